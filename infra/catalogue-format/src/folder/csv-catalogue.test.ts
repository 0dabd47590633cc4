import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { copyOfExample, csvExampleFolder } from '../testing/example-folder.ts';
import { faultsIn } from '../testing/faults-in.ts';
import { readCatalogue } from './read-catalogue.ts';

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
