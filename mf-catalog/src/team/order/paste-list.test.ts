import type { ProductOption } from 'shared-contracts/entities';
import { describe, expect, it } from 'vitest';
import { readPastedList } from './paste-list.ts';

const sizes: readonly ProductOption[] = ['S', 'M', '42', '42,5'].map((title, id) => ({
  id,
  title,
  stock: true,
  quantity: 9,
}));
const read = (text: string) => readPastedList(text, sizes).rows.map((row) => Object.values(row));

describe('a list that was copied from a spreadsheet', () => {
  it.each([
    ['M\tLena\t7', [[1, '1', 'Lena', '7']]],
    ['M\t3', [[1, '3', '', '']]],
    ['M\tLena', [[1, '1', 'Lena', '']]],
    // Usually a name is printed on one piece, and so is the number before it.
    ['M\t7\tLena', [[1, '1', 'Lena', '7']]],
    ['M\t100\tLena', [[1, '100', 'Lena', '']]],
    ['M;2;', [[1, '2', '', '']]],
    ['M\t2\tLena\t7', [[1, '2', 'Lena', '7']]],
    ['m ; Lena ; 7', [[1, '1', 'Lena', '7']]],
    [
      '42.5\tLena\t7\r\n\r\n42\tJonas\t10\r\n',
      [
        [3, '1', 'Lena', '7'],
        [2, '1', 'Jonas', '10'],
      ],
    ],
    [
      'Name\tNr.\tGröße\nLena\t7\tM\nJonas\t10\tS',
      [
        [1, '1', 'Lena', '7'],
        [0, '1', 'Jonas', '10'],
      ],
    ],
    ['Size;Amount\nM;4', [[1, '4', '', '']]],
    ['Größe;Spielername;Rückennummer\nM;Eva;8', [[1, '1', 'Eva', '8']]],
    ['Trikot-Nr.;Vorname;Größe\n8;Eva;M', [[1, '1', 'Eva', '8']]],
    ['S', [[0, '1', '', '']]],
    ['', []],
    // A number that cannot be ordered is an invalid amount. It is not read as a name or number to print.
    ['M\t-5', [[1, '-5', '', '']]],
    ['M\t10000', [[1, '10000', '', '']]],
    ['M\t10.000\tLena', [[1, '10.000', 'Lena', '']]],
    ['M;1,5;Lena;7', [[1, '1,5', 'Lena', '7']]],
    ['"M";"Lena";"7"', [[1, '1', 'Lena', '7']]],
    ['M, Lena, 7', [[1, '1', 'Lena', '7']]],
    ['Size,Name,No.\nM,"Lena",7', [[1, '1', 'Lena', '7']]],
    ['42,5,Lena', [[3, '1', 'Lena', '']]],
    ['M,"Huber, Lena",7', [[1, '1', 'Huber, Lena', '7']]],
    ['M;Huber, Lena;7', [[1, '1', 'Huber, Lena', '7']]],
    [';;;\n\t\t\n;M', []],
  ])('%j is read as %j', (text, rows) => {
    expect(read(text)).toEqual(rows);
  });

  it('tells if numbers before names were read as numbers to print, for a product that can be printed', () => {
    expect(readPastedList('M\t7\tLena', sizes).isGuessed).toBe(true);
    expect(readPastedList('M\tLena\t7\nS\t2', sizes).isGuessed).toBe(false);
    const plain = readPastedList('M\t7\tLena', sizes, { isPrintable: false });
    expect([plain.rows[0]?.amount, plain.isGuessed]).toEqual(['7', false]);
  });

  it('returns the headings of columns that it does not read', () => {
    expect(readPastedList('Größe;Wer;E-Mail;Nummer\nM;Eva;eva@berg.at;8', sizes).unread).toEqual(['Wer', 'E-Mail']);
    expect(readPastedList('Größe;;Name\nM;;Eva', sizes).unread).toEqual([]);
    expect(readPastedList('M;Eva;8', sizes).unread).toEqual([]);
  });

  it('of two columns of a kind, reads the one for the print and reports the other', () => {
    const numbered = readPastedList('Nr.;Größe;Name;Trikotname;Rückennummer\n1;M;Lena Huber;LENI;23', sizes);
    expect(numbered.rows).toEqual([{ option: 1, amount: '1', name: 'LENI', number: '23' }]);
    expect(numbered.unread).toEqual(['Nr.', 'Name']);
    expect(readPastedList('Größe;Vorname;Nachname\nM;Eva;Huber', sizes).unread).toEqual(['Nachname']);
  });

  it('reports the lines whose size the product does not have', () => {
    const { rows, unknown } = readPastedList('M\tLena\t7\nXXS\tJonas\t10\n', sizes);
    expect(rows).toHaveLength(1);
    expect(unknown).toEqual(['XXS Jonas 10']);
  });

  it('keeps the lines that were not imported, with their headings', () => {
    expect(readPastedList('M;Lena;7\nXXS;Jonas;10\n', sizes).rest).toBe('XXS;Jonas;10');
    expect(readPastedList('Name;Size\nLena;M\nJonas;XXS\nEva;S', sizes, { most: 1 }).rest).toBe(
      'Name;Size\nJonas;XXS\nEva;S',
    );
    expect(readPastedList('Name;Size\nLena;M', sizes).rest).toBe('');
  });

  it('imports as many rows as one request may add, and reports a few of the unknown lines', () => {
    const list = readPastedList('M\tLena\t7\n'.repeat(10_000), sizes);
    expect([list.rows.length, list.leftOut]).toEqual([60, 9_940]);
    const foreign = readPastedList('XXS\tLena\n'.repeat(10_000), sizes);
    expect([foreign.rows.length, foreign.unknown.length, foreign.unknown.at(-1)]).toEqual([0, 6, '…']);
  });
});
