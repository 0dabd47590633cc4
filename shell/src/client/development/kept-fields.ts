/** Lasts for one load of the page, in this tab. */
const key = 'bergauf.development-fields';

/** Milliseconds during which fields are searched for: their frontend may load late. */
const restoreMs = 20_000;
const checkIntervalMs = 100;
const stableChecks = 3;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Kept = { place: string; value: string; isChecked: boolean; isFocused: boolean };

const selector = 'input:not([type=password],[type=file],[type=hidden],[type=submit],[type=button]),textarea,select';

/** Stores the fields' values for the next page load. The router restores the scroll position. */
export function keepFields(): void {
  const kept = fields().map(([place, field]): Kept => {
    const isChecked = field instanceof HTMLInputElement && field.checked;
    return { place, value: field.value, isChecked, isFocused: field === document.activeElement };
  });
  try {
    sessionStorage.setItem(key, JSON.stringify({ path: location.pathname, kept }));
  } catch {
    // Without storage the fields stay empty after the load.
  }
}

/**
 * Restores the fields' values from before the load, each once React has hydrated it. An event that is dispatched before React has committed
 * the field is lost, so a field is done when it has kept its value for several checks.
 */
export function restoreFields(): void {
  let left = read().map((kept) => ({ kept, checks: 0 }));
  const until = Date.now() + restoreMs;
  const timer = setInterval(() => {
    const found = new Map(fields());
    left = left.filter((one) => {
      const field = found.get(one.kept.place);
      if (!field || !isHydrated(field)) return true;
      one.checks = isAsKept(field, one.kept) ? one.checks + 1 : 0;
      if (one.checks === 0) restore(field, one.kept);
      if (one.checks === stableChecks && one.kept.isFocused) field.focus({ preventScroll: true });
      return one.checks < stableChecks;
    });
    if (left.length === 0 || Date.now() > until) clearInterval(timer);
  }, checkIntervalMs);
}

/** Reads the stored values and deletes them. */
function read(): Kept[] {
  try {
    const { path, kept } = JSON.parse(sessionStorage.getItem(key) ?? '{}') as { path?: string; kept?: Kept[] };
    sessionStorage.removeItem(key);
    return path === location.pathname ? (kept ?? []) : [];
  } catch {
    return [];
  }
}

/** Each field with a key of its fragment, its tag and name, and its index among those. */
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

/** As a shopper would do it: the events tell React. */
function restore(field: Field, { value, isChecked }: Kept): void {
  if (isTicked(field)) {
    // Checking a radio button unchecks the others.
    if (isChecked || field.type === 'checkbox') field.click();
    return;
  }
  // Bypasses React's own setter, with which React would not notice the change.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
