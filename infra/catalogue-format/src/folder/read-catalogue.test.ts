import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { faultText } from '../faults/fault.ts';
import { fileOf, type RecordKind, recordKinds } from '../record-kinds.ts';
import { type LocalizedList, listIn } from '../records/fields.ts';
import { copyOfExample, csvExampleFolder, exampleFolder, type FolderCopy } from '../testing/example-folder.ts';
import { readCatalogue } from './read-catalogue.ts';

let copy: FolderCopy;
beforeEach(async () => {
  copy = await copyOfExample();
});
afterEach(() => copy.remove());

async function faultsIn(folder: string): Promise<readonly string[]> {
  const { faults } = await readCatalogue(folder, async () => undefined);
  return faults.map(faultText);
}

describe('the example', () => {
  it('has no faults and a record of every kind, which are read in the order of the kinds', async () => {
    const order: RecordKind[] = [];
    const { faultCount, counts } = await readCatalogue(exampleFolder, async (kind) => {
      if (order.at(-1) !== kind) order.push(kind);
    });
    expect(faultCount).toBe(0);
    expect(order).toEqual(recordKinds);
    expect(counts).toMatchObject({ products: 3, stores: 1, home: 1 });
  });

  it('reports its progress up to the last byte', async () => {
    const seen: number[] = [];
    let total = 0;
    await readCatalogue(
      exampleFolder,
      async () => undefined,
      ({ bytes, totalBytes }) => {
        seen.push(bytes);
        total = totalBytes;
      },
    );
    expect(seen.at(-1)).toBe(total);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  });
});

// biome-ignore lint/suspicious/noExplicitAny: faulty records have no type
type Faulty = any;

const linkTo = (url: string) => ({ type: 'links', items: [{ name: 'x', url }] });

