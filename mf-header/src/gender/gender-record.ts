import type { Gender } from 'shared-contracts/entities';
import { type KeyValueStorage, type VersionedRecord, versionedRecord } from 'shared-contracts/storage';

/** The shopper's choice in the browser's storage, under the consent to preferences; 0 after a reset. */
export function genderRecord(storage?: KeyValueStorage): VersionedRecord<Gender> {
  return versionedRecord('bergauf-gender', 1, isGender, storage);
}

const isGender = (value: unknown): value is Gender => value === 0 || value === 1 || value === 2 || value === 3;
