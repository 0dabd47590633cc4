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

/** The state of a channel's canaries: in memory, and on disk so that a restart of the service loses nothing. */
export type CanaryStateFile = {
  /** Read at the first call. Every call returns the same object, which callers change; they call `save` then. */
  state: () => Promise<CanaryState>;
  /** Writes run one after the other. Never throws. */
  save: () => Promise<void>;
  /** Saves what changes with every observation, if the last save was some seconds ago. */
  saveIfDue: () => Promise<void>;
};

type Options = {
  now: () => Date;
  /** Monotonic clock, milliseconds. */
  steady: () => number;
  /** Called with the cause of a write that failed. */
  onFailure: (cause: unknown) => void;
};

/** Minimum interval in milliseconds between two saves of what changes with every observation. */
const saveMs = 5_000;

export function createCanaryStateFile(path: string, { now, steady, onFailure }: Options): CanaryStateFile {
  const replace = createReplacer(path);
  let loaded: Promise<CanaryState> | null = null;
  let savedAt = Number.NEGATIVE_INFINITY;

  function state(): Promise<CanaryState> {
    loaded ??= read(path, now());
    return loaded;
  }

  async function save(): Promise<void> {
    savedAt = steady();
    await replace(JSON.stringify(await state())).catch(onFailure);
  }

  return {
    state,
    save,
    saveIfDue: async () => {
      if (steady() - savedAt >= saveMs) await save();
    },
  };
}

/** The stored state, or a new one if it is missing or unreadable: observation then starts again, and canaries are held. */
async function read(path: string, now: Date): Promise<CanaryState> {
  try {
    const stored: unknown = JSON.parse(await readFile(path, 'utf8'));
    if (validator.Check(stored)) return stored;
  } catch {
    // Missing or damaged. The traffic does not depend on it.
  }
  return { counts: noCounts(now), remotes: {}, planned: {} };
}
