import { soakLength } from '@bergauf/api/testing/soak';
import { applyChange, stateOf, tick, untilState } from '../../../system/list-history.ts';
import { delayResponses, group, heldBack, open, place } from '../../../system/list-page.ts';
import { expect, test } from '../../../system/shop-page.ts';

test.use({ viewport: { width: 1440, height: 900 } });
test.use({ pictures: 'none' });

const payloads = /\/_payload\//;

/** How often Back and Forward are repeated. */
const rounds = soakLength({ short: 2, full: 5 });

for (const ms of [300, 1000]) {
  test(`UX 31: Back while a response takes ${ms} ms drops it, and every control accepts the next change`, async ({
    page,
    shop,
  }) => {
    await open(page, `${shop.origins.shop}${place}`);
    const plain = await stateOf(page);
    const filtered = await applyChange(page, tick('Marke'));
    const responsesArrived = await delayResponses(page, payloads, ms);
    for (let time = 1; time <= rounds; time++) {
      await group(page, 'Farbe').locator('input[type=checkbox]:enabled').nth(time).check();
      // In the page: a test that asks from outside may take longer than the response.
      await page.evaluate(async () => {
        while (!document.querySelector('section[aria-busy="true"]')) await new Promise(requestAnimationFrame);
        history.back();
      });
      await untilState(page, plain, `Back, time ${time}`);
      await responsesArrived();
      expect(await stateOf(page)).toEqual(plain);
      await page.goForward();
      await untilState(page, filtered, `Forward, time ${time}`);
    }
    expect(await applyChange(page, tick('Farbe'))).toMatchObject({
      locked: 0,
      ticked: [...filtered.ticked, expect.any(String)],
    });
  });
}

test('UX 31: Back in the same task as a tick leaves no control locked', async ({ page, shop }) => {
  await open(page, `${shop.origins.shop}${place}`);
  await applyChange(page, tick('Marke'));
  await page.evaluate(() => {
    document.querySelectorAll<HTMLInputElement>('aside input[type=checkbox]:enabled:not(:checked)')[3]?.click();
    history.back();
  });
  // The list is not busy yet right after the click: the state has to settle and stay settled.
  const settled = async () => {
    const { path, ticked, locked, busy } = await stateOf(page);
    const inAddress = new URLSearchParams(path.split('?')[1]).get('filters')?.split(',') ?? [];
    return { busy, locked, agrees: inAddress.join() === ticked.join() };
  };
  const free = { busy: 'false', locked: 0, agrees: true };
  await expect.poll(settled).toEqual(free);
  await page.waitForLoadState('networkidle');
  expect(await settled()).toEqual(free);
});

test('UX 31: Back while the response of another filter never arrives shows nothing of that filter', async ({
  page,
  shop,
}) => {
  await open(page, `${shop.origins.shop}${place}`);
  const plain = await stateOf(page);
  const filtered = await applyChange(page, tick('Marke'));
  const release = await heldBack(page, payloads);
  await page.getByLabel('Sortieren').selectOption('price.asc');
  await expect.poll(async () => (await stateOf(page)).locked).toBeGreaterThan(0);
  await page.goBack();
  await untilState(page, plain, 'Back');
  await release();
  await page.goForward();
  await untilState(page, filtered, 'Forward');
});