const breaks: readonly (readonly [string, RecordKind, number, (record: Faulty) => unknown, string])[] = [
  [
    'an unknown brand',
    'products',
    2,
    (p) => ({ ...p, brand: 'lila' }),
    'products.jsonl:2 brand: "lila" is no slug in brands.jsonl',
  ],
  [
    'an unknown category',
    'products',
    1,
    (p) => ({ ...p, category: 'schuhe/x' }),
    'products.jsonl:1 category: "schuhe/x" is no path in categories.jsonl',
  ],
  [
    'an unknown sport',
    'products',
    1,
    (p) => ({ ...p, sports: ['tanzen'] }),
    'products.jsonl:1 sports[0]: "tanzen" is no path in sports.jsonl',
  ],
  [
    'an unknown addition',
    'products',
    1,
    (p) => ({ ...p, additions: ['x'] }),
    'products.jsonl:1 additions[0]: "x" is no key in additions.jsonl',
  ],
  ['an id that is used twice', 'products', 2, (p) => ({ ...p, id: 1001 }), 'products.jsonl:2 id: 1001 is used twice'],
  [
    'a price above the UVP',
    'products',
    1,
    (p) => ({ ...p, prices: { rrp: 10000, vk: 11990, premium: 9000 } }),
    'products.jsonl:1 prices.vk: 11990 is above the recommended retail price 10000',
  ],
  [
    'a history that ends with another price',
    'products',
    2,
    (p) => ({ ...p, priceHistory: [{ from: '2026-01-01', vk: 6000 }] }),
    'products.jsonl:2 priceHistory: ends with 6000, but the selling price is 6990',
  ],
  [
    'a history in the wrong order',
    'products',
    1,
    (p) => ({ ...p, priceHistory: p.priceHistory.toReversed() }),
    'products.jsonl:1 priceHistory[1].from: 2025-09-01 is not after 2026-02-20',
  ],
  [
    'an unknown unit',
    'products',
    1,
    (p) => ({ ...p, details: [{ name: { at: 'Gewicht' }, amount: 3, unit: 'Pfund' }] }),
    'products.jsonl:1 details[0].unit: "Pfund" is none of g, kg, mm',
  ],
  [
    'an unknown size system',
    'products',
    1,
    (p) => ({ ...p, sizeSystem: 'ellen' }),
    'products.jsonl:1 sizeSystem: "ellen" is none of shoes-eu, ',
  ],
  ['a mistyped field', 'products', 1, (p) => ({ ...p, prise: 3 }), 'products.jsonl:1: has unknown fields: prise'],
  ['a missing field', 'products', 1, ({ names: _, ...p }) => p, 'products.jsonl:1: is missing: names'],
  [
    'a condition of a new product',
    'products',
    1,
    (p) => ({ ...p, condition: { at: 'Gut' } }),
    'products.jsonl:1 condition: belongs to refurbished products, and each of them has one',
  ],
  [
    'a day that does not exist',
    'opening-exceptions',
    1,
    (e) => ({ ...e, date: '2026-02-30' }),
    'opening-exceptions.jsonl:1 date: "2026-02-30" is no date',
  ],
  [
    'an unknown product in a set',
    'sets',
    1,
    (s) => ({ ...s, companions: [7] }),
    'sets.jsonl:1 companions[0]: there is no 7 in products.jsonl',
  ],
  [
    'an unknown accessory',
    'accessories',
    2,
    (a) => ({ ...a, related: [8] }),
    'accessories.jsonl:2 related[0]: there is no 8 in products.jsonl',
  ],
  [
    'an unknown related article',
    'articles',
    1,
    (a) => ({ ...a, related: ['x'] }),
    'articles.jsonl:1 related[0]: "x" is no slug in articles.jsonl',
  ],
  [
    'a block of an unknown type',
    'pages',
    1,
    (p) => ({ ...p, blocks: [{ type: 'film' }] }),
    'pages.jsonl:1 blocks[0].type: "film" is none of heading, paragraph',
  ],
  [
    'a block without its text',
    'pages',
    1,
    (p) => ({ ...p, blocks: [{ type: 'paragraph' }] }),
    'pages.jsonl:1 blocks[0]: is missing: text',
  ],
  [
    'an English block of an unknown type',
    'pages',
    2,
    (p) => ({ ...p, blocks: { ...p.blocks, en: [p.blocks.en[0], { type: 'film' }] } }),
    'pages.jsonl:2 blocks.en[1].type: "film" is none of heading, paragraph',
  ],
  [
    'an English block without its text',
    'pages',
    2,
    (p) => ({ ...p, blocks: { ...p.blocks, en: [{ type: 'paragraph' }] } }),
    'pages.jsonl:2 blocks.en[0]: is missing: text',
  ],
  [
    'English blocks without German ones',
    'pages',
    2,
    (p) => ({ ...p, blocks: { en: p.blocks.en } }),
    'pages.jsonl:2 blocks: is missing: at',
  ],
  [
    'blocks in an unknown locale',
    'pages',
    2,
    (p) => ({ ...p, blocks: { ...p.blocks, fr: p.blocks.en } }),
    'pages.jsonl:2 blocks: has unknown fields: fr',
  ],
  [
    'an empty list of blocks',
    'articles',
    1,
    (a) => ({ ...a, blocks: [] }),
    'articles.jsonl:1 blocks: [] must not have',
  ],
  [
    'a link to a heading that does not exist',
    'pages',
    1,
    (p) => ({ ...p, blocks: { at: [linkTo('/services/versand/#preis')], en: [linkTo('/services/versand/#costs')] } }),
    'pages.jsonl:1 blocks.at[0].items[0].url: "#preis" is no heading of the page /services/versand/',
  ],
  [
    'an English link to the German id of a translated heading',
    'pages',
    1,
    (p) => ({ ...p, blocks: { at: [linkTo('/services/versand/#kosten')], en: [linkTo('/services/versand/#kosten')] } }),
    'pages.jsonl:1 blocks.en[0].items[0].url: "#kosten" is no heading of the English page /services/versand/',
  ],
  [
    'a link to a translated heading in blocks without a translation',
    'articles',
    1,
    (a) => ({ ...a, blocks: [linkTo('/services/versand/#kosten')] }),
    'articles.jsonl:1 blocks[0].items[0].url: "#kosten" is no heading of the English page /services/versand/',
  ],
  [
    'a link of the menu to a translated heading',
    'menu',
    1,
    (m) => ({ ...m, banners: m.banners.map((banner: object) => ({ ...banner, url: '/services/versand/#kosten' })) }),
    'menu.jsonl:1 banners[0].url: "#kosten" is no heading of the English page /services/versand/',
  ],
  [
    'English flyer pages of another number',
    'flyers',
    1,
    (f) => ({ ...f, pages: { ...f.pages, en: f.pages.en.slice(1) } }),
    'flyers.jsonl:1 pages.en: has 2 pages, but pages.at has 3',
  ],
  [
    'an English flyer page of another layout',
    'flyers',
    1,
    (f) => ({ ...f, pages: { ...f.pages, en: [f.pages.en[0], f.pages.en[2], f.pages.en[2]] } }),
    'flyers.jsonl:1 pages.en[1].layout: "back" is "grid" in pages.at',
  ],
  [
    'an English flyer page with other products',
    'flyers',
    1,
    (f) => ({
      ...f,
      pages: {
        ...f.pages,
        en: f.pages.en.map((page: object) => ('kinds' in page ? { ...page, kinds: ['ball'] } : page)),
      },
    }),
    'flyers.jsonl:1 pages.en[1].kinds: differs from pages.at',
  ],
  [
    'a filter value that is used by two kinds',
    'additions',
    1,
    (a) => ({ ...a, id: 2001 }),
    'additions.jsonl:1 id: 2001 is used twice',
  ],
  [
    'a filter value of a sale type',
    'sizes',
    1,
    (s) => ({ ...s, id: 2735 }),
    'sizes.jsonl:1 id: 2735 belongs to the sale types',
  ],
  [
    'a category before its parent',
    'categories',
    1,
    (c) => ({ ...c, path: 'x/y' }),
    'categories.jsonl:1 path: "x" must stand before "x/y"',
  ],
  [
    'a service without its page',
    'store-services',
    1,
    (s) => ({ ...s, page: 'x' }),
    'store-services.jsonl:1 page: "/services/x/" is no address in pages.jsonl',
  ],
  [
    'a picture that is missing',
    'brands',
    1,
    (b) => ({ ...b, logo: { file: 'pictures/x.svg' } }),
    'brands.jsonl:1 logo.file: "pictures/x.svg": there is no such file',
  ],
  [
    'a picture outside of the folder',
    'brands',
    1,
    (b) => ({ ...b, logo: { file: 'pictures/../../x.svg' } }),
    'brands.jsonl:1 logo.file: "pictures/../../x.svg" does not have the form',
  ],
];

