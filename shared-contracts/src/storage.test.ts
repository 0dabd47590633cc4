import { describe, expect, it } from 'vitest';
import { type KeyValueStorage, versionedRecord } from './storage.ts';

type Shop = { name: string };
const isShop = (value: unknown): value is Shop =>
  typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string';

function memory(entries: Record<string, string> = {}): KeyValueStorage & { entries: Map<string, string> } {
  const map = new Map(Object.entries(entries));
  return {
    entries: map,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  };
}

const forbidden = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};
const forbiddenStorage: KeyValueStorage = { getItem: forbidden, setItem: forbidden, removeItem: forbidden };

const linz: Shop = { name: 'Linz' };

it('a record reads back the written value, which is stored under its key as JSON with its version', () => {
  const storage = memory();
  const record = versionedRecord('shop', 1, isShop, storage);
  expect(record.write(linz)).toBe(true);
  expect(record.read()).toEqual(linz);
  expect(Object.fromEntries(storage.entries)).toEqual({ shop: '{"version":1,"value":{"name":"Linz"}}' });
});

it('a record is empty before the first write and after clearing', () => {
  const record = versionedRecord('shop', 1, isShop, memory());
  expect(record.read()).toBeNull();
  record.write(linz);
  record.clear();
  expect(record.read()).toBeNull();
});

it.each([
  ['of an older version', '{"version":0,"value":{"name":"Linz"}}'],
  ['of a newer version', '{"version":2,"value":{"name":"Linz"}}'],
  ['whose version is a text', '{"version":"1","value":{"name":"Linz"}}'],
  ['of another form', '{"version":1,"value":{"city":"Linz"}}'],
  ['without a value', '{"version":1}'],
  ['that is cut off', '{"version":1,"val'],
  ['that is no object', '"Linz"'],
  ['that is null', 'null'],
  ['that is a list', '[]'],
  ['that is empty', ''],
])('discards a record %s', (_what, stored) => {
  expect(versionedRecord('shop', 1, isShop, memory({ shop: stored })).read()).toBeNull();
});

describe('where the browser forbids storage', () => {
  it('a record reads null, returns false for a write, and clears without an error', () => {
    const record = versionedRecord('shop', 1, isShop, forbiddenStorage);
    expect(record.read()).toBeNull();
    expect(record.write(linz)).toBe(false);
    expect(() => record.clear()).not.toThrow();
  });

  it('a record works where reading `localStorage` throws', () => {
    Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: forbidden });
    try {
      const record = versionedRecord('shop', 1, isShop);
      expect(record.read()).toBeNull();
      expect(record.write(linz)).toBe(false);
    } finally {
      Reflect.deleteProperty(globalThis, 'localStorage');
    }
  });
});

it('a record returns false for a write beyond the quota, and keeps its value', () => {
  const storage = memory({ shop: '{"version":1,"value":{"name":"Linz"}}' });
  const full: KeyValueStorage = {
    ...storage,
    setItem() {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    },
  };
  const record = versionedRecord('shop', 1, isShop, full);
  expect(record.write({ name: 'Graz' })).toBe(false);
  expect(record.read()).toEqual(linz);
});

it('a record is empty and writes nothing without web storage, as on the server', () => {
  const record = versionedRecord('shop', 1, isShop, null);
  expect(record.read()).toBeNull();
  expect(record.write(linz)).toBe(false);
  expect(() => record.clear()).not.toThrow();
});
