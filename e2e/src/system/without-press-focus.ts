import type { Page } from 'playwright/test';

/** Lets presses move the focus as in Safari: links, buttons and checkboxes take none, and what has it loses it. */
export const withoutPressFocus = (page: Page): Promise<unknown> => page.addInitScript(pressAsInSafari);

/** Runs in the browser. */
function pressAsInSafari(): void {
  const takesFocus = 'input:not([type=checkbox], [type=radio]), textarea, select, [tabindex], dialog';
  const takesNone = 'a[href], button, input, summary';
  const press = (event: MouseEvent): void => {
    if (event.defaultPrevented) return;
    const path = event.composedPath().filter((node) => node instanceof HTMLElement);
    const pressed = path.find((element) => element.matches(`${takesFocus}, ${takesNone}`));
    if (!pressed || pressed.matches(takesFocus)) return;
    event.preventDefault();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    path.find((element) => element.matches(takesFocus))?.focus({ preventScroll: true });
  };
  // The browser acts after all listeners.
  addEventListener('mousedown', () => addEventListener('mousedown', press, { once: true }), { capture: true });
}