describe('a catalogue with', () => {
  it.each(breaks)('%s is refused with file, line, field and reason', async (_, kind, line, change, fault) => {
    await copy.editRecord(kind, line, change);
    expect(await faultsIn(copy.folder)).toEqual(expect.arrayContaining([expect.stringContaining(fault)]));
  });

  it.each([
    [
      'option',
      'options[0].id',
      (p: Faulty) => {
        p.variants[1].options[0].id = 1001101;
      },
      'variants[1].options[0].id: 1001101 is used twice',
    ],
    [
      'variant',
      'id',
      (p: Faulty) => {
        p.variants[1].id = 10011;
      },
      'variants[1].id: 10011 is used twice',
    ],
    [
      'colour',
      'colour',
      (p: Faulty) => {
        p.variants[0].colour = 'lila';
      },
      'variants[0].colour: "lila" is no key in colours.jsonl',
    ],
    [
      'size',
      'size',
      (p: Faulty) => {
        p.variants[0].options[0].size = '39';
      },
      'variants[0].options[0].size: "39" is no German name in sizes.jsonl',
    ],
    [
      'address',
      'path',
      (p: Faulty) => {
        p.variants[1].path = p.variants[0].path;
      },
      'variants[1].path: "/p/norrak-kar-3-trailschuh-blau-10011/" is used twice',
    ],
  ])('a wrong %s of a variant names its place in the record', async (_name, _field, change, fault) => {
    await copy.editRecord('products', 1, change);
    expect(await faultsIn(copy.folder)).toEqual([`products.jsonl:1 ${fault}`]);
  });

  it('a file that is no picture, or another one than its name says, is refused', async () => {
    await writeFile(path.join(copy.folder, 'pictures/norrak.svg'), '<html>no</html>');
    await copy.edit('pictures/stock.png', () => '<svg xmlns="http://www.w3.org/2000/svg"/>');
    const faults = await faultsIn(copy.folder);
    expect(faults).toContain('brands.jsonl:1 logo.file: "pictures/norrak.svg": is no picture');
    expect(faults).toContain(
      'products.jsonl:2 variants[0].pictures[0].file: "pictures/stock.png": is a picture of type svg',
    );
  });

  it('lines that are no JSON or no UTF-8 is refused, and the lines around them are still checked', async () => {
    await copy.edit('brands.jsonl', (text) => `{"id": 1,\n${text.replace('norrak', 'NORRAK')}`);
    await writeFile(path.join(copy.folder, 'colours.jsonl'), Buffer.from([0x7b, 0xe4, 0x7d, 0x0a]));
    const faults = await faultsIn(copy.folder);
    expect(faults[0]).toMatch(/^brands\.jsonl:1: is no JSON/);
    expect(faults[1]).toMatch(/^brands\.jsonl:2 slug: "NORRAK" does not have the form/);
    expect(faults[2]).toBe('colours.jsonl:1: is no text in UTF-8, or longer than 8 MB');
  });

  it('faults hands over no record after the first one', async () => {
    await copy.editRecord('colours', 1, (colour) => ({ ...colour, hex: 'blue' }));
    const kinds = new Set<RecordKind>();
    await readCatalogue(copy.folder, async (kind) => void kinds.add(kind));
    expect([...kinds]).toEqual(['brands', 'categories', 'sports']);
  });

  it('thousands of faults counts all and keeps the first two hundred', async () => {
    await copy.edit('places.jsonl', () => '{}\n'.repeat(5000));
    const { faults, faultCount } = await readCatalogue(copy.folder, async () => undefined);
    expect([faults.length, faultCount]).toEqual([200, 5000]);
  });
});

