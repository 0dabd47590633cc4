import type { BlogPostTeaser, ProductTile } from 'shared-contracts/entities';
import { describe, expect, it } from 'vitest';
import { moveActive, noResults, optionPaths, orderSuggestions, shownResults } from './search-results.ts';

const suggestion = (phrase: string, weight: number) => ({ phrase, weight });
const picture = { url: '/p.svg', alt: '', width: 800, height: 1000 };
const post: BlogPostTeaser = { id: 1, title: 'Schuhe richtig schnüren', url: '/blog/article/schnueren/', picture };
const product: ProductTile = {
  id: 7,
  url: '/p/laufschuh-7/',
  brandName: 'Norrak',
  nameWithoutBrand: 'Laufschuh',
  gender: 1,
  picture,
  pictureBack: picture,
  prices: { rrpFull: '1', vkFull: '1', cents: { rrp: 1, vk: 1, premium: 1, staff: 1, pro: 1 } },
  colours: [],
  sizes: [],
  isNew: false,
  soldOut: false,
};

describe('orderSuggestions', () => {
  it('sorts by weight, and keeps the order of equal weights', () => {
    const ordered = orderSuggestions([suggestion('a', 1), suggestion('b', 9), suggestion('c', 1)]);
    expect(ordered.map(({ phrase }) => phrase)).toEqual(['b', 'a', 'c']);
  });

  it('lists a phrase once, and at most five phrases', () => {
    const many = ['ski', 'Ski ', 'a', 'b', 'c', 'd', 'e', ' '].map((phrase, index) => suggestion(phrase, 9 - index));
    expect(orderSuggestions(many).map(({ phrase }) => phrase)).toEqual(['ski', 'a', 'b', 'c', 'd']);
  });
});

describe('shownResults', () => {
  it('hides blog posts when there are neither suggestions nor products', () => {
    expect(shownResults({ recent: [], suggestions: [], products: [], posts: [post] })).toEqual(noResults);
    expect(shownResults({ recent: ['rad'], suggestions: [], products: [], posts: [post] }).recent).toEqual(['rad']);
    expect(
      shownResults({ recent: [], suggestions: [suggestion('ski', 3)], products: [], posts: [post] }).posts,
    ).toEqual([post]);
  });
});

describe('optionPaths', () => {
  it('lists earlier searches, suggestions, products and posts in the order of the panel', () => {
    const found = { recent: ['rad'], suggestions: [suggestion('trail schuhe', 3)], products: [product], posts: [post] };
    expect(optionPaths(found)).toEqual([
      '/search/?q=rad',
      '/search/?q=trail+schuhe',
      '/p/laufschuh-7/',
      '/blog/article/schnueren/',
    ]);
  });
});

describe('moveActive', () => {
  it.each([
    [null, 'next', 3, 0],
    [0, 'next', 3, 1],
    [2, 'next', 3, null],
    [null, 'previous', 3, 2],
    [0, 'previous', 3, null],
    [1, 'first', 3, 0],
    [1, 'last', 3, 2],
    [null, 'first', 3, null],
    [null, 'last', 3, null],
    [null, 'next', 0, null],
  ] as const)('from %s by %s of %i options to %s', (active, move, count, expected) => {
    expect(moveActive(active, move, count)).toBe(expected);
  });
});
