import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession, Locator, Page } from 'playwright';

/** Taps through the DevTools protocol: Playwright's own tap runs code in the page, which would be measured too. */
export async function tap(page: Page, target: Locator): Promise<void> {
  const { x, y } = await middleOf(target);
  await page.touchscreen.tap(x, y);
}

/** Milliseconds that a finger rests on the screen when it taps. */
const touchMs = 80;

/** A tap as long as that of a finger: work that the page starts on touch has this time before the click. */
export async function slowTap(cdp: CDPSession, target: Locator): Promise<void> {
  const touch = await middleOf(target);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [touch] });
  await sleep(touchMs);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to tap on.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
