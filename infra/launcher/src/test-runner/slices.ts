import { execFileSync } from 'node:child_process';
import { workspaceRoot } from '../system/workspace.ts';
import { readTimes, type SecondsOf } from './test-times.ts';

/** Tests that are not in every run are spread over so many runs, by file (decision 0087). */
export const sliceCount = 32;

/** Tests of a run: all, or those of every run plus one slice of the others, counted from 1. */
export type Extent = 'all' | { slice: number };

/** The files of a slice. Slices take about equally long; files that are added move others, and each is in one slice. */
export function filesOfSlice(files: readonly string[], slice: number, seconds: SecondsOf = readTimes()): string[] {
  const slices = Array.from({ length: sliceCount }, () => ({ files: [] as string[], seconds: 0 }));
  // The longest first, each to the slice that is shortest so far.
  for (const file of files.toSorted().toSorted((a, b) => seconds(b) - seconds(a))) {
    const shortest = slices.reduce((least, each) => (each.seconds < least.seconds ? each : least));
    shortest.files.push(file);
    shortest.seconds += seconds(file);
  }
  return slices[slice - 1]?.files.toSorted() ?? [];
}

/** The slice of a commit: commits that follow each other have slices that do. Without a history it is the first. */
function sliceOfCommit(): number {
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
