// @module-tag rotated
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { type BrokenRecord, broken } from '../testing/broken-record.ts';
import { copyOfExample, csvExampleFolder, type FolderCopy } from '../testing/example-folder.ts';
import { faultsIn } from '../testing/faults-in.ts';

// What records say of other records, or twice.

let copy: FolderCopy;
beforeEach(async () => {
  copy = await copyOfExample();
});
afterEach(() => copy.remove());

const wrong: readonly BrokenRecord[] = [
  broken(
    'a detail with a value and an amount',
    'products',
    1,
    (p) => ({ ...p, details: [{ name: { at: 'Gewicht' }, value: { at: 'leicht' }, amount: 3 }] }),
    'products.jsonl:1 details[0]: needs either a value or an amount',
  ),
  broken(
    'a detail with neither value nor amount',
    'products',
    1,
    (p) => ({ ...p, details: [{ name: { at: 'Gewicht' } }] }),
    'products.jsonl:1 details[0]: needs either a value or an amount',
  ),
  broken(
    'a unit without an amount',
    'products',
    1,
    (p) => ({ ...p, details: [{ name: { at: 'Gewicht' }, value: { at: '3' }, unit: 'kg' }] }),
    'products.jsonl:1 details[0].unit: "kg" needs an amount',
  ),
  broken(
    'a size of a colour twice',
    'products',
    1,
    (p) => ({
      ...p,
      variants: p.variants.map(({ options, ...variant }) => ({
        ...variant,
        options: options.map((option) => ({ ...option, size: options[0]?.size })),
      })),
    }),
    'products.jsonl:1 variants[0].options[1].size: "40" is used twice',
  ),
  broken(
    'a set of a product with itself',
    'sets',
    1,
    (s) => ({ ...s, companions: [1002, 1001] }),
    "sets.jsonl:1 companions: 1001 is the set's own product",
  ),
  broken(
    'a team of an unknown sport',
    'teams',
    1,
    (t) => ({ ...t, sport: 'tanzen' }),
    'teams.jsonl:1 sport: "tanzen" is no path in sports.jsonl',
  ),
  broken(
    'an unknown product of a team',
    'teams',
    1,
    (t) => ({ ...t, products: [1001, 7] }),
    'teams.jsonl:1 products[1]: there is no 7 in products.jsonl',
  ),
  broken(
    'an unknown product that a team has printed',
    'teams',
    1,
    (t) => ({ ...t, terms: { printing: { name: 500, number: 300, crest: 900, products: [7] } } }),
    'teams.jsonl:1 terms.printing.products[0]: there is no 7 in products.jsonl',
  ),
  broken(
    'a team at the address of the login',
    'teams',
    1,
    (t) => ({ ...t, slug: 'login' }),
    'teams.jsonl:1 slug: "login" is the address of another page',
  ),
  broken(
    'an unknown service of a store',
    'stores',
    1,
    (s) => ({ ...s, services: ['abholung', 'x'] }),
    'stores.jsonl:1 services[1]: "x" is no id in store-services.jsonl',
  ),
  broken(
    'opening hours of an unknown store',
    'opening-exceptions',
    2,
    (e) => ({ ...e, stores: [1, 7] }),
    'opening-exceptions.jsonl:2 stores[1]: there is no 7 in stores.jsonl',
  ),
  broken(
    'an unknown service of a flyer',
    'flyers',
    1,
    (f) => ({ ...f, services: ['x'] }),
    'flyers.jsonl:1 services[0]: "x" is no id in store-services.jsonl',
  ),
  broken(
    'the menu of a gender twice',
    'menu',
    2,
    (m) => ({ ...m, section: 'women' }),
    'menu.jsonl:2 section: "women" is used twice',
  ),
];

describe('a catalogue with', () => {
  it.each(wrong)('%s is refused with file, line, field and reason', async (_name, { breakIt, fault }) => {
    await breakIt(copy);
    expect(await faultsIn(copy.folder)).toEqual([fault]);
  });

  it('a second home page is refused', async () => {
    await copy.edit('home.jsonl', (text) => `${text.trimEnd()}\n${text}`);
    expect(await faultsIn(copy.folder)).toEqual(['home.jsonl:2: "home" is used twice']);
  });

  it('products in a CSV file and beside it is refused', async () => {
    const csv = await copyOfExample(csvExampleFolder);
    onTestFinished(() => csv.remove());
    await cp(path.join(copy.folder, 'products.jsonl'), path.join(csv.folder, 'products.jsonl'));
    expect(await faultsIn(csv.folder)).toEqual(['products.jsonl: the products are read from artikel.csv']);
  });
});
