/** For one load of the page, in this tab. */
const key = 'bergauf.development-fields';

/** Milliseconds that fields are looked for: their frontend may be late. */
const restoreMs = 20_000;
const lookMs = 100;
const steadyLooks = 3;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Kept = { place: string; value: string; isChecked: boolean; isFocused: boolean };

const selector = 'input:not([type=password],[type=file],[type=hidden],[type=submit],[type=button]),textarea,select';

/** Keeps what fields show for the load that follows. The router keeps the scroll position. */
export function keepFields(): void {
  const kept = fields().map(([place, field]): Kept => {
    const isChecked = field instanceof HTMLInputElement && field.checked;
    return { place, value: field.value, isChecked, isFocused: field === document.activeElement };
  });
  try {
    sessionStorage.setItem(key, JSON.stringify({ path: location.pathname, kept }));
  } catch {
    // Without storage the fields are empty.
  }
}

/**
 * Gives the fields what they showed before the load, each once React has its properties. An event that comes before React has committed
 * them is lost, so a field is done when it has kept its value for some looks.
 */
export function restoreFields(): void {
  let left = read().map((kept) => ({ kept, looks: 0 }));
  const until = Date.now() + restoreMs;
  const timer = setInterval(() => {
    const found = new Map(fields());
    left = left.filter((one) => {
      const field = found.get(one.kept.place);
      if (!field || !isHydrated(field)) return true;
      one.looks = isAsKept(field, one.kept) ? one.looks + 1 : 0;
      if (one.looks === 0) restore(field, one.kept);
      if (one.looks === steadyLooks && one.kept.isFocused) field.focus({ preventScroll: true });
      return one.looks < steadyLooks;
    });
    if (left.length === 0 || Date.now() > until) clearInterval(timer);
  }, lookMs);
}

/** Takes what was kept, once. */
function read(): Kept[] {
  try {
    const { path, kept } = JSON.parse(sessionStorage.getItem(key) ?? '{}') as { path?: string; kept?: Kept[] };
    sessionStorage.removeItem(key);
    return path === location.pathname ? (kept ?? []) : [];
  } catch {
    return [];
  }
}

/** Each field with its place: its fragment, its name, and which one of those it is. */
function fields(): [string, Field][] {
  const counts = new Map<string, number>();
  return [...document.querySelectorAll<Field>(selector)].map((field) => {
    const fragment = field.closest<HTMLElement>('[data-fragment]')?.dataset['fragment'] ?? '';
    const name = `${fragment} ${field.tagName} ${field.name || field.id}`;
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    return [`${name} ${count}`, field];
  });
}

const isHydrated = (field: Field): boolean => Object.keys(field).some((name) => name.startsWith('__reactProps'));

const isTicked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type);

function isAsKept(field: Field, { value, isChecked }: Kept): boolean {
  return isTicked(field) ? field.checked === isChecked : field.value === value;
}

/** As a shopper would: React hears of it by the events. */
function restore(field: Field, { value, isChecked }: Kept): void {
  if (isTicked(field)) {
    // Of radio buttons the ticked one unticks the others.
    if (isChecked || field.type === 'checkbox') field.click();
    return;
  }
  // Past React's own setter, which would take the value for known.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
