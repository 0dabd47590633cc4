import { rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { mainChannel } from '@bergauf/service-kit/shell-protocol/channel';
import { type ReleasesPaths, releasesPaths } from '../state-folder.ts';
import { manifestFile } from '../store/manifest.ts';
import { storedNames, storedVersions } from '../store/stored-releases.ts';
import { temporaryFolderName } from '../store/temporary-folders.ts';
import { channelNames } from './channels.ts';
import { type HeldLock, underLock } from './document/document-lock.ts';
import { readOrEmpty } from './document/read-document.ts';
import { keyOf, type StoredDocument } from './document/stored-document.ts';
import { type HistoryEntry, readHistory } from './history/history.ts';
import { replay } from './history/replay.ts';

export type RetentionRule = {
  /** Number of newest releases kept for each frontend. */
  keep: number;
  /** Releases that were stored or in traffic within this number of days are kept. */
  days: number;
};

export const defaultRetention: RetentionRule = { keep: 20, days: 30 };

/** Number of rollback targets that are kept regardless of age. */
const rollbackTargets = 5;
const dayMs = 86_400_000;

/**
 * Removes old releases. Keeps those that the document names (in traffic, as fallback, to be restored after a development), that a
 * running shell has, that a rollback may choose, or that open pages may still use, in any channel. Edits wait meanwhile, so none
 * chooses a release that is being removed.
 *
 * @param inUse versions that running shells have, by remote
 * @returns what was removed, as `<name> <version>`
 */
export async function pruneReleases(
  home: string,
  rule: RetentionRule,
  inUse: (name: string) => readonly string[],
): Promise<string[]> {
  const { store } = releasesPaths(home);
  const removed: { release: string; draft: string }[] = [];
  await inAllChannels(home, async (channels, requireHeld) => {
    const states = await Promise.all(
      channels.map(async (paths) => [await readOrEmpty(paths), (await readHistory(paths.history)).entries] as const),
    );
    for (const name of await storedNames(home)) {
      const stored = await storedByAge(home, name);
      const needed = new Set([
        ...inUse(name),
        ...states.flatMap(([document, entries]) => [...namedBy(document, name), ...recent(entries, name, rule)]),
      ]);
      for (const version of expendable(stored, needed, rule)) {
        // Renamed first: readers see the whole release or none of it.
        const draft = join(store, name, temporaryFolderName());
        await requireHeld();
        await rename(join(store, name, version), draft);
        removed.push({ release: `${name} ${version}`, draft });
      }
    }
  });
  for (const { draft } of removed) await rm(draft, { recursive: true, force: true });
  return removed.map(({ release }) => release);
}

type RequireHeld = HeldLock['requireHeld'];
type Run = (channels: readonly ReleasesPaths[], requireHeld: RequireHeld) => Promise<void>;

/** Runs while no channel's document is edited and no channel is opened. */
export async function inAllChannels(home: string, run: Run): Promise<void> {
  // Opening a channel needs the main channel's lock.
  await underLock(releasesPaths(home), async (held) => {
    const channels = (await channelNames(home)).map((channel) => releasesPaths(home, channel));
    const others = channels.filter(({ channel }) => channel !== mainChannel);
    await underLocks(others, [held], (requireHeld) => run(channels, requireHeld));
  });
}

/** Locks in the order of the channels' names, which prevents deadlocks between processes. */
const underLocks = (
  [first, ...others]: readonly ReleasesPaths[],
  locks: readonly HeldLock[],
  run: (requireHeld: RequireHeld) => Promise<void>,
): Promise<void> =>
  first
    ? underLock(first, (held) => underLocks(others, [...locks, held], run))
    : run(async () => {
        for (const { requireHeld } of locks) await requireHeld();
      });

type Stored = { version: string; storedAt: number };

/** Newest first by the time of storing: a hotfix of an older version line counts as new. */
async function storedByAge(home: string, name: string): Promise<Stored[]> {
  const { store } = releasesPaths(home);
  const stored = await Promise.all(
    (await storedVersions(home, name)).map(async (version) => {
      const { mtimeMs } = await stat(join(store, name, version, manifestFile)).catch(() => ({ mtimeMs: Date.now() }));
      return { version, storedAt: mtimeMs };
    }),
  );
  return stored.sort((a, b) => b.storedAt - a.storedAt);
}

const expendable = (stored: readonly Stored[], needed: ReadonlySet<string>, { keep, days }: RetentionRule): string[] =>
  stored
    .slice(keep)
    .filter(({ version, storedAt }) => !needed.has(version) && storedAt < Date.now() - days * dayMs)
    .map(({ version }) => version);

function namedBy({ microFrontends, previous = {}, development = {} }: StoredDocument, name: string): string[] {
  const key = keyOf(name);
  const deployments = [...(microFrontends[key] ?? []), previous[key], ...(development[key]?.before ?? [])];
  return deployments.flatMap((deployment) => deployment?.metadata.version ?? []);
}

/** Releases that were in traffic lately, and targets of rollbacks. */
function recent(history: readonly HistoryEntry[], name: string, { days }: RetentionRule): string[] {
  const { defaults, until, bad } = replay(history, name);
  const oldest = new Date(Date.now() - days * dayMs).toISOString();
  const left = [...until].filter(([, at]) => at >= oldest).map(([version]) => version);
  const healthy = [...new Set(defaults.toReversed())].filter((version) => !bad.has(version));
  return [...left, ...healthy.slice(0, rollbackTargets + 1)];
}
