import type { OrderDetails, OrderedAgain } from 'shared-contracts/entities';
import type { MessageValues } from 'shared-contracts/i18n';
import { expect, it } from 'vitest';
import { canOrderAgain, missingTexts } from './ordered-again.ts';

const can = { cancel: false, return: true, invoice: true };
const line = (team?: string) => ({ ...(team && { team }) }) as OrderDetails['lines'][number];

it.each([
  ['of the shop', [line()], false, true],
  ['of the team shop', [line('verein'), line('anderer')], true, true],
  ['of the team shop, seen in the main shop', [line('verein')], false, false],
  ['of the main shop, seen in the team shop', [line()], true, false],
  ['of an API before 1.6, which names no team', [line()], false, true],
])('an order %s can be ordered again only in its own shop', (_, lines, teamBuild, expected) => {
  expect(canOrderAgain({ can, lines }, teamBuild)).toBe(expected);
  expect(canOrderAgain({ lines }, teamBuild)).toBe(false);
});

it('names lines that are no longer sold, and how many pieces there are of the others', () => {
  const of = (name: string, reason: OrderedAgain['missing'][number]['reason'], added: number) => {
    return { position: 0, name, url: null, reason, wanted: 5, added };
  };
  const t = (key: string, values: MessageValues = {}): string => [key, ...Object.values(values)].join(' ');
  const missing = [
    of('Zeh Schuh, 42', 'fewer-pieces', 2),
    of('Ulm Helm, M', 'sold-out', 0),
    of('Ar Ski, 170', 'no-longer-sold', 0),
  ];
  expect(missingTexts(missing, t)).toEqual([
    'action.again-missing Ulm Helm, M; Ar Ski, 170',
    'action.again-fewer action.again-amount Zeh Schuh, 42 2 5',
  ]);
  expect(missingTexts([], t)).toEqual([]);
});
