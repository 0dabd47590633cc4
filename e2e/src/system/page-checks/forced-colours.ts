import type { Locator } from 'playwright/test';
import { expect } from '../shop-page.ts';

/** The element looks different without its state. */
export async function expectShown(element: Locator, state: string): Promise<void> {
  // A locator by the state would no longer find it.
  const handle = await element.elementHandle();
  if (!handle) throw new Error(`No element has ${state}`);
  const chosen = await handle.screenshot();
  const value = await handle.getAttribute(state);
  await handle.evaluate((it, name) => it.removeAttribute(name), state);
  const other = await handle.screenshot();
  await handle.evaluate((it, [name, to]) => it.setAttribute(name, to), [state, value ?? ''] as const);
  expect.soft(chosen.equals(other), `${state} of ${await handle.textContent()}`).toBe(false);
}

/** The element has a border: the screen looks different without its outline, which forced colours paint. */
export async function expectBordered(element: Locator): Promise<void> {
  const page = element.page();
  const bordered = await page.screenshot();
  await element.evaluate((it: HTMLElement) => it.style.setProperty('outline', 'none'));
  const plain = await page.screenshot();
  await element.evaluate((it: HTMLElement) => it.style.removeProperty('outline'));
  expect.soft(bordered.equals(plain), `border of ${await element.getAttribute('aria-label')}`).toBe(false);
}

/** Buttons that are a picture alone show it, and every control shows that it has the focus. */
export async function expectControlsSeen(box: Locator): Promise<void> {
  const controls = await box.locator(':is(a[href], button):visible').all();
  expect(controls.length).toBeGreaterThan(0);
  // The focus ring is shown only after keyboard input.
  await box.page().keyboard.press('Shift');
  for (const control of controls) {
    const name = (await control.getAttribute('aria-label')) ?? (await control.textContent()) ?? '';
    const outlines = await control.evaluate((it: HTMLElement) => {
      it.focus();
      return [undefined, '::before', '::after'].map((part) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(it, part);
        return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
      });
    });
    expect.soft(Math.max(...outlines), `focus of ${name}`).toBeGreaterThanOrEqual(2);
    const picture = control.locator(':scope > :is(svg, span[aria-hidden])');
    if ((await picture.count()) === 0) continue;
    const drawn = await control.screenshot();
    await picture.evaluateAll((all) => {
      for (const one of all) (one as HTMLElement).style.visibility = 'hidden';
    });
    const empty = await control.screenshot();
    await picture.evaluateAll((all) => {
      for (const one of all) (one as HTMLElement).style.visibility = '';
    });
    expect.soft(drawn.equals(empty), `picture of ${name}`).toBe(false);
  }
}
