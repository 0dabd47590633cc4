import path from 'node:path';
import { addPhotographs } from '@bergauf/api/testing/media/add-photographs';
import type { Page } from 'playwright/test';
import { findProduct } from '../../../system/catalogue.ts';
import { startPhotographedApi } from '../../../system/services/photographed-api.ts';
import { type SecondShell, startSecondShell } from '../../../system/services/second-shell.ts';
import { theShop } from '../../../system/services/shop.ts';
import { expect, hydrated, test } from '../../../system/shop-page.ts';

// In one worker: a shell and its photographs take seconds.
test.describe.configure({ mode: 'default' });

let shell: SecondShell;
/** URL of a product; each product has all photographs. */
let product: string;
let closeApi: () => Promise<void>;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  const { home, origins } = theShop();
  const photographs = await addPhotographs(path.join(home, 'media'));
  const api = await startPhotographedApi(origins.api, photographs);
  closeApi = api.close;
  shell = await startSecondShell({ API_ORIGIN: api.origin });
  product = (await findProduct(origins.api, '/search/', () => true)).url;
});
test.afterAll(async () => {
  await shell?.stop();
  await closeApi?.();
});

type Shown = {
  alt: string;
  /** CSS pixels of the frame. */
  width: number;
  height: number;
  fit: string;
  ground: string;
  /** The file, and the pixels of its width, from the attribute `srcset`. */
  file: string;
  pixels: number;
  widthsOffered: number[];
  /** Device pixels that the frame is wide. */
  needed: number;
};

/** What the browser has loaded for the visible pictures below a selector. */
async function shownIn(page: Page, selector: string): Promise<Shown[]> {
  const pictures = page.locator(selector).filter({ visible: true });
  await expect(pictures.first()).toBeVisible();
  return pictures.evaluateAll(async (images) => {
    const widths = (set: string) => set.split(', ').map((source) => source.split(' ') as [string, string]);
    return Promise.all(
      (images as HTMLImageElement[]).map(async (image) => {
        image.loading = 'eager';
        await image.decode();
        const { objectFit, backgroundColor } = getComputedStyle(image);
        const source = image.parentElement?.querySelector('source');
        const offered = widths(source?.srcset ?? '');
        const loaded = offered.find(([url]) => image.currentSrc.endsWith(url));
        return {
          alt: image.alt,
          width: image.clientWidth,
          height: image.clientHeight,
          fit: objectFit,
          ground: backgroundColor,
          file: image.currentSrc.slice(image.currentSrc.lastIndexOf('/') + 1),
          pixels: Number.parseInt(loaded?.[1] ?? '0', 10),
          widthsOffered: offered.map(([, width]) => Number.parseInt(width, 10)),
          needed: image.clientWidth * devicePixelRatio,
        };
      }),
    );
  });
}

const white = 'rgb(255, 255, 255)';
const grounds: Readonly<Record<string, string>> = {
  '1:1 on white': white,
  '1:3 on white': white,
  '2:3 on white': white,
  '4:5 on white': white,
  '16:9 on white': white,
  'small on white': white,
  '1:1 transparent': 'rgb(235, 232, 223)',
  '1:3 transparent': 'rgb(235, 232, 223)',
};

/** Enough pixels, in one of the two next widths; the greatest where the photograph has not enough. */
function expectFittingWidth({ pixels, needed, widthsOffered }: Shown): void {
  const enough = widthsOffered.filter((width) => width >= needed * 0.98).slice(0, 2);
  expect(enough.length > 0 ? enough : widthsOffered.slice(-1)).toContain(pixels);
}

for (const [width, deviceScaleFactor] of [
  [390, 3],
  [820, 2],
  [1440, 1],
] as const) {
  test.describe(`on a page of ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 }, deviceScaleFactor });

    test('tiles show photographs of any proportion whole, on their own ground, in the width that is needed', async ({
      page,
      complaints,
    }) => {
      await page.goto(`${shell.origin}/search/`);
      await hydrated(page, 'mf-catalog');
      const shown = await shownIn(page, 'article img');
      expect(new Set(shown.map(({ alt }) => alt)).size).toBe(13);
      for (const picture of shown) {
        expect(picture.file).toMatch(/\.avif$/);
        expect(picture.fit).toBe('contain');
        expect(picture.ground).toBe(grounds[picture.alt] ?? picture.ground);
        expect(Math.abs(picture.height / picture.width - 1.25)).toBeLessThan(0.01);
        expectFittingWidth(picture);
      }
      expect(complaints).toEqual({ console: [], csp: [] });
    });

    test('the gallery, its thumbnails and its zoom show photographs of any proportion whole', async ({
      page,
      complaints,
    }) => {
      await page.goto(`${shell.origin}${product}`);
      await hydrated(page, 'mf-catalog');
      const gallery = page.getByRole('region', { name: /Bilder/ });
      await expect(gallery.locator('[id="bild-1"] img')).toBeVisible();
      const slides = await shownIn(page, '[id^="bild-"] img');
      expect(new Set(slides.map(({ alt }) => alt)).size).toBe(13);
      const [first] = slides;
      for (const slide of slides) {
        expect(slide, slide.alt).toMatchObject({ fit: 'contain', width: first?.width, height: first?.height });
        expect(slide.ground).toBe(grounds[slide.alt] ?? slide.ground);
        expectFittingWidth(slide);
      }
      // On narrow screens they are lines.
      const thumbs = width < 993 ? [] : await shownIn(page, 'a[href^="#bild-"] img');
      expect(thumbs.length).toBe(width < 993 ? 0 : slides.length);
      for (const [index, thumb] of thumbs.entries()) {
        expect(thumb).toMatchObject({ width: thumbs[0]?.width, height: thumbs[0]?.height });
        // A browser may show a larger file of the same picture that it already has.
        if (thumb.file !== slides[index]?.file) expectFittingWidth(thumb);
      }
      // A `source` with a box would be an item of its own in rows that are grids.
      const boxes = await page
        .locator('source')
        .evaluateAll((all) => all.filter((one) => one.getClientRects().length > 0));
      expect(boxes).toEqual([]);
      await gallery.locator('[id="bild-1"] img').click();
      await expect(page.getByRole('dialog')).toBeVisible();
      // Their files are the same at every width, but for the pixels of the screen.
      for (const { alt, ground } of slides.slice(0, width === 1440 ? slides.length : 3)) {
        const [zoomed] = await shownIn(page, 'dialog[open] img');
        expect(zoomed).toMatchObject({ alt, ground, width, height: 900, fit: 'contain' });
        await page.keyboard.press('ArrowRight');
      }
      expect(complaints).toEqual({ console: [], csp: [] });
    });
  });
}
