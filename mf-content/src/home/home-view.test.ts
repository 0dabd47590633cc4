import type { HomeData, ProductRow, ProductTile } from 'shared-contracts/entities';
import { describe, expect, it } from 'vitest';
import { homeView } from './home-view.ts';

const picture = (url: string) => ({ url, alt: '', width: 800, height: 1000 });
const piece = (name: string, gender: ProductTile['gender'], soldOut = false) =>
  ({ id: 1, url: `/p/${name}/`, nameWithoutBrand: name, gender, picture: picture(name), soldOut }) as ProductTile;
const row = (id: ProductRow['id'], products: ProductTile[]): ProductRow => ({ id, title: id, url: '/', products });
const women = { gender: 1 as const, name: 'Damen', url: '/damen/', picture: picture('scene') };
const home = (rows: ProductRow[]): HomeData => ({
  hero: { id: 'hero', title: '', text: '', link: { name: '', url: '/' }, picture: picture('hero') },
  genders: [women],
  teasers: [],
  rows,
});
const piecesOf = (rows: ProductRow[]) => homeView(home(rows)).genders[0]?.pieces.map(({ url }) => url);

describe('the view of the home page', () => {
  it('has at most eight tiles of a row', () => {
    const twelve = Array.from({ length: 12 }, (_, index) => piece(String(index), 0));
    expect(homeView(home([row('new', twelve)])).rows[0]?.products).toEqual(twelve.slice(0, 8));
  });

  it('has for each gender a piece of every row in turn, from the last row up', () => {
    const rows = [row('new', [piece('boot', 1)]), row('sale', [piece('shirt', 1), piece('tights', 1)])];
    expect(piecesOf(rows)).toEqual(['shirt', 'boot']);
    expect(piecesOf(rows.slice(1))).toEqual(['shirt', 'tights']);
  });

  it('has no piece of another gender, none sold out and no two of a kind', () => {
    const products = [
      piece('ski', 2),
      piece('jacket', 1, true),
      piece('Nordwand shirt', 1),
      piece('Seeblick 3 shirt', 1),
    ];
    expect(piecesOf([row('sale', products)])).toEqual(['Nordwand shirt']);
    expect(piecesOf([])).toEqual([]);
  });
});
