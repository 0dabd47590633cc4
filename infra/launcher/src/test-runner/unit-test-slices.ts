import { readFileSync } from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '../system/workspace.ts';
import { costlyUnitTests } from './costly-unit-tests.ts';
import { type Extent, filesOfSlice } from './slices.ts';
import { unitTestFiles } from './unit-test-files.ts';

/** The tag of unit tests that are not in every run; `@module-tag` sets it for a file. */
const tag = 'rotated';
/** A run of fifteen minutes has time for so many files, at about two seconds each; more would take the place of another. */
export const mostCostlyInEveryRun = 58;

const filesWith = (pattern: RegExp): string[] =>
  unitTestFiles().filter((file) => pattern.test(readFileSync(path.join(workspaceRoot, file), 'utf8')));

/** Files with tests that are not in every run. */
export const rotatedUnitTests = (): string[] => filesWith(new RegExp(`tags: '${tag}'|^// @module-tag ${tag}`));

/**
 * Arguments of vitest for the tests of every run, and for the extent's slice of the others, if it has any.
 * @throws one sentence, when too many costly files are in every run
 */
export function unitTestArguments(extent: Extent): { everyRun: string[]; slice: string[] | null } {
  checkCostly(costlyUnitTests(), filesWith(new RegExp(`^// @module-tag ${tag}`)));
  if (extent === 'all') return { everyRun: [], slice: null };
  const files = filesOfSlice(rotatedUnitTests(), extent.slice);
  return {
    everyRun: ['--tags-filter', `!${tag}`],
    slice: files.length > 0 ? ['--tags-filter', tag, ...files] : null,
  };
}

/** @throws one sentence, when more of the costly files are in every run than there is time for */
export function checkCostly(costly: readonly string[], rotated: readonly string[]): void {
  const count = costly.filter((file) => !rotated.includes(file)).length;
  if (count > mostCostlyInEveryRun)
    throw new Error(
      `${count} test files with databases or processes are in every run, ${mostCostlyInEveryRun} at most may be.`,
    );
}
