import { versionedRecord } from 'shared-contracts/storage';
import { expect, it } from 'vitest';
import { fullStorage, memoryStorage } from '../testing/test-shop.ts';
import { keptRecord } from './kept-record.ts';

const isText = (value: unknown): value is string => typeof value === 'string';

it('a record is in the storage, and in memory only while the storage refuses it', () => {
  const storage = memoryStorage();
  let isFull = true;
  const setItem: typeof storage.setItem = (key, text) => (isFull ? fullStorage() : storage).setItem(key, text);
  const record = keptRecord(versionedRecord('key', 1, isText, { ...storage, setItem }));
  expect([record.write('refused'), record.read(), storage.size()]).toEqual([false, 'refused', 0]);
  isFull = false;
  expect([record.write('stored'), record.read(), storage.size()]).toEqual([true, 'stored', 1]);
  storage.setItem('key', JSON.stringify({ version: 1, value: 'of another tab' }));
  expect(record.read()).toBe('of another tab');
});

it.each([
  ['stored', memoryStorage()],
  ['kept in memory', fullStorage()],
])('a record that is %s is gone when it is cleared', (_, storage) => {
  const record = keptRecord(versionedRecord('key', 1, isText, storage));
  record.write('value');
  record.clear();
  expect(record.read()).toBeNull();
});
