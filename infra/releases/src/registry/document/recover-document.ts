import { link, rm } from 'node:fs/promises';
import { isMissing, Refusal, sentenceOf } from '../../refusal.ts';
import type { ReleasesPaths } from '../../state-folder.ts';
import type { StoredManifest } from '../../store/manifest.ts';
import { type HistoryEntry, readHistory, type SoundHistory } from '../history/history.ts';
import { type ReplayedTraffic, recovered, replay } from '../history/replay.ts';
import { allTrafficTo, defaultOf, withCanary } from '../traffic.ts';
import { withReserve } from './disk-reserve.ts';
import { type HeldLock, underLock } from './document-lock.ts';
import { DocumentFailure, readDocument } from './read-document.ts';
import { emptyDocument, keyOf, nameOf, type StoredDeployment, type StoredDocument } from './stored-document.ts';
import { type DocumentEdit, writeDocument } from './write-document.ts';

/** What running shells serve. The document is rebuilt from it if the history is lost too. */
export type ServedReleases = {
  /** The highest revision that a shell has seen. */
  revision: number;
  releases: Readonly<Record<string, string>>;
};

const entryOf = (who: string | undefined, forced: readonly string[] = []): DocumentEdit['entry'] => ({
  action: 'recover',
  name: 'all',
  from: null,
  to: null,
  ...(who !== undefined && { who }),
  ...(forced.length > 0 && { forced: [...forced] }),
});

/** @param object receives objections to a release that has been in traffic, which is restored anyway */
type LoadOf = (name: string, object: (objection: string) => void) => (version: string) => Promise<StoredManifest>;

/**
 * Rebuilds a lost, damaged or outdated document: the state of each remote after its last edit, with its pin and with releases from the
 * store. If the history is lost too, it uses what shells serve, which does not include pins. Its revision is higher than any in the history
 * or the shells. It fails as a whole if one remote fails: a remote that was left out would be switched off.
 *
 * @param options `who`: the operator, by default the user of the operating system; `force`: even if lines of the history are missing, or
 * if shoppers would get other releases
 * @throws Refusal when the document is usable, when neither history nor shells know its content, when lines of the history are missing,
 * when shells would change what they serve, or when a release is damaged
 */
export const recoverDocument = (
  paths: ReleasesPaths,
  loadOf: LoadOf,
  served: ServedReleases | null,
  { who, force = false }: { who?: string | undefined; force?: boolean | undefined } = {},
): Promise<HistoryEntry> =>
  withReserve(paths, () =>
    underLock(paths, async (held) => {
      const current = await soundDocument(paths);
      if (current) return publishAgain(paths, current, served, held, { who, force });
      const { entries: history, damaged } = await readHistory(paths.history);
      const lost = missingIn({ entries: history, damaged });
      if (lost.length && !force) {
        throw new Refusal(
          `Nothing was recovered. ${lost.join(' ')} What they did, such as switching a frontend off, is not known. --force goes on without them.`,
        );
      }
      const forced = new Set(lost);
      const traffic = history.length ? fromHistory(history) : fromShells(served);
      const microFrontends: Record<string, StoredDeployment[]> = {};
      const missing: string[] = [];
      for (const [name, state] of traffic) {
        try {
          const deployments = await deploymentsOf(
            state,
            loadOf(name, (objection) => forced.add(objection)),
          );
          if (deployments.length) microFrontends[keyOf(name)] = deployments;
        } catch (error) {
          missing.push(sentenceOf(error));
        }
      }
      if (!Object.keys(microFrontends).length && !missing.length) throw nothingTold();
      if (missing.length) throw new Refusal(`Nothing was recovered. ${missing.join(' ')}`);
      const pinned = Object.fromEntries(
        traffic.flatMap(([name, { pin }]) =>
          pin !== null && keyOf(name) in microFrontends ? [[keyOf(name), pin]] : [],
        ),
      );
      const switchedOff = traffic.filter(([, { isOff }]) => isOff).map(([name]) => keyOf(name));
      await keepAside(paths.discovery);
      const last = history.at(-1) ?? null;
      const revision = Math.max(last?.revision ?? 0, served?.revision ?? 0);
      return writeDocument(
        paths,
        { schema: emptyDocument().schema, revision, lastEdit: last },
        {
          document: { microFrontends, switchedOff: switchedOff.filter((key) => key in microFrontends).sort(), pinned },
          entry: entryOf(who, [...forced]),
        },
        held,
      );
    }),
  );

/**
 * Gaps in a history, one sentence each, except those that an earlier forced recovery accepted. Recoveries skip revisions, to be above
 * what shells have seen.
 */
