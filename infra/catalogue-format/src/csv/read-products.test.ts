import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readCatalogue } from '../folder/read-catalogue.ts';
import { copyOfExample, csvExampleFolder, type FolderCopy } from '../testing/example-folder.ts';
import { faultsIn } from '../testing/faults-in.ts';

let csv: FolderCopy;
beforeEach(async () => {
  csv = await copyOfExample(csvExampleFolder);
});
afterEach(() => csv.remove());

const heading = (text: string) => `${text.split('\n', 1)[0]}\n`;

it('a file with a heading and no rows has one fault', async () => {
  await csv.edit('artikel.csv', heading);
  expect(await faultsIn(csv.folder)).toEqual(['artikel.csv: has no records']);
  await csv.edit('artikel.csv', (text) => text.replace('LAGER', 'BESTAND'));
  expect(await faultsIn(csv.folder)).toEqual(['artikel.csv:1 quantity: the file has no column "LAGER"']);
});

it('a heading without a mapped column is the only fault of its file', async () => {
  await csv.edit('artikel.csv', (text) => text.replace('ARTNR', 'NUMMER'));
  expect(await faultsIn(csv.folder)).toEqual(['artikel.csv:1 id: the file has no column "ARTNR"']);
});

it('a file with another delimiter than that of the mapping has one fault', async () => {
  await csv.edit('artikel.csv', (text) => text.replaceAll(';', ','));
  expect(await faultsIn(csv.folder)).toEqual([
    'artikel.csv:1: the heading has one column: mapping.json says that ";" separates them',
  ]);
});

it('a mapped column may not be in the heading twice, another column may', async () => {
  await csv.edit('artikel.csv', (text) =>
    text.replace('LAGER', 'UVP').replaceAll('\n', ';x;y\n').replace('x;y', 'X;X'),
  );
  await csv.edit('mapping.json', (text) => text.replace('"LAGER"', '"GROESSE"'));
  expect(await faultsIn(csv.folder)).toContain('artikel.csv:1 rrp: the file has 2 columns "UVP"');
  await csv.edit('artikel.csv', (text) => text.replace('UVP;X', 'LAGER;X'));
  await csv.edit('mapping.json', (text) => text.replace('"quantity": "GROESSE"', '"quantity": "LAGER"'));
  expect(await faultsIn(csv.folder)).toEqual([]);
});

it('a row that differs from the first row of its product or colour has a fault with line and field', async () => {
  await csv.edit('artikel.csv', (text) => {
    const lines = text.split('\n');
    lines[2] = lines[2]?.replace('Kar 3 Trailschuh', 'Kar 4 Trailschuh').replace('BLAU', 'ROT') ?? '';
    lines[3] = lines[3]?.replace('149,90', '159,90').replace(';D;', ';H;') ?? '';
    return lines.join('\n');
  });
  expect(await faultsIn(csv.folder)).toEqual([
    'artikel.csv:3 name: "Kar 4 Trailschuh" is not the "Kar 3 Trailschuh" of line 2',
    'artikel.csv:3 colour: "rot" is not the "blau" of line 2',
    'artikel.csv:4 gender: "men" is not the "women" of line 2',
    'artikel.csv:4 rrp: "159,90" is not the "149,90" of line 2',
  ]);
});

it('later rows of a product may leave its fields empty', async () => {
  await csv.edit('artikel.csv', (text) => {
    const lines = text.split('\n');
    lines[2] = '1001;;;;;;;;;10011;;;1001102;41;0';
    lines[3] = '1001;;;;;;;;;10012;ROT;;1001201;40;2';
    return lines.join('\n');
  });
  expect(await faultsIn(csv.folder)).toEqual([]);
});

it('the fault of an unclosed quote has the line in which its row begins', async () => {
  await csv.edit('artikel.csv', (text) => text.replace('Zwei Teile.', '"Zwei Teile.'));
  expect(await faultsIn(csv.folder)).toContain('artikel.csv:5: a quote is not closed');
  await csv.edit('artikel.csv', (text) => text + `1003;Zelt;${'x'.repeat(99)}\n`.repeat(90_000));
  expect(await faultsIn(csv.folder)).toContain('artikel.csv:5: a row has more than 8 MB: is a quote not closed?');
});

