import type { VersionedRecord } from 'shared-contracts/storage';

/** A record that keeps in memory, until the page is left, what the browser refused to store. */
export function keptRecord<T>(record: VersionedRecord<T>): VersionedRecord<T> {
  let refused: T | null = null;
  return {
    read: () => refused ?? record.read(),
    write(value) {
      refused = record.write(value) ? null : value;
      return refused === null;
    },
    clear() {
      refused = null;
      record.clear();
    },
  };
}
