import { afterEach, beforeEach, expect, it } from 'vitest';
import { copyOfExample, csvExampleFolder, type FolderCopy } from '../testing/example-folder.ts';
import { faultsIn } from '../testing/faults-in.ts';

let csv: FolderCopy;
beforeEach(async () => {
  csv = await copyOfExample(csvExampleFolder);
});
afterEach(() => csv.remove());

it.each([
  ['"quantity": "LAGER"', '"quantitiy": "LAGER"', 'products.columns: has unknown fields: quantitiy'],
  ['"gender": "unisex"', '"gendr": "unisex"', 'products.constants: has unknown fields: gendr'],
  ['"gender": { "D"', '"gendr": { "D"', 'products.values: has unknown fields: gendr'],
  ['"delimiter": ";"', '"seperator": ";"', 'products: has unknown fields: seperator'],
  ['"decimal": ","', '"encoding": "latin1"', 'products.encoding: "latin1" is none of utf-8, windows-1252'],
  ['"file": "artikel.csv",', '', 'products: is missing: file'],
  ['"products": {', '"product": {', ': has unknown fields: product'],
])('where %s is %s, that alone is the fault, by its name', async (right, wrong, fault) => {
  await csv.edit('mapping.json', (text) => text.replace(right, wrong));
  expect(await faultsIn(csv.folder)).toEqual([`mapping.json${fault.startsWith(':') ? '' : ' '}${fault}`]);
});

it('fields that every row needs are missing once, in the mapping', async () => {
  await csv.edit('mapping.json', (text) =>
    text
      .replace('"id": "ARTNR",', '')
      .replace('"optionId": "SKU",', '')
      .replace('"rrp": "UVP", "vk": "VK" } }', '"vk": "VK" } }'),
  );
  expect(await faultsIn(csv.folder)).toEqual([
    'mapping.json products.columns: is missing: id, optionId',
    'mapping.json prices.columns: is missing: rrp',
  ]);
});

it('a field that every row needs may be a constant', async () => {
  await csv.edit('mapping.json', (text) =>
    text.replace('"brand": "MARKE",', '').replace('"constants": {', '"constants": { "brand": "norrak",'),
  );
  expect(await faultsIn(csv.folder)).toEqual([]);
});
