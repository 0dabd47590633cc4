import { afterEach, beforeEach, expect, it } from 'vitest';
import { copyOfExample, type FolderCopy } from '../testing/example-folder.ts';
import { faultsIn } from '../testing/faults-in.ts';

let copy: FolderCopy;
beforeEach(async () => {
  copy = await copyOfExample();
});
afterEach(() => copy.remove());

it('a slug that two brands have does not hide other faults behind those of all its products', async () => {
  await copy.editRecord('brands', 2, (brand) => ({ ...brand, slug: 'norrak' }));
  await copy.edit('products.jsonl', (text) => {
    const [first, second = ''] = text.trim().split('\n');
    const alike = Array.from({ length: 300 }, (_, index) => second.replace(/^\{"id":\d+/, `{"id":${5_000 + index}`));
    return [first, ...alike].map((line) => `${line}\n`).join('');
  });
  await copy.editRecord('stores', 1, (store) => ({ ...store, postcode: 'A-1010' }));
  const faults = await faultsIn(copy.folder);
  expect(faults).toHaveLength(200);
  expect(faults[0]).toBe('brands.jsonl:2 slug: "norrak" is used twice');
  expect(faults).toContain('stores.jsonl:1 postcode: "A-1010" does not have the form ^[1-9][0-9]{3}$');
});

it('what refers to a product with a fault is not wrong', async () => {
  await copy.editRecord('products', 1, (product) => ({ ...product, salesRank: 'viel' }));
  expect(await faultsIn(copy.folder)).toEqual(['products.jsonl:1 salesRank: "viel" must be integer']);
});
