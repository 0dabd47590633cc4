import { execFileSync } from 'node:child_process';
import { workspaceRoot } from '../system/workspace.ts';

/** Tests that are not in every run are spread over so many runs, by file (decision 0087). */
export const sliceCount = 24;

/** Which tests a run has: all, or those of every run and one slice of the others, counted from 1. */
export type Extent = 'all' | { slice: number };

/** The files of a slice; files that are added move others, and each is in one slice. */
export const filesOfSlice = (files: readonly string[], slice: number): string[] =>
  files.toSorted().filter((_, index) => index % sliceCount === slice - 1);

/** Whether a run has the drill, which takes a minute and a half: each fourth slice. */
export const hasDrill = (extent: Extent): boolean => extent === 'all' || extent.slice % 4 === 0;

/** The slice of a commit: commits that follow each other have slices that do. Without a history it is the first. */
export function sliceOfCommit(): number {
  try {
    const count = execFileSync('git', ['rev-list', '--count', 'HEAD'], { cwd: workspaceRoot, encoding: 'utf8' });
    return (Number(count) % sliceCount) + 1;
  } catch {
    return 1;
  }
}

/** @throws one sentence, when the argument is no slice */
export function extentFrom({ all, slice }: { all: boolean; slice?: string | undefined }): Extent {
  if (all) return 'all';
  if (slice === undefined) return { slice: sliceOfCommit() };
  const number = Number(slice);
  if (Number.isInteger(number) && number >= 1 && number <= sliceCount) return { slice: number };
  throw new Error(`--slice must be a number from 1 to ${sliceCount}, but is "${slice}".`);
}
