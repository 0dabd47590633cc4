import { type VersionedRecord, versionedRecord } from 'shared-contracts/storage';

const longest = 80;

/** The place the shopper last looked for, so that the next product answers at once. */
export function pickupPlace(): VersionedRecord<string> {
  return versionedRecord('bergauf-pickup-place', 1, isPlace);
}

function isPlace(value: unknown): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= longest;
}
