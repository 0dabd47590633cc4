import type { OrderDetails, OrderLine } from 'shared-contracts/entities';
import { describe, expect, it } from 'vitest';
import { reasonsOf, returnableLines, returnBody, returnRules } from './return-lines.ts';

const line = (position: number, amount: number, returned = 0): OrderLine =>
  ({ position, amount, returned: returned > 0 ? { amount: returned, reason: 'other' } : null }) as OrderLine;
const order = (...lines: OrderLine[]): OrderDetails => ({ lines }) as OrderDetails;

describe('the lines that can be returned', () => {
  it('are those with remaining pieces', () => {
    const lines = returnableLines(order(line(0, 2), line(1, 1, 1), line(2, 3, 1)));
    expect(lines.map(({ position, pieces }) => [position, pieces])).toEqual([
      [0, 2],
      [2, 2],
    ]);
  });
});

describe('a return', () => {
  const lines = returnableLines(order(line(0, 2), line(1, 1)));
  const rules = returnRules(lines);
  const empty = Object.fromEntries(Object.keys(rules).map((field) => [field, '']));
  const problems = (values: Record<string, string>) =>
    Object.entries(rules).flatMap(([field, { check }]) => {
      const problem = check(values[field] ?? '', values);
      return problem === null ? [] : [[field, problem]];
    });

  it('contains the chosen lines, each with amount and reason', () => {
    const values = {
      ...empty,
      'line-0': 'on',
      'amount-0': '2',
      'reason-0': 'too-small',
      'reason-1': 'other',
      note: 'eng',
    };
    expect(problems(values)).toEqual([]);
    expect(returnBody(values, lines)).toEqual({
      lines: [{ position: 0, amount: 2, reason: 'too-small' }],
      note: 'eng',
    });
  });

  it('has a note of at most 500 characters, as the API accepts it', () => {
    const values = { ...empty, 'line-0': 'on', 'reason-0': 'other' };
    expect(problems({ ...values, note: 'x'.repeat(500) })).toEqual([]);
    expect(problems({ ...values, note: 'x'.repeat(501) })).toEqual([['note', 'problem.too-long']]);
  });

  it('has at most the pieces of the order, and one if there is no amount field', () => {
    const values = {
      ...empty,
      'line-0': 'on',
      'amount-0': '9',
      'reason-0': 'other',
      'line-1': 'on',
      'reason-1': 'other',
    };
    expect(returnBody(values, lines)).toEqual({
      lines: [
        { position: 0, amount: 2, reason: 'other' },
        { position: 1, amount: 1, reason: 'other' },
      ],
    });
  });

  it('of a printed line needs a mistake of the shop', () => {
    const printedLine = { ...line(0, 1), team: 'verein', printing: { name: 'LENA' } };
    const printed = returnableLines(order(printedLine, line(1, 1)));
    expect([reasonsOf(printedLine), reasonsOf({ printing: null }).length]).toEqual([['defective', 'wrong-item'], 7]);
    const check = (reason: string) =>
      returnRules(printed)['reason-0']?.check(reason, { ...empty, 'line-0': 'on', 'reason-0': reason });
    expect([check('too-small'), check('defective')]).toEqual(['problem.return-reason', null]);
    expect(returnBody({ ...empty, 'line-0': 'on', 'reason-0': 'too-small' }, printed).lines).toEqual([]);
  });

  it('needs a line', () => {
    expect(problems(empty)).toEqual([['line-0', 'problem.return-nothing']]);
  });

  it('needs a reason for each chosen line', () => {
    expect(problems({ ...empty, 'line-1': 'on', 'reason-0': 'other' })).toEqual([
      ['reason-1', 'problem.return-reason'],
    ]);
  });
});
