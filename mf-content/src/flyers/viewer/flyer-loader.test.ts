import type { AppContext, SiteLocale } from 'shared-contracts/app';
import type { Flyer } from 'shared-contracts/entities';
import { describe, expect, it } from 'vitest';
import { flyerData, loadFlyer } from './flyer-loader.ts';

const picture = { url: '/pictures/flyer/winter-1.svg', alt: 'Winter, Seite 1', width: 1050, height: 1485 };
const spot = { x: 0, y: 0, w: 50, h: 50, productId: 7, url: '/p/ski/', name: 'Ski', priceFull: '€ 9,00' };
const flyer: Flyer = {
  path: 'winter',
  url: '/werbung/winter/',
  title: 'Winter',
  text: 'Ski und mehr.',
  validFrom: '2026-11-16',
  validTo: '2026-12-05',
  pages: [
    { number: 1, picture, text: 'Winter. Kalt.', heading: 'Winter', paragraphs: ['Kalt.'], spots: [] },
    { number: 2, picture, text: 'Ski. Ski, € 9,00.', spots: [spot] },
  ],
};
const dataOf = (query = '', today = '2026-11-22', sent = flyer, locale: SiteLocale = 'at', discountShowLimit = 0) =>
  flyerData(sent, new URLSearchParams(query), today, { locale, discountShowLimit });

describe('the data of a flyer', () => {
  it('has the page and the view of the address', () => {
    expect(dataOf()).toMatchObject({ page: 1, view: 'book' });
    expect(dataOf('seite=2&ansicht=liste')).toMatchObject({ page: 2, view: 'list' });
    expect(dataOf('seite=9&ansicht=x')).toMatchObject({ page: 2, view: 'book' });
  });

  it('has ended after its last day', () => {
    expect(dataOf('', '2026-12-05')?.validity.state).toBe('current');
    expect(dataOf('', '2026-12-06')?.validity.state).toBe('over');
  });

  it('shows the whole text of a page where an older API sends no heading', () => {
    expect(dataOf()?.pages[1]).toMatchObject({ heading: '', paragraphs: ['Ski. Ski, € 9,00.'] });
    expect(dataOf()?.pages[1]?.spots[0]?.recommendedFull).toBeNull();
  });

  it('leaves out a malformed hot spot, not its page', () => {
    const [cover, second] = flyer.pages;
    if (!cover || !second) throw new Error('The flyer has two pages');
    const broken = { ...second, spots: [{ ...spot, x: 'left' } as unknown as typeof spot, spot] };
    expect(dataOf('', '2026-11-22', { ...flyer, pages: [cover, broken] })?.pages[1]?.spots).toHaveLength(1);
  });

  it.each([
    ['at', '#uvp-25', '€ 12,00'],
    ['en', '#uvp-25', '€ 12,00'],
    ['hu', '#ab-25', null],
    ['cz', '#ab-25', null],
  ] as const)('has recommended prices for %s only where they may be shown (SPEC 5)', (locale, ending, recommended) => {
    const [cover, second] = flyer.pages;
    if (!cover || !second) throw new Error('The flyer has two pages');
    const reduced = { ...second, spots: [{ ...spot, recommendedFull: '€ 12,00' }] };
    const shown = dataOf('', '2026-11-22', { ...flyer, pages: [cover, reduced] }, locale)?.pages[1];
    expect(dataOf()?.pages.map((page) => page.picture.url)).toEqual([picture.url, picture.url]);
    expect(shown?.picture.url).toBe(`${picture.url}${ending}`);
    expect(shown?.spots[0]?.recommendedFull).toBe(recommended);
  });

  it.each([
    ['at', 0, '#uvp-10'],
    ['at', 10, '#uvp-25'],
    ['at', 24, '#uvp-25'],
    ['at', 25, ''],
    ['hu', 10, '#ab-25'],
    ['hu', 25, ''],
  ] as const)(
    'requests the drawing with discounts above the limit of the site: in %s above %i %%',
    (locale, limit, ending) => {
      const [cover, second] = flyer.pages;
      if (!cover || !second) throw new Error('The flyer has two pages');
      const spots = ['€ 12,00', '€ 10,00', '€ 9,00'].map((recommendedFull) => ({ ...spot, recommendedFull }));
      const shown = dataOf('', '2026-11-22', { ...flyer, pages: [cover, { ...second, spots }] }, locale, limit)
        ?.pages[1];
      expect(shown?.picture.url).toBe(`${picture.url}${ending}`);
    },
  );

  it('does not exist without pages', () => {
    expect(dataOf('', '2026-11-22', { ...flyer, pages: [] })).toBeNull();
  });
});

it('a path that is no name of a flyer is not found without a request; a flyer that cannot be read has failed', async () => {
  const paths: string[] = [];
  const get = async (path: string) => {
    paths.push(path);
    return { ok: true, data: {} };
  };
  const app = { api: { get }, locale: 'at' } as unknown as AppContext;
  const request = { url: new URL('http://shop.example/werbung/x/'), signal: new AbortController().signal };
  const load = (name: string) => loadFlyer({ app, params: { '*': name }, request });
  for (const name of ['', 'winter/2/', '../shops', 'Winter?x=1', '-winter']) {
    expect(await load(name), name).toEqual({ kind: 'not-found' });
  }
  expect(paths).toEqual([]);
  expect(await load('winter/')).toMatchObject({ kind: 'failed', error: { kind: 'malformed' } });
  expect(paths).toEqual(['/api/v1/flyers/winter/?locale=at']);
});