it('a product with more than 20,000 rows has one fault, at the first row above the limit', async () => {
  await csv.edit('artikel.csv', (text) => text + '1003;;;;;;;;;1;;;1;40;1\n'.repeat(20_002));
  expect(await faultsIn(csv.folder)).toContain('artikel.csv:20006 id: "1003" has more than 20000 rows');
});

it('faults behind a value of several lines have the line of the file, also with CR LF', async () => {
  await csv.edit('artikel.csv', (text) =>
    text
      .replaceAll('für Forstwege', 'für\nForstwege')
      .replace(/11\n?$/, '-11')
      .replaceAll('\n', '\r\n'),
  );
  expect(await faultsIn(csv.folder)).toEqual(['artikel.csv:8 variants[0].options[0].quantity: -11 must be >= 0']);
});

it('rows that consist of delimiters are skipped', async () => {
  await csv.edit('artikel.csv', (text) => text.replaceAll('\n', `\n${';'.repeat(14)}\n`));
  expect(await faultsIn(csv.folder)).toEqual([]);
});

it('the fault of a quote inside a value has its line', async () => {
  await csv.edit('artikel.csv', (text) => text.replace('Tourenstock Duo', 'Stock 45"'));
  expect(await faultsIn(csv.folder)).toContain(
    'artikel.csv:5: a value with quotes is written in quotes, with "" for each of its own',
  );
  // The next quote of the file closes it, lines later.
  await csv.edit('artikel.csv', (text) => text.replace('Stock 45"', 'Stock').replace('Steige."', 'Steige.'));
  expect(await faultsIn(csv.folder)).toContain(
    'artikel.csv:2: a quote is not closed, or stands inside a value without a second one before it',
  );
});

it.each([
  ['a byte order mark', 1, (text: string) => `\uFEFF${text}`],
  [
    'an umlaut in the heading',
    1,
    (text: string) => text.replace('TEXT', 'TEXT;ERGÄNZUNG').replaceAll(/(?<=\d)$/gm, ';'),
  ],
  ['an umlaut in a row', 2, (text: string) => text],
  ['a letter of another language', 5, (text: string) => text.replaceAll('für', 'auf').replace('Duo', 'Łódź')],
  ['a wrong quote behind the umlaut', 2, (text: string) => text.replace('Tourenstock Duo', 'Stock 45"')],
  ['a price that is none', 2, (text: string) => text.replace('1.069,90', 'viel')],
])('a UTF-8 file with %s that mapping.json calls windows-1252 has one fault', async (_, line, change) => {
  await csv.edit('mapping.json', (text) => text.replace('"delimiter"', '"encoding": "windows-1252", "delimiter"'));
  await csv.edit('artikel.csv', change);
  expect(await faultsIn(csv.folder)).toEqual([
    `artikel.csv:${line}: is text in utf-8, and mapping.json says windows-1252`,
  ]);
});

it('a UTF-8 list of prices that mapping.json calls windows-1252 has one fault', async () => {
  await csv.edit('mapping.json', (text) => text.replace('"preise.csv"', '"preise.csv", "encoding": "windows-1252"'));
  await csv.edit('preise.csv', (text) => text.replace('149,90', '149,90 €'));
  expect(await faultsIn(csv.folder)).toEqual(['preise.csv:2: is text in utf-8, and mapping.json says windows-1252']);
});

it('an ASCII file is read as windows-1252', async () => {
  await csv.edit('mapping.json', (text) => text.replace('"preise.csv"', '"preise.csv", "encoding": "windows-1252"'));
  expect(await faultsIn(csv.folder)).toEqual([]);
});

it('a windows-1252 file with accented letters and the euro sign is read', async () => {
  await csv.edit('mapping.json', (text) => text.replace('"delimiter"', '"encoding": "windows-1252", "delimiter"'));
  await csv.edit('artikel.csv', (text) => text.replace('Tourenstock Duo', 'Tourenstock São Â ÄÖÜäöüß à €'));
  const text = await readFile(path.join(csv.folder, 'artikel.csv'), 'utf8');
  await writeFile(path.join(csv.folder, 'artikel.csv'), Buffer.from(text.replace('€', '\x80'), 'latin1'));
  expect(await faultsIn(csv.folder)).toEqual([]);
});

