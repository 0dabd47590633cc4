/** What was typed into a form that was being sent when the session ended. */
export type KeptForm = {
  /** Names the form on its page. */
  readonly form: string;
  /** The page's path in the app. */
  readonly path: string;
  /** The account that typed it. */
  readonly userHash: string;
  readonly values: Readonly<Record<string, string>>;
  readonly keptAt: number;
};

/** In the storage of the tab, which ends with it. */
const key = 'bergauf.kept-form';
const keptMs = 30 * 60_000;

export function keepForm(kept: KeptForm): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // Where storage is forbidden or full the text is lost, as it would be without it.
  }
}

export function forgetForm(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Where storage is forbidden there is nothing to forget.
  }
}

/** The form that is kept for an account; null without one, after half an hour, and for other accounts. */
export function readKeptForm(userHash: string): KeptForm | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return isKeptForm(kept) && kept.userHash === userHash && Date.now() - kept.keptAt < keptMs ? kept : null;
  } catch {
    return null;
  }
}

function isKeptForm(kept: unknown): kept is KeptForm {
  if (typeof kept !== 'object' || kept === null) return false;
  const { form, path, userHash, values, keptAt } = kept as Record<string, unknown>;
  const areTexts = [form, path, userHash].every((text) => typeof text === 'string' && text !== '');
  return areTexts && typeof values === 'object' && values !== null && typeof keptAt === 'number';
}

/**
 * Puts values into the fields of a form that are on the page.
 * @returns the values whose fields are not there
 */
export function fillFields(form: HTMLFormElement, values: KeptForm['values']): KeptForm['values'] {
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
      return field === null;
    }),
  );
}
