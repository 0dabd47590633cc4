import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { cents } from '../csv/read-rows.ts';
import type { RecordOf } from '../record-kinds.ts';
import { copyOfExample, csvExampleFolder } from '../testing/example-folder.ts';
import { faultsIn } from '../testing/faults-in.ts';
import { readCatalogue } from './read-catalogue.ts';

/** The products of a folder without faults. */
async function productsIn(folder: string): Promise<readonly RecordOf<'products'>[]> {
  const products: RecordOf<'products'>[] = [];
  const { faultCount } = await readCatalogue(folder, async (kind, records) => {
    if (kind === 'products') products.push(...(records as readonly RecordOf<'products'>[]));
  });
  expect(faultCount).toBe(0);
  return products;
}

describe('products and prices as CSV', () => {
  it('become the records of their mapping', async () => {
    expect(await productsIn(csvExampleFolder)).toMatchObject([
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

  it('a price of the list leaves out what the product tells of its former price', async () => {
    const copy = await copyOfExample();
    try {
      const lowest30Days = 12990;
      for (const line of [1, 2]) await copy.editRecord('products', line, (product) => ({ ...product, lowest30Days }));
      const columns = { product: 'ID', rrp: 'UVP', vk: 'VK' };
      await writeFile(path.join(copy.folder, 'mapping.json'), JSON.stringify({ prices: { file: 'p.csv', columns } }));
      await writeFile(path.join(copy.folder, 'p.csv'), 'ID;UVP;VK\n1001;149,90;99,90\n');
      const products = await productsIn(copy.folder);
      expect(products[0]).toMatchObject({ prices: { vk: 9990 }, priceHistory: [] });
      expect(products.slice(0, 2).map((product) => product.lowest30Days)).toEqual([undefined, lowest30Days]);
    } finally {
      await copy.remove();
    }
  });

  it('a price of the list leaves the lowest price of a product that tells no other former price', async () => {
    const copy = await copyOfExample();
    try {
      const prices = { rrp: 14990, vk: 9990 };
      await copy.editRecord('products', 1, ({ prices: _own, priceHistory: _past, ...product }) => ({
        ...product,
        lowest30Days: 12990,
      }));
      await copy.editRecord('products', 2, ({ priceHistory: _past, ...product }) => ({
        ...product,
        prices,
        lowest30Days: 12990,
      }));
      const columns = { product: 'ID', rrp: 'UVP', vk: 'VK' };
      await writeFile(path.join(copy.folder, 'mapping.json'), JSON.stringify({ prices: { file: 'p.csv', columns } }));
      await writeFile(path.join(copy.folder, 'p.csv'), 'ID;UVP;VK\n1001;149,90;99,90\n1002;149,90;99,90\n');
      const kept = { prices, priceHistory: [], lowest30Days: 12990 };
      expect((await productsIn(copy.folder)).slice(0, 2)).toMatchObject([kept, kept]);
    } finally {
      await copy.remove();
    }
  });

  it('a product whose prices are null has a fault, or the prices of the list', async () => {
    const copy = await copyOfExample();
    try {
      await copy.editRecord('products', 1, (product) => ({ ...product, prices: null }));
      const columns = { product: 'ID', rrp: 'UVP', vk: 'VK' };
      await writeFile(path.join(copy.folder, 'mapping.json'), JSON.stringify({ prices: { file: 'p.csv', columns } }));
      await writeFile(path.join(copy.folder, 'p.csv'), 'ID;UVP;VK\n1002;149,90;99,90\n');
      expect(await faultsIn(copy.folder)).toEqual(['products.jsonl:1 prices: null must be object']);
      await copy.edit('p.csv', (text) => text.replace('1002', '1001'));
      expect((await productsIn(copy.folder))[0]).toMatchObject({ prices: { rrp: 14990, vk: 9990 } });
    } finally {
      await copy.remove();
    }
  });

  it('are refused with the line of the file', async () => {
    const csv = await copyOfExample(csvExampleFolder);
    try {
      await csv.edit('artikel.csv', (text) => text.replace('1.069,90', 'viel').replaceAll(';BLAU;', ';LILA;'));
      await csv.edit('preise.csv', (text) => `${text}77;10;9\n1002;;5\n`);
      expect(await faultsIn(csv.folder)).toEqual([
        'preise.csv:4 rrp: is missing',
        'artikel.csv:2 variants[0].colour: "LILA" does not have the form ^[a-z0-9]+(-[a-z0-9]+)*$',
        'artikel.csv:5 prices.rrp: "viel" is no price in euro with the decimal sign "," of mapping.json',
        'preise.csv:3 product: there is no product 77',
      ]);
      await csv.edit('mapping.json', (text) => text.replace('"LAGER"', '"BESTAND"'));
      expect(await faultsIn(csv.folder)).toContain('artikel.csv:1 quantity: the file has no column "BESTAND"');
    } finally {
      await csv.remove();
    }
  });

  it('may be in the encoding of older systems, if it is named', async () => {
    const csv = await copyOfExample(csvExampleFolder);
    try {
      await csv.edit('artikel.csv', (text) => text);
      const latin = Buffer.from('ARTNR;UVP;VK\n1001;149,90 €;99,90 €\n'.replaceAll('€', '\x80'), 'latin1');
      await writeFile(path.join(csv.folder, 'preise.csv'), latin);
      expect(await faultsIn(csv.folder)).toEqual(['preise.csv:2: is no text in utf-8: see "encoding" of mapping.json']);
      await csv.edit('mapping.json', (text) =>
        text.replace('"preise.csv"', '"preise.csv", "encoding": "windows-1252"'),
      );
      expect(await faultsIn(csv.folder)).toEqual([]);
    } finally {
      await csv.remove();
    }
  });

  it('a byte that is not UTF-8 is the only fault of its file, with its line, also behind many rows', async () => {
    const csv = await copyOfExample(csvExampleFolder);
    try {
      const rows = Array.from({ length: 20_000 }, (_, index) => `${index + 5000};149,90;99,90\n`);
      const text = `ARTNR;UVP;VK\n1001;149,90;99,90\n${rows.join('')}`;
      const latin = Buffer.from(`${text.replace('20000;149,90', '20000;149,90 \x80')}`, 'latin1');
      await writeFile(path.join(csv.folder, 'preise.csv'), latin);
      expect(await faultsIn(csv.folder)).toEqual([
        'preise.csv:15003: is no text in utf-8: see "encoding" of mapping.json',
      ]);
    } finally {
      await csv.remove();
    }
  });

  it.each([
    ['149,90', 14_990],
    ['1.069,90', 106_990],
    ['1 069,9 €', 106_990],
    ['€ 12', 1_200],
    ['1.000', 100_000],
    ['1.234.567', 123_456_700],
  ])('a price of %s is %i cents where the decimal sign is a comma', (text, amount) => {
    expect(cents(text, {})).toBe(amount);
  });

  it.each(['12.50', '12.5', '1.0699', '1,069.90', '12,345', '1.06,90', '.50', '12,', '1 2', '-5', '0x10', '€'])(
    '%s is no price there',
    (text) => {
      expect(cents(text, {})).toBeNaN();
    },
  );

  it('a price with a dot and whole cents are prices where the mapping says so', () => {
    expect(['12.50', '1,069.90', '12'].map((text) => cents(text, { decimal: '.' }))).toEqual([1_250, 106_990, 1_200]);
    expect(cents('12,50', { decimal: '.' })).toBeNaN();
    expect(['12990', '12.990'].map((text) => cents(text, { money: 'cent' }))).toEqual([12_990, 12_990]);
    expect(cents('129,90', { money: 'cent' })).toBeNaN();
    expect(cents('', {})).toBeUndefined();
  });

  it('a price with a dot is refused in both files, with file, line, field and what was expected', async () => {
    const csv = await copyOfExample(csvExampleFolder);
    try {
      await csv.edit('artikel.csv', (text) => text.replace('1.069,90', '1069.90'));
      await csv.edit('preise.csv', (text) => text.replace('99,90', '99.90'));
      expect(await faultsIn(csv.folder)).toEqual([
        'preise.csv:2 vk: "99.90" is no price in euro with the decimal sign "," of mapping.json',
        'artikel.csv:5 prices.rrp: "1069.90" is no price in euro with the decimal sign "," of mapping.json',
      ]);
    } finally {
      await csv.remove();
    }
  });

  it('a fault of a colour or size has the line of its own row, and one of a listed price that of the list', async () => {
    const csv = await copyOfExample(csvExampleFolder);
    try {
      await csv.edit('artikel.csv', (text) =>
        text
          .replace('1001102;41', '1001102;99')
          .replace('10012;ROT;', '10012;GELB;')
          // Rows of two lines.
          .replaceAll('Ein leichter Schuh; für', 'Ein leichter Schuh;\n für'),
      );
      await csv.edit('preise.csv', (text) => text.replace('149,90;99,90', '149,90;199,90'));
      await csv.edit('mapping.json', (text) => text.replace('"ROT": "rot"', '"ROT": "rot", "GELB": "gelb"'));
      expect(await faultsIn(csv.folder)).toEqual([
        'preise.csv:2 prices.vk: 19990 is above the recommended retail price 14990',
        'artikel.csv:4 variants[0].options[1].size: "99" is no German name in sizes.jsonl',
        'artikel.csv:6 variants[1].colour: "gelb" is no key in colours.jsonl',
      ]);
      await csv.edit('preise.csv', (text) => text.replace('199,90', '99,90').replace('1001;', '1e3;'));
      expect(await faultsIn(csv.folder)).toContain('preise.csv:2 product: "1e3" is no article number');
    } finally {
      await csv.remove();
    }
  });

  it('a row with too few columns is named by its line, and a word that is neither yes nor no by its field', async () => {
    const csv = await copyOfExample(csvExampleFolder);
    try {
      await csv.edit('artikel.csv', (text) => `${text}1003;norrak\n`);
      expect(await faultsIn(csv.folder)).toEqual(['artikel.csv:6: the row has 2 values, and the heading 15 columns']);
      await csv.edit('artikel.csv', (text) => text.replace('1003;norrak\n', ''));
      await csv.edit('mapping.json', (text) =>
        text.replace('"constants": {', '"constants": { "isBike": "vielleicht",'),
      );
      expect(await faultsIn(csv.folder)).toContain('artikel.csv:2 isBike: "vielleicht" must be boolean');
    } finally {
      await csv.remove();
    }
  });

  it('a byte order mark at the beginning of the mapping and of the files is read', async () => {
    const csv = await copyOfExample(csvExampleFolder);
    try {
      for (const file of ['mapping.json', 'catalogue.json', 'artikel.csv', 'preise.csv'])
        await csv.edit(file, (text) => `\uFEFF${text}`);
      expect(await faultsIn(csv.folder)).toEqual([]);
    } finally {
      await csv.remove();
    }
  });
});
