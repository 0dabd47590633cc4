import { phone } from '../../../system/main-pages.ts';
import { recordLayoutShifts } from '../../../system/page-checks/layout-shifts.ts';
import { expect, hydrated, painted, test } from '../../../system/shop-page.ts';

test.use(phone);

const [usual, rare] = ['archivo', 'archivo-rare'];

for (const { path, first, held } of ['/', '/en/'].flatMap((path) => [
  { path, first: rare, held: usual },
  { path, first: usual, held: rare },
])) {
  test(`${path}: nothing moves where the font's file ${held} arrives after ${first} (UX 29)`, async ({
    page,
    shop,
  }) => {
    const layoutShift = await recordLayoutShifts(page);
    let release = (): void => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(new RegExp(`/${held}\\.[0-9a-f]+\\.woff2$`), async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(shop.origins.shop + path, { waitUntil: 'commit' });
    await hydrated(page);
    const load = (character: string): Promise<number> =>
      page.evaluate(async (text) => (await document.fonts.load('1em "Archivo Variable"', text)).length, character);
    const characters = { [usual]: 'a', [rare]: '’' };
    // The page is painted with the first file alone.
    expect(await load(characters[first] ?? '')).toBe(1);
    await painted(page);
    const last = load(characters[held] ?? '');
    release();
    expect(await last).toBe(1);
    await painted(page);
    expect(await layoutShift()).toBeLessThan(0.005);
  });
}