describe('a folder', () => {
  it('may link to headings that exist in every locale of the link', async () => {
    const blocks = { at: [linkTo('/services/versand/#kosten')], en: [linkTo('/services/versand/#costs')] };
    await copy.editRecord('pages', 1, (page) => ({ ...page, blocks }));
    expect(await faultsIn(copy.folder)).toEqual([]);
  });

  it('from before blocks had locales is a catalogue: its lists are German', async () => {
    const german = <Item>(list: LocalizedList<Item>) => listIn(list, 'at');
    await copy.editRecord('pages', 2, (page) => ({ ...page, blocks: german(page.blocks) }));
    await copy.editRecord('flyers', 1, (flyer) => ({ ...flyer, pages: german(flyer.pages) }));
    expect(await faultsIn(copy.folder)).toEqual([]);
  });

  it.each(['brands', 'categories', 'colours', 'sizes', 'products'] as const)('without %s is refused', async (kind) => {
    await rm(path.join(copy.folder, fileOf(kind)));
    expect(await faultsIn(copy.folder)).toContain(`${fileOf(kind)}: is missing`);
  });

  it('without texts and stores is a catalogue', async () => {
    for (const kind of [
      'articles',
      'article-categories',
      'flyers',
      'stores',
      'opening-exceptions',
      'menu',
      'home',
    ] as const) {
      await rm(path.join(copy.folder, fileOf(kind)));
    }
    expect(await faultsIn(copy.folder)).toEqual([]);
  });

  it('without catalogue.json, or with one of another format or version, is no catalogue', async () => {
    await copy.edit('catalogue.json', (text) => text.replace('"version": 1', '"version": 2'));
    expect(await faultsIn(copy.folder)).toEqual(['catalogue.json version: 2 is not supported; this release reads 1']);
    await copy.edit('catalogue.json', () => '{"format": "else"}');
    expect(await faultsIn(copy.folder)).toEqual(['catalogue.json format: must be "bergauf-catalogue"']);
    await rm(path.join(copy.folder, 'catalogue.json'));
    expect(await faultsIn(copy.folder)).toEqual(['catalogue.json: is missing: the folder holds no catalogue']);
  });
});

