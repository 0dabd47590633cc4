import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '../system/workspace.ts';
import type { FileTime } from './report.ts';

export type SecondsOf = (file: string) => number;

/** Seconds of each test file, by its path from the root, in the last run that recorded them. */
const timesFile = path.join(workspaceRoot, 'infra/launcher/test-times.json');
/** Estimate for a file that is newer than the recorded times. */
const usualSeconds = 10;

/** How long each test file takes. Only its share in all matters: machines differ. */
export function readTimes(): SecondsOf {
  const times = JSON.parse(readFileSync(timesFile, 'utf8')) as Readonly<Record<string, number>>;
  return (file) => times[file] ?? usualSeconds;
}

/** Records how long files took; those that exist no more are left out. */
export function recordTimes(files: readonly FileTime[]): void {
  const recorded = JSON.parse(readFileSync(timesFile, 'utf8')) as Record<string, number>;
  const rounded = files.map(({ file, seconds }) => [file, Number(seconds.toFixed(1))] as const);
  const all = Object.entries({ ...recorded, ...Object.fromEntries(rounded) });
  const kept = all.filter(([file]) => existsSync(path.join(workspaceRoot, file))).toSorted();
  writeFileSync(timesFile, `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`);
}
