import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type BrokenRecord, broken } from '../testing/broken-record.ts';
import { copyOfExample, type FolderCopy } from '../testing/example-folder.ts';
import { faultsIn } from '../testing/faults-in.ts';

// What the files may say, but the shop's tables could not store, or its addresses would not show.

let copy: FolderCopy;
beforeEach(async () => {
  copy = await copyOfExample();
});
afterEach(() => copy.remove());

const long = 'ä'.repeat(201);

const unstorable: readonly BrokenRecord[] = [
  broken(
    'U+0000 in a text',
    'products',
    2,
    (p) => ({ ...p, descriptions: { at: 'Zwei\0Teile' } }),
    'products.jsonl:2 descriptions.at: has U+0000, which cannot be stored',
  ),
  broken(
    'U+0000 in a list of a product',
    'products',
    1,
    (p) => ({ ...p, features: [{ at: 'gut' }, { at: 'x\0' }] }),
    'products.jsonl:1 features[1].at: has U+0000, which cannot be stored',
  ),
  broken(
    'half a character in a block',
    'pages',
    1,
    (p) => ({ ...p, blocks: [{ type: 'paragraph', text: 'ab\ud83dc' }] }),
    'pages.jsonl:1 blocks[0].text: has U+D83D, half a character, which cannot be stored',
  ),
  broken(
    'half a character in the street of a store',
    'stores',
    1,
    (s) => ({ ...s, street: '\udc00' }),
    'stores.jsonl:1 street: has U+DC00, half a character, which cannot be stored',
  ),
  broken(
    'the id of a brand whose filter value would be too large',
    'brands',
    1,
    (b) => ({ ...b, id: 2_146_500_000 }),
    'brands.jsonl:1 id: 2146500000 must be <= 2146483647',
  ),
  broken(
    'the id of a category that could not stand behind the others',
    'categories',
    1,
    (c) => ({ ...c, id: 2_147_483_647 }),
    'categories.jsonl:1 id: 2147483647 must be <= 2146483647',
  ),
  ...(['brands', 'places'] as const).map((kind) =>
    broken(
      `a name of 201 characters in ${kind}`,
      kind,
      1,
      (record) => ({ ...record, name: long }),
      `${kind}.jsonl:1 name: "${long.slice(0, 59)}… must not have more than 200 characters`,
    ),
  ),
  ...(['categories', 'sports', 'colours', 'sizes', 'additions', 'products'] as const).map((kind) =>
    broken(
      `a name of 201 characters in ${kind}`,
      kind,
      1,
      (record) => ({ ...record, names: { at: long } }),
      `${kind}.jsonl:1 names.at: "${long.slice(0, 59)}… must not have more than 200 characters`,
    ),
  ),
  broken(
    'search words without end',
    'categories',
    2,
    (c) => ({ ...c, searchWords: 'laufen '.repeat(1000) }),
    'categories.jsonl:2 searchWords: ',
  ),
  broken(
    'a day before the common era',
    'articles',
    1,
    (a) => ({ ...a, publishedOn: '0000-03-01' }),
    'articles.jsonl:1 publishedOn: "0000-03-01" does not have the form',
  ),
  broken(
    'a time in a zone that the database does not know',
    'products',
    1,
    (p) => ({ ...p, addedAt: '2026-03-01T06:00:00+20:00' }),
    'products.jsonl:1 addedAt: "2026-03-01T06:00:00+20:00" does not have the form',
  ),
  broken(
    'a store of the size of a state',
    'stores',
    1,
    (s) => ({ ...s, squareMetres: 3_000_000_000 }),
    'stores.jsonl:1 squareMetres: 3000000000 must be <= 1000000',
  ),
];

const shadowing: readonly BrokenRecord[] = [
  ...['sale', 'search', 'damen', 'p', 'my-account', 'werbung'].map((path) =>
    broken(
      `a category at /${path}/`,
      'categories',
      1,
      (c) => ({ ...c, path }),
      `categories.jsonl:1 path: "/${path}/" is the address of another page`,
    ),
  ),
  broken(
    'a category at the address of a language',
    'categories',
    1,
    (c) => ({ ...c, path: 'en' }),
    'categories.jsonl:1 path: "/en/": two letters are the address of a language',
  ),
  broken(
    'a category below nine others',
    'categories',
    1,
    (c) => ({ ...c, path: 'a1/b/c/d/e/f/g/h/i' }),
    'categories.jsonl:1 path: "a1/b/c/d/e/f/g/h/i" has more than 8 levels',
  ),
  broken(
    'a brand at the address of a gender',
    'brands',
    1,
    (b) => ({ ...b, slug: 'damen' }),
    'brands.jsonl:1 slug: "damen" is the address of a gender\'s brands',
  ),
  broken(
    'a sport at the address of a gender',
    'sports',
    1,
    (s) => ({ ...s, path: 'kinder' }),
    'sports.jsonl:1 path: "kinder" is the address of a gender\'s list',
  ),
  broken(
    'a topic at the address of the articles',
    'article-categories',
    1,
    (c) => ({ ...c, id: 'article' }),
    'article-categories.jsonl:1 id: "article" is the address of the articles',
  ),
];

describe('a catalogue with', () => {
  it.each([...unstorable, ...shadowing])(
    '%s is refused with file, line, field and reason',
    async (_name, { breakIt, fault }) => {
      await breakIt(copy);
      expect(await faultsIn(copy.folder)).toEqual(expect.arrayContaining([expect.stringContaining(fault)]));
    },
  );

  it('the same place twice is refused', async () => {
    await copy.edit('places.jsonl', (text) => text + text);
    expect(await faultsIn(copy.folder)).toEqual([
      expect.stringMatching(/^places\.jsonl:2 name: "\d{4} .+" is used twice$/),
    ]);
  });

  it('U+0000 in the source of catalogue.json is refused', async () => {
    await copy.edit('catalogue.json', (text) => text.replace('"source": "', '"source": "\\u0000'));
    expect(await faultsIn(copy.folder)).toEqual(['catalogue.json source: has U+0000, which cannot be stored']);
  });

  it('a byte order mark at the beginning of its files is read', async () => {
    for (const file of ['catalogue.json', 'brands.jsonl', 'products.jsonl'])
      await copy.edit(file, (text) => `\uFEFF${text}`);
    expect(await faultsIn(copy.folder)).toEqual([]);
  });
});

it('more values of a filter than the index numbers are a fault', async () => {
  const values = Array.from({ length: 65_536 }, (_, at) =>
    JSON.stringify({ id: 100_000 + at, key: `eigenschaft-${at}`, names: { at: `Eigenschaft ${at}` } }),
  );
  // The example has two.
  await copy.edit('additions.jsonl', (text) => `${text.trimEnd()}\n${values.slice(0, -2).join('\n')}\n`);
  expect(await faultsIn(copy.folder)).toEqual([]);
  await copy.edit('additions.jsonl', (text) => `${text}${values.slice(-2).join('\n')}\n`);
  expect(await faultsIn(copy.folder)).toEqual([
    'additions.jsonl:65537 key: there are more than 65536 additions, and no list can show them all',
  ]);
}, 30_000);
