/** Milliseconds for which clicks are kept; `useClickReplay` repeats no older ones. A click holds the page on which it happened in memory. */
const keptMs = 5_000;

/** The same for choices, such as a heart, which look chosen until then: on a slow line their scripts take longer. */
const keptChoiceMs = 60_000;

/** The first errors that are kept. */
const keptErrors = 20;

/** Buttons that do nothing without script. */
const ownButtons = 'button[type="button"]:not([popovertarget], [commandfor])';

/** Whether React has attached itself to the node. */
export const isOfReact = (node: Node): boolean => Object.keys(node).some((key) => key.startsWith('__react'));

/**
 * Records the latest clicks, which each boundary repeats once it is hydrated (`useClickReplay`), and marks their buttons until then unless
 * React has handled the click (decision 0043).
 */
export function recordClicks(): void {
  const clicks: Event[] = [];
  globalThis.bergaufClicks = clicks;
  const record = (click: Event): void => {
    const button = click.target instanceof Element ? click.target.closest<HTMLElement>(ownButtons) : null;
    const ms = button?.hasAttribute('aria-pressed') ? keptChoiceMs : keptMs;
    clicks.push(click);
    setTimeout(() => clicks.splice(clicks.indexOf(click), 1), ms);
    if (button) setTimeout(() => mark(button, ms));
  };
  addEventListener('click', record, true);
}

function mark(button: HTMLElement, ms: number): void {
  if (isOfReact(button) || button.closest('[data-unavailable]')) return;
  button.dataset['clicked'] = '';
  setTimeout(() => delete button.dataset['clicked'], ms);
}

/**
 * Makes Enter in a field a click on the hidden submit button of a form that needs script, which is disabled in the HTML: with this method it
 * sends nothing. Browsers that do not know the method would put the fields into the address; this script leaves them alone.
 */
export function recordEnter(): void {
  addEventListener('focusin', ({ target }) => {
    const button =
      target instanceof HTMLInputElement && target.form?.querySelector<HTMLButtonElement>('button[disabled][hidden]');
    if (!button) return;
    button.formMethod = 'dialog';
    button.disabled = false;
  });
}

/** Records the first uncaught errors, for the report of the page load. */
export function recordErrors(): void {
  const errors: Event[] = [];
  globalThis.bergaufErrors = errors;
  const record = (error: Event): void => {
    if (errors.length < keptErrors) errors.push(error);
  };
  addEventListener('error', record);
  addEventListener('unhandledrejection', record);
}
