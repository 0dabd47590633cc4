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

it('a file with a heading only is refused, and its columns are checked', async () => {
  await csv.edit('artikel.csv', heading);
  expect(await faultsIn(csv.folder)).toEqual(['artikel.csv: has no records']);
  await csv.edit('artikel.csv', (text) => text.replace('LAGER', 'BESTAND'));
  expect(await faultsIn(csv.folder)).toEqual(['artikel.csv:1 quantity: the file has no column "LAGER"']);
});

it('without the column of the id no row is read', async () => {
  await csv.edit('artikel.csv', (text) => text.replace('ARTNR', 'NUMMER'));
  expect(await faultsIn(csv.folder)).toEqual(['artikel.csv:1 id: the file has no column "ARTNR"']);
});

it('a file with another delimiter has one fault, and not one for each column and each row', async () => {
  await csv.edit('artikel.csv', (text) => text.replaceAll(';', ','));
  expect(await faultsIn(csv.folder)).toEqual([
    'artikel.csv:1: the heading has one column: mapping.json says that ";" separates them',
  ]);
});

it('a column that is mapped may not be there twice; others may', async () => {
  await csv.edit('artikel.csv', (text) =>
    text.replace('LAGER', 'UVP').replaceAll('\n', ';x;y\n').replace('x;y', 'X;X'),
  );
  await csv.edit('mapping.json', (text) => text.replace('"LAGER"', '"GROESSE"'));
  expect(await faultsIn(csv.folder)).toContain('artikel.csv:1 rrp: the file has 2 columns "UVP"');
  await csv.edit('artikel.csv', (text) => text.replace('UVP;X', 'LAGER;X'));
  await csv.edit('mapping.json', (text) => text.replace('"quantity": "GROESSE"', '"quantity": "LAGER"'));
  expect(await faultsIn(csv.folder)).toEqual([]);
});

