import type { SelectedStore } from 'shared-contracts/entities';
import { type KeyValueStorage, type VersionedRecord, versionedRecord } from 'shared-contracts/storage';

/** SPEC 3, stored local-shop record. `store` is null when the shopper has chosen none. */
export type LocalShop = {
  /** Request id of the shopper; null for a guest without one. */
  readonly userKey: string | null;
  readonly store: SelectedStore | null;
  /** Milliseconds since 1970. */
  readonly timestamp: number;
};

/** SPEC 9. */
const key = 'bergauf.local-shop';
const version = 1;

export function localShopRecord(storage?: KeyValueStorage | null): VersionedRecord<LocalShop> {
  return storage === undefined
    ? versionedRecord(key, version, isLocalShop)
    : versionedRecord(key, version, isLocalShop, storage);
}

/** SPEC 4: discarded when its user key differs from the current request id. */
export function ownLocalShop(record: VersionedRecord<LocalShop>, requestId: string | null): LocalShop | null {
  const shop = record.read();
  if (shop === null || shop.userKey === requestId) return shop;
  record.clear();
  return null;
}

function isLocalShop(value: unknown): value is LocalShop {
  if (!isObject(value)) return false;
  const { userKey, store, timestamp } = value;
  const isKey = userKey === null || typeof userKey === 'string';
  return isKey && typeof timestamp === 'number' && (store === null || isSelectedStore(store));
}

export function isSelectedStore(value: unknown): value is SelectedStore {
  if (!isObject(value) || !isObject(value['address'])) return false;
  const texts = [value['sysname'], value['name'], value['address']['City'], value['address']['ZipCode']];
  return texts.every((text) => typeof text === 'string');
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