it('an empty file has one fault', async () => {
  await csv.edit('preise.csv', () => '');
  expect(await faultsIn(csv.folder)).toEqual(['preise.csv: is empty, without a heading']);
});

it('a price of 0 has a fault, in the products and in the list of prices', async () => {
  await csv.edit('artikel.csv', (text) => text.replace('1.069,90', '0,00'));
  expect(await faultsIn(csv.folder)).toEqual(['artikel.csv:5 prices.rrp: 0 must be >= 1']);
  await csv.edit('artikel.csv', (text) => text.replace('0,00', 'viel'));
  await csv.edit('preise.csv', (text) => `${text}1002;0;0\n`);
  expect(await faultsIn(csv.folder)).toEqual([
    'preise.csv:3 prices.rrp: 0 must be >= 1',
    'preise.csv:3 prices.vk: 0 must be >= 1',
  ]);
});

it('a day may be written as DD.MM.YYYY', async () => {
  await csv.edit('mapping.json', (text) => text.replace('"2026-03-01"', '"1.03.2026"'));
  const products: unknown[] = [];
  const { faultCount } = await readCatalogue(csv.folder, async (kind, records) => {
    if (kind === 'products') products.push(...records);
  });
  expect(faultCount).toBe(0);
  expect(products[0]).toMatchObject({ addedAt: '2026-03-01T00:00:00Z' });
});

it('rows with too few or too many values have faults, and the other rows are read', async () => {
  await csv.edit('artikel.csv', (text) => {
    const [, first = '', second = '', ...others] = text.split('\n');
    return [heading(text).trim(), `${first};;`, `${first};"a\nb"`, second.replace(/;[^;]*$/, ''), ...others]
      .join('\n')
      .replace('1.069,90', 'viel');
  });
  expect(await faultsIn(csv.folder)).toEqual(
    expect.arrayContaining([
      'artikel.csv:2: the row has 17 values, and the heading 15 columns',
      'artikel.csv:3: the row has 16 values, and the heading 15 columns',
      'artikel.csv:5: the row has 14 values, and the heading 15 columns',
      expect.stringContaining('artikel.csv:7 prices.rrp: "viel" is no price'),
    ]),
  );
});

it('a quote inside a value is the only fault of its row, and the other rows are read', async () => {
  await csv.edit('artikel.csv', (text) =>
    text.replace('Kar 3 Trailschuh', '28" Rad, 27" Felge').replace('1.069,90', 'viel'),
  );
  expect(await faultsIn(csv.folder)).toEqual([
    'artikel.csv:2: a value with quotes is written in quotes, with "" for each of its own',
    expect.stringContaining('artikel.csv:5 prices.rrp: "viel" is no price'),
  ]);
});

it.each([
  ['a quote', (heading: string) => `${heading};ZOLL "`],
  ['a quoted word', (heading: string) => `${heading};ZOLL "in"`],
])('%s inside a name of the heading is the only fault, and no row is read', async (_, change) => {
  await csv.edit('artikel.csv', (text) => {
    const [first = '', ...rows] = text.trim().split('\n');
    // The rows have faults too, which are not reported because no row is read.
    return [change(first), ...rows.map((row) => `${row.replace(/149,90|1.069,90/, 'viel')};x`)].join('\n');
  });
  expect(await faultsIn(csv.folder)).toEqual([
    'artikel.csv:1: a value with quotes is written in quotes, with "" for each of its own',
  ]);
});

it('the fault of an unclosed quote in the heading has line 1', async () => {
  await csv.edit('artikel.csv', (text) => text.replace('BEZEICHNUNG', '"BEZEICHNUNG'));
  expect(await faultsIn(csv.folder)).toEqual([
    'artikel.csv:1: a quote is not closed, or stands inside a value without a second one before it',
  ]);
});

it('a day that does not exist has one fault in each product, with the text of the file', async () => {
  await csv.edit('mapping.json', (text) => text.replace('"2026-03-01"', '"31.02.2026"'));
  expect(await faultsIn(csv.folder)).toEqual([
    'artikel.csv:2 addedAt: "31.02.2026" is no time such as 2026-02-15T06:00:00Z',
    'artikel.csv:5 addedAt: "31.02.2026" is no time such as 2026-02-15T06:00:00Z',
  ]);
});
