import { BaseSequencer, type TestSequencer, type TestSequencerConstructor, type TestSpecification } from 'vitest/node';

/**
 * Files that take half a minute, mostly waiting for processes. Vitest starts large files first unless it knows how long they took, which
 * it does not in a new checkout: it would start the first of these late, and leave a core idle at the end.
 */
export const longFiles = [
  'infra/api/src/testing/kill/kill.test.ts',
  'infra/api/src/database/database-gone.postgres.test.ts',
  'infra/api/src/database/data-folder.pglite.test.ts',
];

export const rankOf = ({ moduleId }: TestSpecification): number => {
  const rank = longFiles.findIndex((file) => moduleId.endsWith(file));
  return rank < 0 ? longFiles.length : rank;
};

/** Vitest's own order, after the long files. Vitest calls it with `new`. */
function LongFilesFirst(...[vitest]: ConstructorParameters<TestSequencerConstructor>): TestSequencer {
  const base = new BaseSequencer(vitest);
  return {
    shard: (files) => base.shard(files),
    sort: async (files) => (await base.sort(files)).toSorted((a, b) => rankOf(a) - rankOf(b)),
  };
}

// The type allows no plain function, `new` does.
export const longFilesFirst = LongFilesFirst as unknown as TestSequencerConstructor;
