import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { exampleFolder } from '../testing/example-folder.ts';
import { schemaFaults } from './schema-faults.ts';

const first = (file: string) =>
  JSON.parse(readFileSync(path.join(exampleFolder, file), 'utf8').split('\n', 1)[0] ?? '');
const week = first('stores.jsonl').hours as readonly unknown[];
const hoursFaults = (hours: readonly unknown[]) => schemaFaults('stores', { ...first('stores.jsonl'), hours });
const form = '^([01][0-9]|2[0-3]):[0-5][0-9]$';

it.each([
  [['09:00', '24:00'], 'hours[0][1]', `"24:00" does not have the form ${form}`],
  [['09:00'], 'hours[0]', '["09:00"] must not have fewer than 2 items'],
  [['09:00', '12:00', '18:00'], 'hours[0][2]', '"18:00" is one too many'],
  ['09:00-18:00', 'hours[0]', '"09:00-18:00" must be array or null'],
])('opening hours of %j are a fault of what is wrong with them', (hours, field, reason) => {
  expect(hoursFaults([hours, ...week.slice(1)])).toEqual([{ field, reason }]);
});

it('a week has seven days', () => {
  expect(hoursFaults([...week, null])).toEqual([{ field: 'hours[7]', reason: 'null is one too many' }]);
});

it('an invalid time is reported once', () => {
  expect(schemaFaults('products', { ...first('products.jsonl'), addedAt: 'gestern', lowest30Days: 0 })).toEqual([
    { field: 'lowest30Days', reason: '0 must be >= 1' },
    { field: 'addedAt', reason: '"gestern" is no time such as 2026-02-15T06:00:00Z' },
  ]);
});
