// @module-tag rotated
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RecordKind } from '../record-kinds.ts';
import { type BrokenRecord, broken } from '../testing/broken-record.ts';
import { copyOfExample, type FolderCopy } from '../testing/example-folder.ts';
import { faultsIn } from '../testing/faults-in.ts';
import { readCatalogue } from './read-catalogue.ts';

let copy: FolderCopy;
beforeEach(async () => {
  copy = await copyOfExample();
});
afterEach(() => copy.remove());

const brokenRecords: readonly BrokenRecord[] = [
  broken(
    'a section of the home page of an unknown kind',
    'home',
    1,
    (home) => ({ ...home, arrangement: [{ kind: 'hero' }, { kind: 'carousel' }] }),
    'home.jsonl:1 arrangement[1].kind: "carousel" is none of hero, promises, genders',
  ),
  broken(
    'a section of the home page with an unknown field',
    'home',
    1,
    (home) => ({ ...home, arrangement: [{ kind: 'hero' }, { kind: 'products', row: 'new', colour: 'red' }] }),
    'home.jsonl:1 arrangement[1]: has unknown fields: colour',
  ),
  broken(
    'a section of the home page with an unknown sport',
    'home',
    1,
    (home) => ({
      ...home,
      arrangement: [
        { kind: 'hero' },
        { kind: 'sports', sports: [{ sport: 'golf', picture: { file: 'pictures/stock.png' } }] },
      ],
    }),
    'home.jsonl:1 arrangement[1].sports[0].sport: "golf" is no path in sports.jsonl',
  ),
  broken(
    'a section of the home page with an unknown article',
    'home',
    1,
    (home) => ({ ...home, arrangement: [{ kind: 'hero' }, { kind: 'guide', articles: ['x'] }] }),
    'home.jsonl:1 arrangement[1].articles[0]: "x" is no slug in articles.jsonl',
  ),
  broken(
    'a section of the home page with an unknown brand',
    'home',
    1,
    (home) => ({ ...home, arrangement: [{ kind: 'hero' }, { kind: 'brands', brands: ['x'] }] }),
    'home.jsonl:1 arrangement[1].brands[0]: "x" is no slug in brands.jsonl',
  ),
  broken(
    'an unknown brand',
    'products',
    2,
    (p) => ({ ...p, brand: 'lila' }),
    'products.jsonl:2 brand: "lila" is no slug in brands.jsonl',
  ),
  broken(
    'an unknown category',
    'products',
    1,
    (p) => ({ ...p, category: 'schuhe/x' }),
    'products.jsonl:1 category: "schuhe/x" is no path in categories.jsonl',
  ),
  broken(
    'an unknown sport',
    'products',
    1,
    (p) => ({ ...p, sports: ['tanzen'] }),
    'products.jsonl:1 sports[0]: "tanzen" is no path in sports.jsonl',
  ),
  broken(
    'an unknown addition',
    'products',
    1,
    (p) => ({ ...p, additions: ['x'] }),
    'products.jsonl:1 additions[0]: "x" is no key in additions.jsonl',
  ),
  broken(
    'an id that is used twice',
    'products',
    2,
    (p) => ({ ...p, id: 1001 }),
    'products.jsonl:2 id: 1001 is used twice',
  ),
  broken(
    'a price above the UVP',
    'products',
    1,
    (p) => ({ ...p, prices: { rrp: 10000, vk: 11990, premium: 9000 } }),
    'products.jsonl:1 prices.vk: 11990 is above the recommended retail price 10000',
  ),
  broken(
    'a history that ends with another price',
    'products',
    2,
    (p) => ({ ...p, priceHistory: [{ from: '2026-01-01', vk: 6000 }] }),
    'products.jsonl:2 priceHistory: ends with 6000, but the selling price is 6990',
  ),
  broken(
    'a history in the wrong order',
    'products',
    1,
    (p) => ({ ...p, priceHistory: p.priceHistory.toReversed() }),
    'products.jsonl:1 priceHistory[1].from: 2025-09-01 is not after 2026-02-20',
  ),
  broken(
    'a history with a day twice',
    'products',
    1,
    (p) => ({ ...p, priceHistory: [p.priceHistory.at(-1), p.priceHistory.at(-1)] }),
    'products.jsonl:1 priceHistory[1].from: 2026-02-20 is not after 2026-02-20',
  ),
  broken(
    'a lowest price that is the selling price',
    'products',
    1,
    (p) => ({ ...p, priceHistory: p.priceHistory.slice(-1).map((price) => ({ ...price, lowest: price.vk })) }),
    'products.jsonl:1 priceHistory[0].lowest: 11990 is not below the selling price 11990',
  ),
  broken(
    'an unknown unit',
    'products',
    1,
    (p) => ({ ...p, details: [{ name: { at: 'Gewicht' }, amount: 3, unit: 'Pfund' }] }),
    'products.jsonl:1 details[0].unit: "Pfund" is none of g, kg, mm',
  ),
  broken(
    'an unknown size system',
    'products',
    1,
    (p) => ({ ...p, sizeSystem: 'ellen' }),
    'products.jsonl:1 sizeSystem: "ellen" is none of shoes-eu, ',
  ),
  broken('a mistyped field', 'products', 1, (p) => ({ ...p, prise: 3 }), 'products.jsonl:1: has unknown fields: prise'),
  broken('a missing field', 'products', 1, ({ names: _, ...p }) => p, 'products.jsonl:1: is missing: names'),
  broken(
    'a condition of a new product',
    'products',
    1,
    (p) => ({ ...p, condition: { at: 'Gut' } }),
    'products.jsonl:1 condition: belongs to refurbished products, and each of them has one',
  ),
  broken(
    'a day that does not exist',
    'opening-exceptions',
    1,
    (e) => ({ ...e, date: '2026-02-30' }),
    'opening-exceptions.jsonl:1 date: "2026-02-30" is no date',
  ),
  broken(
    'an unknown product in a set',
    'sets',
    1,
    (s) => ({ ...s, companions: [7] }),
    'sets.jsonl:1 companions[0]: there is no 7 in products.jsonl',
  ),
  broken(
    'an unknown accessory',
    'accessories',
    2,
    (a) => ({ ...a, related: [8] }),
    'accessories.jsonl:2 related[0]: there is no 8 in products.jsonl',
  ),
  broken(
    'an unknown related article',
    'articles',
    1,
    (a) => ({ ...a, related: ['x'] }),
    'articles.jsonl:1 related[0]: "x" is no slug in articles.jsonl',
  ),
  broken(
    'a block of an unknown type',
    'pages',
    1,
    (p) => ({ ...p, blocks: [{ type: 'film' }] }),
    'pages.jsonl:1 blocks[0].type: "film" is none of heading, paragraph',
  ),
  broken(
    'a block without its text',
    'pages',
    1,
    (p) => ({ ...p, blocks: [{ type: 'paragraph' }] }),
    'pages.jsonl:1 blocks[0]: is missing: text',
  ),
  broken(
    'a filter value that is used by two kinds',
    'additions',
    1,
    (a) => ({ ...a, id: 2001 }),
    'additions.jsonl:1 id: 2001 is used twice',
  ),
  broken(
    'a filter value of a sale type',
    'sizes',
    1,
    (s) => ({ ...s, id: 2735 }),
    'sizes.jsonl:1 id: 2735 belongs to the sale types',
  ),
  broken(
    'a category before its parent',
    'categories',
    1,
    (c) => ({ ...c, path: 'x/y' }),
    'categories.jsonl:1 path: "x" must stand before "x/y"',
  ),
  broken(
    'a service without its page',
    'store-services',
    1,
    (s) => ({ ...s, page: 'x' }),
    'store-services.jsonl:1 page: "/services/x/" is no address in pages.jsonl',
  ),
  broken(
    'a picture that is missing',
    'brands',
    1,
    (b) => ({ ...b, logo: { file: 'pictures/x.svg' } }),
    'brands.jsonl:1 logo.file: "pictures/x.svg": there is no such file',
  ),
  broken(
    'a picture outside of the folder',
    'brands',
    1,
    (b) => ({ ...b, logo: { file: 'pictures/../../x.svg' } }),
    'brands.jsonl:1 logo.file: "pictures/../../x.svg" does not have the form pictures/name.jpg (or svg,',
  ),
];

describe('a catalogue with', () => {
  it.each(brokenRecords)('%s is refused with file, line, field and reason', async (_name, { breakIt, fault }) => {
    await breakIt(copy);
    expect(await faultsIn(copy.folder)).toEqual(expect.arrayContaining([expect.stringContaining(fault)]));
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
