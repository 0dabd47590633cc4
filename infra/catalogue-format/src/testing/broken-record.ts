import type { RecordKind, RecordOf } from '../record-kinds.ts';
import type { FolderCopy } from './example-folder.ts';

export type BrokenRecord = readonly [
  name: string,
  change: { breakIt: (copy: FolderCopy) => Promise<void>; fault: string },
];

/** A record, by its kind and line, whose replacement is refused with `fault`. */
export function broken<Kind extends RecordKind>(
  name: string,
  kind: Kind,
  line: number,
  change: (record: RecordOf<Kind>) => unknown,
  fault: string,
): BrokenRecord {
  return [name, { breakIt: (copy) => copy.editRecord(kind, line, change), fault }];
}
