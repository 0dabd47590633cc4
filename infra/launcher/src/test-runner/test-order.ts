import { BaseSequencer, type TestSequencer, type TestSequencerConstructor, type TestSpecification } from 'vitest/node';

/**
 * Files that take half a minute or more, mostly waiting for processes. Vitest starts large files first unless it knows how long they took, which
 * it does not in a new checkout: it would start the first of these late, and leave a core idle at the end.
 */
export const longFiles = [
  'infra/drill/src/play-fault.postgres.test.ts',
  'infra/api/src/testing/kill/kill.test.ts',
  'infra/api/src/database/database-gone.postgres.test.ts',
  'infra/api/src/database/data-folder.pglite.test.ts',
];

/**
 * The long files come first, those with a DOM last: where the next file needs another environment, Vitest ends the worker, and the next
 * one loads all modules anew.
 */
export function rankOf({ moduleId }: Pick<TestSpecification, 'moduleId'>): number {
  if (/\.dom\.test\.tsx?$/.test(moduleId)) return longFiles.length + 1;
  const rank = longFiles.findIndex((file) => moduleId.endsWith(file));
  return rank < 0 ? longFiles.length : rank;
}

/** Vitest's own order between the long files and those with a DOM. Vitest calls it with `new`. */
function TestOrder(...[vitest]: ConstructorParameters<TestSequencerConstructor>): TestSequencer {
  const base = new BaseSequencer(vitest);
  return {
    shard: (files) => base.shard(files),
    sort: async (files) => (await base.sort(files)).toSorted((a, b) => rankOf(a) - rankOf(b)),
  };
}

// The type allows no plain function, `new` does.
export const testOrder = TestOrder as unknown as TestSequencerConstructor;
