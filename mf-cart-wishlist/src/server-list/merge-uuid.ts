import { type KeyValueStorage, type VersionedRecord, versionedRecord } from 'shared-contracts/storage';
import { keptRecord } from '../browser/kept-record.ts';

/**
 * Stores the request id of a guest whose cart or wishlist is to be merged into an account. It survives a reload between login and merge,
 * and is cleared once the merge has succeeded or the login was refused (SPEC 4; version 1 by SPEC 9).
 */
export type GuestIdRecord = VersionedRecord<string>;

const version = 1;

export function guestIdRecord(list: 'cart' | 'wishlist', storage?: KeyValueStorage | null): GuestIdRecord {
  return keptRecord(versionedRecord(`bergauf.${list}-merge`, version, isUuid, storage));
}

/** @returns the id to merge; null when none is stored or it is the shopper's own (SPEC 4) */
export function uuidToMerge(guestId: GuestIdRecord, requestId: string | null): string | null {
  const uuid = guestId.read();
  return uuid !== null && uuid !== requestId ? uuid : null;
}

function isUuid(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
