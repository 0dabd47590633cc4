import { readFile } from 'node:fs/promises';
import { createReplacer } from '@bergauf/service-kit/durable-write';
import Type, { type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { KnownCounts, noCounts } from '../evidence/new-counts.ts';
import { WatchedRemote } from './watched-remote.ts';

/** `canaries.json`: observations of the releases in traffic. */
const CanaryState = Type.Object(
  {
    counts: KnownCounts,
    remotes: Type.Record(Type.String(), WatchedRemote),
    /** By remote: the release that becomes an automatically advancing canary. */
    planned: Type.Record(Type.String(), Type.String()),
  },
  { additionalProperties: false },
);
export type CanaryState = Static<typeof CanaryState>;

const validator = Compile(CanaryState);

/** The stored state, or a new one if it is missing or unreadable: observation then starts again, and canaries are held. */
export async function readCanaryState(path: string, now: Date): Promise<CanaryState> {
  try {
    const stored: unknown = JSON.parse(await readFile(path, 'utf8'));
    if (validator.Check(stored)) return stored;
  } catch {
    // Missing or damaged. The traffic does not depend on it.
  }
  return { counts: noCounts(now), remotes: {}, planned: {} };
}

/** @returns a function that stores a state; writes run one after the other */
export function createCanaryStateFile(path: string): (state: CanaryState) => Promise<void> {
  const replace = createReplacer(path);
  return (state) => replace(JSON.stringify(state));
}
