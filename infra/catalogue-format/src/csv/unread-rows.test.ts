import { afterEach, beforeEach, expect, it } from 'vitest';
import { copyOfExample, csvExampleFolder, type FolderCopy } from '../testing/example-folder.ts';
import { faultsIn } from '../testing/faults-in.ts';

// What has not been read is a fault once: what depends on it has none.

let csv: FolderCopy;
beforeEach(async () => {
  csv = await copyOfExample(csvExampleFolder);
});
afterEach(() => csv.remove());

/** The rows of the first product as other systems write them: the later ones say only what differs. */
const withEmptyRepetitions = (text: string) => {
  const lines = text.split('\n');
  lines[2] = '1001;;;;;;;;;10011;;;1001102;41;0';
  lines[3] = '1001;;;;;;;;;10012;ROT;;1001201;40;2\n1001;;;;;;;;;10012;;;1001202;41;2';
  return lines.join('\n');
};

it.each([
  ['with a value too few', (text: string) => text.replace(/;4$/m, '')],
  ['with a quote inside a value', (text: string) => text.replace('Kar 3 Trailschuh', 'Kar 28" Trailschuh')],
])('a first row %s is the only fault of its product', async (_, change) => {
  await csv.edit('artikel.csv', (text) => change(withEmptyRepetitions(text)));
  expect(await faultsIn(csv.folder)).toEqual([expect.stringMatching(/^artikel\.csv:2: /)]);
});

it.each([
  ['with a value too many', (text: string) => text.replace(';ROT;;', ';ROT;;;')],
  ['with a quote inside a value', (text: string) => text.replace(';ROT;;', ';R"OT;;')],
])('a first row of a colour %s is the only fault of its product', async (_, change) => {
  await csv.edit('artikel.csv', (text) => change(withEmptyRepetitions(text)));
  expect(await faultsIn(csv.folder)).toEqual([expect.stringMatching(/^artikel\.csv:4: /)]);
});

it.each([
  ['with a value too many', (text: string) => text.replace(/2;?$/, '2;')],
  ['with a quote inside a value', (text: string) => text.replace(/2$/, '2"')],
])('a last row %s is the only fault of its product', async (_, change) => {
  await csv.edit('artikel.csv', (text) => change(withEmptyRepetitions(text).trim().split('\n').slice(0, 5).join('\n')));
  expect(await faultsIn(csv.folder)).toEqual([expect.stringMatching(/^artikel\.csv:5: /)]);
});

it('a product after a left-out row of another product is checked', async () => {
  await csv.edit('artikel.csv', (text) => {
    const lines = withEmptyRepetitions(text).split('\n');
    return lines
      .toSpliced(4, 1, `${lines[4]};`)
      .join('\n')
      .replace('1002;talwindt;ausruestung/stoecke;;Tourenstock Duo', '1002;;;;');
  });
  expect(await faultsIn(csv.folder)).toEqual(
    expect.arrayContaining([
      'artikel.csv:5: the row has 16 values, and the heading 15 columns',
      expect.stringContaining('artikel.csv:6 brand'),
    ]),
  );
});

/** Adds a last row to the products, so that the one of the product 1002 is not the last. */
const withLastRow = (text: string) => `${text.trim()}\n${text.trim().split('\n')[4]?.replaceAll('1002', '1003')}\n`;

it.each([
  ['a value too many', (text: string) => text.replace(/;11$/m, ';11;')],
  ['a quote inside a value', (text: string) => text.replace('Tourenstock Duo', 'Stock 45"')],
])('a product whose only row has %s may be in the list of prices', async (_, change) => {
  await csv.edit('preise.csv', (text) => `${text}1002;100,00;50,00\n`);
  await csv.edit('artikel.csv', withLastRow);
  expect(await faultsIn(csv.folder)).toEqual([]);
  await csv.edit('artikel.csv', change);
  expect(await faultsIn(csv.folder)).toEqual([expect.stringMatching(/^artikel\.csv:5: /)]);
  await csv.edit('artikel.csv', (text) => text.trim().split('\n').slice(0, -1).join('\n'));
  expect(await faultsIn(csv.folder)).toEqual([expect.stringMatching(/^artikel\.csv:5: /)]);
});

it.each([
  ['has no content', () => '', 'artikel.csv: is empty, without a heading'],
  ['has a heading of one column alone', () => 'ARTNR\n', /^artikel\.csv:1: the heading has one column/],
])('a file of products that %s has the only fault, also with a list of prices', async (_, change, fault) => {
  await csv.edit('artikel.csv', change);
  expect(await faultsIn(csv.folder)).toEqual([expect.stringMatching(fault)]);
});

it('products that have not been read may be in the list of prices', async () => {
  await csv.edit('artikel.csv', (text) => text.replace('Kar 3 Trailschuh', '"Kar 3 Trailschuh'));
  expect(await faultsIn(csv.folder)).toEqual([expect.stringMatching(/^artikel\.csv:2: a quote is not closed/)]);
  await csv.edit('mapping.json', (text) => text.replace('artikel.csv', 'andere.csv'));
  expect(await faultsIn(csv.folder)).toEqual(['andere.csv: is missing']);
});

it.each([
  ['a quote inside a value', (text: string) => text.replace('99,90', '99"90')],
  ['a quote inside a value of the last row', (text: string) => text.replace('50,00', '50"00')],
  ['a value too many', (text: string) => text.replace('99,90', '99,90;')],
  ['a value too many in the last row', (text: string) => text.replace('50,00', '50,00;')],
  ['no price', (text: string) => text.replace('99,90', 'viel')],
  ['no price in the last row', (text: string) => text.replace('50,00', 'viel')],
  ['a price too few', (text: string) => text.replace('99,90', '')],
  ['a price too few in the last row', (text: string) => text.replace('50,00', '')],
  ['a heading without a column', (text: string) => text.replace('VK', 'PREIS')],
  ['a heading without a column, and no rows', () => 'ARTNR;UVP;PREIS\n'],
  ['nothing in it', () => ''],
])('a list of prices with %s has the only fault, also where products have no other prices', async (_, change) => {
  await csv.edit('mapping.json', (text) => {
    const { products, ...others } = JSON.parse(text);
    const { rrp: _rrp, vk: _vk, ...columns } = products.columns;
    return JSON.stringify({ ...others, products: { ...products, columns } });
  });
  await csv.edit('preise.csv', (text) => `${text}1002;100,00;50,00\n`);
  expect(await faultsIn(csv.folder)).toEqual([]);
  await csv.edit('preise.csv', change);
  expect(await faultsIn(csv.folder)).toEqual([expect.stringMatching(/^preise\.csv[: ]/)]);
});
