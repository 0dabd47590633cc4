import type { HomeTeaser, ProductRow, ProductTile } from 'shared-contracts/entities';
import { describe, expect, it } from 'vitest';
import { type HomeResponse, type HomeView, homeView } from './home-view.ts';

const picture = (url: string) => ({ url, alt: '', width: 800, height: 1000 });
const piece = (name: string, gender: ProductTile['gender'], soldOut = false) =>
  ({
    id: 1,
    url: `/p/${name}/`,
    nameWithoutBrand: name,
    gender,
    picture: picture(name),
    pictureBack: picture(name),
    prices: { cents: { vk: 1 } },
    colours: [],
    sizes: [],
    soldOut,
  }) as unknown as ProductTile;
const row = (id: ProductRow['id'], products: ProductTile[]): ProductRow => ({ id, title: id, url: '/', products });
const women = { gender: 1 as const, name: 'Damen', url: '/damen/', picture: picture('scene') };
const hero = { id: 'hero', title: '', text: '', link: { name: '', url: '/' }, picture: picture('hero') };
const teaser = { ...hero, id: 'winter', picture: picture('winter') };
const former = (rows: ProductRow[], teasers: HomeTeaser[] = []): HomeResponse => ({
  hero,
  genders: [women],
  teasers,
  rows,
});
const kindsOf = ({ sections }: HomeView): string[] =>
  sections.map((section) => (section.kind === 'products' ? section.row.id : section.kind));
const arranged = (sections: unknown, rows: ProductRow[] = []): HomeView => homeView({ ...former(rows), sections });
const piecesOf = (rows: ProductRow[]): string[] =>
  homeView(former(rows)).sections.flatMap((section) =>
    section.kind === 'genders' ? section.genders.flatMap(({ pieces }) => pieces.map(({ url }) => url)) : [],
  );

describe('the view of the home page', () => {
  it('has the sections in the order of the API, each as often as it occurs', () => {
    const rows = [row('new', [piece('boot', 1)]), row('sale', [piece('shirt', 1)])];
    const sections = [
      { kind: 'products', row: 'sale', title: 'Sale' },
      { kind: 'hero' },
      { kind: 'products', row: 'new', title: 'Neu' },
      { kind: 'products', row: 'sale', title: 'Noch mehr' },
    ];
    expect(kindsOf(arranged(sections, rows))).toEqual(['sale', 'hero', 'new', 'sale']);
  });

  it('has the categories of a gender, and none if the API sends none or malformed ones', () => {
    const shoes = { name: 'Schuhe', url: '/damen/schuhe/' };
    const categoriesOf = (categories: unknown) =>
      homeView({ ...former([]), genders: [{ ...women, categories }] as HomeResponse['genders'] }).sections.flatMap(
        (section) => (section.kind === 'genders' ? section.genders.flatMap((gender) => gender.categories) : []),
      );
    expect(categoriesOf([shoes])).toEqual([shoes]);
    for (const other of [undefined, 'Schuhe', [{ name: 'Schuhe' }], [null]]) expect(categoriesOf(other)).toEqual([]);
  });

  it('leaves out unknown kinds, malformed sections, and rows without products', () => {
    const sections = [
      { kind: 'carousel', slides: [] },
      { kind: 'sports', title: 'Sport', sports: [{ name: 'Laufen', url: '/sport/laufen/' }] },
      { kind: 'brands' },
      { kind: 'products', row: 'new', title: 'Neu' },
      { kind: 'toString' },
      null,
      'hero',
      { kind: 'hero' },
    ];
    expect(kindsOf(arranged(sections))).toEqual(['hero']);
  });

  it('leaves out malformed rows, genders and teasers, not the page', () => {
    const rows = [null, { id: 'new', title: 'Neu', url: '/' }, row('sale', [piece('shirt', 1)])] as ProductRow[];
    const sale = { kind: 'products', row: 'sale', title: 'Sale' };
    expect(kindsOf(arranged([sale, { kind: 'products', row: 'new', title: 'Neu' }], rows))).toEqual(['sale']);
    const broken = { id: 1, gender: 1 } as unknown as ProductTile;
    expect(piecesOf([row('sale', [broken, piece('shirt', 1)])])).toEqual(['shirt']);
    const genders = [null, { gender: 2 }, women] as HomeResponse['genders'];
    const { sections } = homeView({ ...former(rows), genders, teasers: [{ title: 'x' }] as HomeTeaser[] });
    expect(sections.map(({ kind }) => kind)).toEqual(['hero', 'genders', 'products']);
    expect(sections[1]).toMatchObject({ genders: { length: 1 } });
  });

  it('has a fixed order where an older API sends no sections', () => {
    const rows = [row('new', [piece('boot', 1)]), row('sale', [piece('shirt', 1)])];
    expect(kindsOf(homeView(former(rows, [teaser])))).toEqual(['hero', 'genders', 'new', 'teasers', 'sale']);
    expect(kindsOf(homeView(former([])))).toEqual(['hero', 'genders']);
  });

  it('has every second campaign mirrored', () => {
    const campaign = { kind: 'campaign', teaser, products: [] };
    const { sections } = arranged([campaign, { kind: 'hero' }, { ...campaign }, { ...campaign }]);
    expect(sections.flatMap((section) => (section.kind === 'campaign' ? section.isMirrored : []))).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('has at most eight tiles of a row', () => {
    const twelve = Array.from({ length: 12 }, (_, index) => piece(String(index), 0));
    const { sections } = arranged([{ kind: 'products', row: 'new', title: '' }], [row('new', twelve)]);
    expect(sections).toMatchObject([{ row: { products: twelve.slice(0, 8) } }]);
  });

  it('has for each gender a product of every row in turn, from the last row up', () => {
    const rows = [row('new', [piece('boot', 1)]), row('sale', [piece('shirt', 1), piece('tights', 1)])];
    expect(piecesOf(rows)).toEqual(['shirt', 'boot']);
    expect(piecesOf(rows.slice(1))).toEqual(['shirt', 'tights']);
  });

  it('has no product of another gender, none sold out and no two of a kind', () => {
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
