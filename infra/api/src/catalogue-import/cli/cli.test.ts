// @module-tag rotated
import { copyOfExample, exampleFolder } from '@bergauf/catalogue-format/testing/example-folder';
import { expect, it } from 'vitest';
import { catalogueCommand } from '../../testing/catalogue-command.ts';
import type { TableDifference } from '../differences.ts';
import { changeLines, differenceReport, faultLines, leftOutLines } from './report.ts';

const catalogue = catalogueCommand();

it('validate says what a folder holds, or names each fault and ends with an error', async () => {
  const copy = await copyOfExample();
  try {
    await copy.editRecord('products', 2, (product) => ({ ...product, brand: 'lila', prices: { rrp: 10, vk: 20 } }));
    const [good, bad] = await Promise.all([catalogue('validate', exampleFolder), catalogue('validate', copy.folder)]);
    expect(good).toMatchObject({ code: 0, output: expect.stringContaining('Without faults: 2 brands, 4 categories') });
    expect(bad.code).toBe(1);
    expect(bad.output).toContain('products.jsonl:2 brand: "lila" is no slug in brands.jsonl\n');
    expect(bad.output).toContain('products.jsonl:2 prices.vk: 20 is above the recommended retail price 10\n');
    expect(bad.output).toContain('Nothing was written.');
  } finally {
    await copy.remove();
  }
});

it('an unknown command shows the commands, and a missing folder is named', async () => {
  const [unknown, misplaced, missing] = await Promise.all([
    catalogue('destroy', 'x'),
    catalogue('diff', '--allow-delisting', exampleFolder),
    catalogue('validate', '/nowhere'),
  ]);
  expect(misplaced).toMatchObject({ code: 1, output: expect.stringContaining('--allow-delisting') });
  expect(unknown).toMatchObject({ code: 1, output: expect.stringContaining('import <folder or archive>') });
  expect(missing).toEqual({ code: 1, output: 'There is no /nowhere.\n' });
});

it('the report counts changes, shows first differences, and how many faults are not shown', () => {
  expect(
    changeLines({ tables: { brands: { inserted: 0, updated: 0, deleted: 0 } }, delisted: 0, relisted: 0 }),
  ).toEqual(['Nothing has changed.']);
  const table: TableDifference = {
    table: 'brands',
    inserted: 2,
    updated: 1,
    deleted: 0,
    first: [{ change: 'changed', key: '7', columns: [{ name: 'name', stored: 'A', imported: 'B' }] }],
  };
  const read = { faults: [], faultCount: 0, counts: {}, manifest: null };
  const delisting = { delisted: 3, listed: 5 };
  expect(differenceReport({ ok: true, read, tables: [table], delisted: 3, relisted: 0, delisting })).toEqual([
    'brands: 2 new, 1 changed',
    'products: 3 delisted',
    '',
    'First differences:',
    'brands:',
    '  changed 7',
    '    name: "A" → "B"',
    '',
    '3 of 5 products on sale are missing and would be delisted. If that is intended, import with --allow-delisting.',
  ]);
  expect(leftOutLines(['1 2', '3', '4', '5', '6', '7'])).toEqual([
    'Left out, because of its name or because it is a link: 1 2, 3, 4, 5, 6 and 1 more',
  ]);
  const fault = { file: 'a.jsonl', line: 1, field: '', reason: 'is wrong' };
  expect(faultLines({ faults: [fault], faultCount: 9 })).toEqual(['a.jsonl:1: is wrong', '… and 8 more.']);
});
