import fc from 'fast-check';
import type { ProductTile } from 'shared-contracts/entities';
import { expect, it } from 'vitest';
import { type LoadedPages, remember, shownPages } from './loaded-pages.ts';

const prices = { rrpFull: '', vkFull: '', cents: { rrp: 1, vk: 1, premium: 1, staff: 1, pro: 1 } };
const picture = { url: '/p.svg', alt: '', width: 8, height: 10 };

function tile(id: number): ProductTile {
  return {
    id,
    url: `/p/${id}/`,
    brandName: '',
    nameWithoutBrand: '',
    gender: 0,
    picture,
    pictureBack: { url: '' },
    prices,
    colours: [],
    sizes: [],
    isNew: false,
    soldOut: false,
  };
}

const pageOf = (page: number) => [tile(page * 10), tile(page * 10 + 1)];
const loadedUpTo = (pages: number, list = '/ski/') => {
  return Array.from({ length: pages }, (_, index) => index + 1).reduce<LoadedPages>(
    (loaded, page) => remember(loaded, list, page, pageOf(page)),
    [],
  );
};
const ids = ({ products }: { products: readonly ProductTile[] }) => products.map(({ id }) => id);

it('combines the pages from the first one loaded', () => {
  const shown = shownPages(loadedUpTo(2), '/ski/', 3, pageOf(3), 2);
  expect(shown.firstPage).toBe(2);
  expect(ids(shown)).toEqual([20, 21, 30, 31]);
});

it('shows a page alone after a page link', () => {
  expect(ids(shownPages(loadedUpTo(2), '/ski/', 3, pageOf(3), 3))).toEqual([30, 31]);
});

it('shows the page alone if an earlier one is no longer stored', () => {
  expect(shownPages([], '/ski/', 3, pageOf(3), 1)).toMatchObject({ firstPage: 3 });
});

it('uses no page of another list', () => {
  expect(ids(shownPages(loadedUpTo(2, '/rad/'), '/ski/', 3, pageOf(3), 1))).toEqual([30, 31]);
});

it('stores the last five lists', () => {
  const lists = ['/1/', '/2/', '/3/', '/4/', '/5/', '/6/'];
  const loaded = lists.reduce<LoadedPages>((all, list) => remember(all, list, 1, pageOf(1)), loadedUpTo(1, '/0/'));
  const isRemembered = (list: string) => shownPages(loaded, list, 2, pageOf(2), 1).firstPage === 1;
  expect(['/0/', ...lists].filter(isRemembered)).toEqual(['/2/', '/3/', '/4/', '/5/', '/6/']);
});

it('shows an article that has moved to the next page only once', () => {
  const loaded = remember([], '/ski/', 1, [tile(1), tile(2)]);
  expect(ids(shownPages(loaded, '/ski/', 2, [tile(2), tile(3)], 1))).toEqual([1, 2, 3]);
});

it('has no gap and ends with the current page after any visits', () => {
  const page = fc.integer({ min: 1, max: 6 });
  fc.assert(
    fc.property(fc.array(page), page, page, (visits, current, begin) => {
      const loaded = visits.reduce<LoadedPages>((all, each) => remember(all, '/ski/', each, pageOf(each)), []);
      const { firstPage, products } = shownPages(loaded, '/ski/', current, pageOf(current), begin);
      const pages = Array.from({ length: current - firstPage + 1 }, (_, index) => firstPage + index);
      expect(firstPage).toBeGreaterThanOrEqual(Math.min(begin, current));
      expect(ids({ products })).toEqual(pages.flatMap((each) => ids({ products: pageOf(each) })));
    }),
  );
});
