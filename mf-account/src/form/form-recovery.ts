import type { AppContext } from 'shared-contracts/app';
import { createStore, defineStore } from 'shared-contracts/store';

/** Values of a form that was being sent when the session ended. */
export type RecoverableForm = {
  /** Name of the form on its page. */
  readonly form: string;
  /** The page's path in the app. */
  readonly path: string;
  /** The account whose customer typed them. */
  readonly userHash: string;
  readonly values: Readonly<Record<string, string>>;
  readonly keptAt: number;
};

/** In the tab's session storage, until someone signs in there: at the end of a session the browser navigates home by a full page load. */
const key = 'bergauf.kept-form';
const keptMs = 30 * 60_000;

/** The form that was read from the storage, for the next page of the account. */
const taken = defineStore(() => createStore<{ readonly kept: RecoverableForm | null }>(() => ({ kept: null })));

export function keepForm(kept: RecoverableForm): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // Where storage is forbidden or full, the values are lost.
  }
}

/**
 * Moves the stored form from the storage into memory, where it is returned until `forgetForm`.
 * @returns null without one, for guests and other accounts, and after half an hour
 */
export function takeRecoverableForm(app: AppContext): RecoverableForm | null {
  const session = app.session.read();
  if (session.kind !== 'customer') return null;
  const store = taken.of(app);
  const found = takeStored() ?? store.getState().kept;
  const kept = found?.userHash === session.userHash && Date.now() - found.keptAt < keptMs ? found : null;
  if (kept !== store.getState().kept) store.setState({ kept });
  return kept;
}

/** Called when an account page is shown: its forms have taken their values, and the rest is discarded. */
export function forgetForm(app: AppContext): void {
  takeStored();
  taken.of(app).setState({ kept: null });
}

function takeStored(): RecoverableForm | null {
  try {
    const stored = sessionStorage.getItem(key) ?? 'null';
    sessionStorage.removeItem(key);
    const kept: unknown = JSON.parse(stored);
    return isRecoverableForm(kept) ? kept : null;
  } catch {
    return null;
  }
}

function isRecoverableForm(kept: unknown): kept is RecoverableForm {
  if (typeof kept !== 'object' || kept === null) return false;
  const { form, path, userHash, values, keptAt } = kept as Record<string, unknown>;
  const areTexts = [form, path, userHash].every((text) => typeof text === 'string' && text !== '');
  return areTexts && typeof values === 'object' && values !== null && typeof keptAt === 'number';
}

/**
 * Writes values into the fields of a form that exist.
 * @returns the values whose fields do not exist yet; a field that appears later without one keeps its initial value
 */
export function fillFields(form: HTMLFormElement, values: RecoverableForm['values']): RecoverableForm['values'] {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => {
      const field = form.elements.namedItem(name);
      if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = value !== '';
      else if (
        field instanceof HTMLInputElement ||
        field instanceof HTMLSelectElement ||
        field instanceof RadioNodeList
      )
        field.value = value;
      return field === null && value !== '';
    }),
  );
}