it('a row that says something else than the first one of its product or colour is refused with line and field', async () => {
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

it('later rows may leave empty what the first one says', async () => {
  await csv.edit('artikel.csv', (text) => {
    const lines = text.split('\n');
    lines[2] = '1001;;;;;;;;;10011;;;1001102;41;0';
    lines[3] = '1001;;;;;;;;;10012;ROT;;1001201;40;2';
    return lines.join('\n');
  });
  expect(await faultsIn(csv.folder)).toEqual([]);
});

it('a quote that is not closed is named by the row in which it begins, however long the rest of the file is', async () => {
  await csv.edit('artikel.csv', (text) => text.replace('Zwei Teile.', '"Zwei Teile.'));
  expect(await faultsIn(csv.folder)).toContain('artikel.csv:5: a quote is not closed');
  await csv.edit('artikel.csv', (text) => text + `1003;Zelt;${'x'.repeat(99)}\n`.repeat(90_000));
  expect(await faultsIn(csv.folder)).toContain('artikel.csv:5: a row has more than 8 MB: is a quote not closed?');
});

it('a product of more rows than any has is refused at the first row too many', async () => {
  await csv.edit('artikel.csv', (text) => text + '1003;;;;;;;;;1;;;1;40;1\n'.repeat(20_002));
  expect(await faultsIn(csv.folder)).toContain('artikel.csv:20006 id: "1003" has more than 20000 rows');
});

it('a value of several lines counts as them, also with the line ends of Windows', async () => {
  await csv.edit('artikel.csv', (text) =>
    text
      .replaceAll('für Forstwege', 'für\nForstwege')
      .replace(/11\n?$/, '-11')
      .replaceAll('\n', '\r\n'),
  );
  expect(await faultsIn(csv.folder)).toEqual(['artikel.csv:8 variants[0].options[0].quantity: -11 must be >= 0']);
});

it('rows of delimiters alone, as a spreadsheet writes them, are no products', async () => {
  await csv.edit('artikel.csv', (text) => text.replaceAll('\n', `\n${';'.repeat(14)}\n`));
  expect(await faultsIn(csv.folder)).toEqual([]);
});

it('a quote inside a value is named by its line', async () => {
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

it('a list of prices of UTF-8 that mapping.json calls windows-1252 has one fault', async () => {
  await csv.edit('mapping.json', (text) => text.replace('"preise.csv"', '"preise.csv", "encoding": "windows-1252"'));
  await csv.edit('preise.csv', (text) => text.replace('149,90', '149,90 €'));
  expect(await faultsIn(csv.folder)).toEqual(['preise.csv:2: is text in utf-8, and mapping.json says windows-1252']);
});

it('a file of ASCII alone is read as windows-1252', async () => {
  await csv.edit('mapping.json', (text) => text.replace('"preise.csv"', '"preise.csv", "encoding": "windows-1252"'));
  expect(await faultsIn(csv.folder)).toEqual([]);
});

it('a file of windows-1252 with every letter of it is read', async () => {
  await csv.edit('mapping.json', (text) => text.replace('"delimiter"', '"encoding": "windows-1252", "delimiter"'));
  await csv.edit('artikel.csv', (text) => text.replace('Tourenstock Duo', 'Tourenstock São Â ÄÖÜäöüß à €'));
  const text = await readFile(path.join(csv.folder, 'artikel.csv'), 'utf8');
  await writeFile(path.join(csv.folder, 'artikel.csv'), Buffer.from(text.replace('€', '\x80'), 'latin1'));
  expect(await faultsIn(csv.folder)).toEqual([]);
});

it('a file without a heading is refused', async () => {
  await csv.edit('preise.csv', () => '');
  expect(await faultsIn(csv.folder)).toEqual(['preise.csv: is empty, without a heading']);
});

it('a price of nothing is named as what it is, also one of the list', async () => {
  await csv.edit('artikel.csv', (text) => text.replace('1.069,90', '0,00'));
  expect(await faultsIn(csv.folder)).toEqual(['artikel.csv:5 prices.rrp: 0 must be >= 1']);
  await csv.edit('artikel.csv', (text) => text.replace('0,00', 'viel'));
  await csv.edit('preise.csv', (text) => `${text}1002;0;0\n`);
  expect(await faultsIn(csv.folder)).toEqual([
    'preise.csv:3 prices.rrp: 0 must be >= 1',
    'preise.csv:3 prices.vk: 0 must be >= 1',
  ]);
});

it('a day may be written as spreadsheets do in German', async () => {
  await csv.edit('mapping.json', (text) => text.replace('"2026-03-01"', '"1.03.2026"'));
  const products: unknown[] = [];
  const { faultCount } = await readCatalogue(csv.folder, async (kind, records) => {
    if (kind === 'products') products.push(...records);
  });
  expect(faultCount).toBe(0);
  expect(products[0]).toMatchObject({ addedAt: '2026-03-01T00:00:00Z' });
});

it('rows with too few or too many values are named, and the others are read', async () => {
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

it('a quote inside a value is a fault of its row alone', async () => {
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
])('%s inside a name of the heading ends the reading, and no row is lost without a fault', async (_, change) => {
  await csv.edit('artikel.csv', (text) => {
    const [first = '', ...rows] = text.trim().split('\n');
    // Behind a heading that is not read, the faults of the rows wait for another run, all of them.
    return [change(first), ...rows.map((row) => `${row.replace(/149,90|1.069,90/, 'viel')};x`)].join('\n');
  });
  expect(await faultsIn(csv.folder)).toEqual([
    'artikel.csv:1: a value with quotes is written in quotes, with "" for each of its own',
  ]);
});

it('a quote of the heading that is not closed is named by its line', async () => {
  await csv.edit('artikel.csv', (text) => text.replace('BEZEICHNUNG', '"BEZEICHNUNG'));
  expect(await faultsIn(csv.folder)).toEqual([
    'artikel.csv:1: a quote is not closed, or stands inside a value without a second one before it',
  ]);
});

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

it('a product behind a row that is left out is checked where it has a first row of its own', async () => {
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
])('a product whose only row has %s is not missing where prices name it', async (_, change) => {
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
])('a file of products that %s is the only fault where prices name products', async (_, change, fault) => {
  await csv.edit('artikel.csv', change);
  expect(await faultsIn(csv.folder)).toEqual([expect.stringMatching(fault)]);
});

it('products that have not been read are not missing where prices name them', async () => {
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
])('a list of prices with %s is the only fault of products that have their prices from it', async (_, change) => {
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

it('a day that is none is shown as the file has it, once', async () => {
  await csv.edit('mapping.json', (text) => text.replace('"2026-03-01"', '"31.02.2026"'));
  expect(await faultsIn(csv.folder)).toEqual([
    'artikel.csv:2 addedAt: "31.02.2026" is no time such as 2026-02-15T06:00:00Z',
    'artikel.csv:5 addedAt: "31.02.2026" is no time such as 2026-02-15T06:00:00Z',
  ]);
});