function missingIn({ entries, damaged }: SoundHistory): string[] {
  const lines = damaged.flatMap((line, index) => {
    if (damaged[index - 1] === line - 1) return [];
    let last = line;
    for (let next = index + 1; damaged[next] === last + 1; next += 1) last += 1;
    return `Of the history ${range('line', line, last)} cannot be read.`;
  });
  const gaps = entries.flatMap(({ revision, action }, index) => {
    const expected = (entries[index - 1]?.revision ?? 0) + 1;
    if (revision <= expected || action === 'recover') return [];
    return `Of the history ${range('revision', expected, revision - 1)} cannot be found.`;
  });
  const known = new Set(entries.flatMap(({ action, forced = [] }) => (action === 'recover' ? forced : [])));
  return [...lines, ...gaps].filter((sentence) => !known.has(sentence));
}

const range = (what: string, first: number, last: number): string =>
  first === last ? `${what} ${first}` : `${what}s ${first} to ${last}`;

/** @returns null if there is no usable document */
async function soundDocument(paths: ReleasesPaths): Promise<StoredDocument | null> {
  try {
    return await readDocument(paths);
  } catch (error) {
    if (error instanceof DocumentFailure) return null;
    throw error;
  }
}

/**
 * Publishes the document with a higher revision: shells refuse a lower one than they have seen, as after a restore from a backup. What was
 * promoted or switched off after the backup is only in the shells, and would be undone for shoppers.
 */
function publishAgain(
  paths: ReleasesPaths,
  current: StoredDocument,
  served: ServedReleases | null,
  held: HeldLock,
  { who, force }: { who: string | undefined; force: boolean },
) {
  if (!served) {
    throw new Refusal(
      'The discovery document is sound, but no shell reports which revision it has seen, so whether shells accept it is not known. "npm run remote -- list" names shells whose reports are refused.',
    );
  }
  if (served.revision <= current.revision) {
    throw new Refusal('The discovery document is sound; there is nothing to recover.');
  }
  const changes = changesFor(served, current);
  if (changes.length && !force) {
    throw new Refusal(
      `Nothing was recovered, because shoppers would get other releases. ${changes.join(' ')} Promote or switch off first what was changed after the backup. --force goes on without it.`,
    );
  }
  const { schema, lastEdit, revision: _older, ...document } = current;
  const edited = { schema, lastEdit, revision: served.revision };
  return writeDocument(paths, edited, { document, entry: entryOf(who, changes) }, held);
}

/** What shells serve now and would no longer serve, one sentence for each remote. */
function changesFor({ releases }: ServedReleases, { microFrontends, switchedOff }: StoredDocument): string[] {
  // No shell serves anything yet.
  if (Object.keys(releases).length === 0) return [];
  const names = new Set([...Object.keys(microFrontends).map(nameOf), ...Object.keys(releases)]);
  return [...names].sort().flatMap((name) => {
    const key = keyOf(name);
    const wanted = switchedOff.includes(key) ? undefined : defaultOf(microFrontends[key] ?? [])?.metadata.version;
    const now = releases[name];
    return now === wanted ? [] : `Shells serve ${now ?? 'no release'} of ${name}, wanted is ${wanted ?? 'none'}.`;
  });
}

/** Keeps the damaged file under a second name (a hard link, which takes no space). */
async function keepAside(discovery: string): Promise<void> {
  const aside = `${discovery}.damaged`;
  await rm(aside, { force: true });
  await link(discovery, aside).catch((error: unknown) => {
    if (!isMissing(error)) throw error;
  });
}

const nothingTold = (): Refusal =>
  new Refusal('There is no history to recover from, and no shell that says what it serves. Promote the releases anew.');

function fromHistory(history: readonly HistoryEntry[]): [string, ReplayedTraffic][] {
  const names = new Set(history.filter(({ action }) => action !== 'recover').map(({ name }) => name));
  return [...names].map((name) => {
    const { last, defaults } = replay(history, name);
    return [name, { ...last, ...recovered({ ...last, defaults }) }];
  });
}

function fromShells(served: ServedReleases | null): [string, ReplayedTraffic][] {
  return Object.entries(served?.releases ?? {}).map(([name, current]) => [
    name,
    { current, canary: null, isOff: false, pin: null },
  ]);
}

async function deploymentsOf(
  { current, canary }: ReplayedTraffic,
  load: (version: string) => Promise<StoredManifest>,
): Promise<StoredDeployment[]> {
  if (!current) return [];
  const deployments = allTrafficTo(await load(current));
  const [standard] = deployments;
  if (!canary || !standard) return deployments;
  return withCanary(standard, await load(canary.version), canary.percent);
}