describe('products and prices as CSV', () => {
  it('become the records of their mapping', async () => {
    const products: unknown[] = [];
    const { faultCount } = await readCatalogue(csvExampleFolder, async (kind, records) => {
      if (kind === 'products') products.push(...records);
    });
    expect(faultCount).toBe(0);
    expect(products).toMatchObject([
      {
        id: 1001,
        gender: 'women',
        descriptions: { at: 'Ein leichter Schuh; für Forstwege und Steige.' },
        // The list of prices replaces the price of the product.
        prices: { rrp: 14990, vk: 9990 },
        sports: ['laufen/trailrunning'],
        variants: [
          {
            id: 10011,
            colour: 'blau',
            options: [
              { id: 1001101, size: '40', quantity: 4 },
              { id: 1001102, quantity: 0 },
            ],
          },
          { id: 10012, colour: 'rot', pictures: [{ file: 'pictures/schuh.svg' }] },
        ],
      },
      { id: 1002, gender: 'unisex', prices: { rrp: 106990, vk: 6990 } },
    ]);
  });

  it('are refused with the line of the file', async () => {
    const csv = await copyOfExample(csvExampleFolder);
    try {
      await csv.edit('artikel.csv', (text) => text.replace('1.069,90', 'viel').replace(';BLAU;', ';LILA;'));
      await csv.edit('preise.csv', (text) => `${text}77;10;9\n1002;;5\n`);
      expect(await faultsIn(csv.folder)).toEqual([
        'preise.csv:4 rrp: is missing',
        'artikel.csv:2 variants[0].colour: "LILA" does not have the form ^[a-z0-9]+(-[a-z0-9]+)*$',
        'artikel.csv:5 prices.rrp: "viel" must be integer',
        'preise.csv:3 product: there is no product 77',
      ]);
      await csv.edit('mapping.json', (text) => text.replace('"LAGER"', '"BESTAND"'));
      expect(await faultsIn(csv.folder)).toContain('artikel.csv:1 quantity: the file has no column "BESTAND"');
    } finally {
      await csv.remove();
    }
  });

  it('may be in the encoding of older systems, which is named', async () => {
    const csv = await copyOfExample(csvExampleFolder);
    try {
      await csv.edit('artikel.csv', (text) => text);
      const latin = Buffer.from('ARTNR;UVP;VK\n1001;149,90 €;99,90 €\n'.replaceAll('€', '\x80'), 'latin1');
      await writeFile(path.join(csv.folder, 'preise.csv'), latin);
      expect(await faultsIn(csv.folder)).toEqual(['preise.csv:1: is no text in utf-8']);
      await csv.edit('mapping.json', (text) =>
        text.replace('"preise.csv"', '"preise.csv", "encoding": "windows-1252"'),
      );
      expect(await faultsIn(csv.folder)).toEqual([]);
    } finally {
      await csv.remove();
    }
  });
});
