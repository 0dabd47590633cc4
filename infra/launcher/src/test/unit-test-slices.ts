import { readFileSync } from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '../system/workspace.ts';
import { type Extent, filesOfSlice } from './slices.ts';
import { unitTestFiles } from './unit-test-files.ts';

/** The tag of unit tests that are not in every run; `@module-tag` sets it for a file. */
const tag = 'rotated';

/** The files that have tests with the tag. */
function taggedFiles(): string[] {
  const isTagged = new RegExp(`tags: '${tag}'|@module-tag ${tag}`);
  return unitTestFiles().filter((file) => isTagged.test(readFileSync(path.join(workspaceRoot, file), 'utf8')));
}

/** Arguments of vitest for the tests of every run, and for the extent's slice of the others, if it has any. */
export function unitTestArguments(extent: Extent): { everyRun: string[]; slice: string[] | null } {
  if (extent === 'all') return { everyRun: [], slice: null };
  const files = filesOfSlice(taggedFiles(), extent.slice);
  return {
    everyRun: ['--tags-filter', `!${tag}`],
    slice: files.length > 0 ? ['--tags-filter', tag, ...files] : null,
  };
}
