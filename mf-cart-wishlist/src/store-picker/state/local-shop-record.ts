import { hasShape } from 'shared-contracts/api';
import type { SelectedStore } from 'shared-contracts/entities';
import { type KeyValueStorage, type VersionedRecord, versionedRecord } from 'shared-contracts/storage';
import { keptRecord } from '../../browser/kept-record.ts';

/** SPEC 3, stored local-shop record. `store` is null if the shopper has chosen none. */
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
  return keptRecord(versionedRecord(key, version, isLocalShop, storage));
}

/** SPEC 4: discarded when its user key differs from the current request id. */
export function ownLocalShop(record: VersionedRecord<LocalShop>, requestId: string | null): LocalShop | null {
  const shop = record.read();
  if (shop === null || shop.userKey === requestId) return shop;
  record.clear();
  return null;
}

const hasTimestamp = hasShape<LocalShop>({ timestamp: 'number' });

function isLocalShop(value: unknown): value is LocalShop {
  if (!hasTimestamp(value)) return false;
  const { userKey, store } = value;
  return (userKey === null || typeof userKey === 'string') && (store === null || isSelectedStore(store));
}

export const isSelectedStore: (value: unknown) => value is SelectedStore = hasShape<SelectedStore>({
  sysname: 'string',
  name: 'string',
  address: { City: 'string', ZipCode: 'string' },
});
