import type { DiscoveryDocument } from 'shared-contracts/discovery';
import { type Owner, thisProcess } from '../process-identity.ts';
import { releasesPaths } from '../state-folder.ts';
import { canary, develop, disable, enable, promote, type RemoteChange, restore, rollback } from './actions.ts';
import { editDocument } from './document/edit-document.ts';
import { publishedDocument } from './document/published-document.ts';
import { readOrEmpty } from './document/read-document.ts';
import { recoverDocument, type Served } from './document/recover-document.ts';
import { nameOf } from './document/stored-document.ts';
import { type HistoryEntry, type Observation, readHistory } from './history/history.ts';
import { loadRelease } from './load-release.ts';
import { overview, type RemoteOverview } from './overview.ts';
import { remoteIn, withRemote } from './remote-state.ts';

export type RegistryOptions = {
  /** BERGAUF_HOME. */
  home: string;
  /** Version of `shared-contracts` that the shop runs with. */
  contractVersion: string;
  /** Asks running shells about a remote's releases before each edit; the history stores the result. Default: no observations. */
  observe?: (name: string) => Promise<readonly Observation[]>;
};

/** A remote under development. */
export type DevelopmentOverview = {
  name: string;
  owner: Owner;
};

/**
 * The registry of one shop. Every action resolves with its history entry, or with null when nothing had to be changed. It
 * rejects with a {@link Refusal} when the action is not allowed; then nothing has changed.
 */
export type Registry = {
  list: () => Promise<RemoteOverview[]>;
  /** Oldest first. */
  history: () => Promise<HistoryEntry[]>;
  /** Numbers of the history's lines that cannot be read and are left out. */
  damagedLines: () => Promise<number[]>;
  /** All traffic to one release; ends a canary. A release that has it already is published once more. */
  promote: (name: string, version: string) => Promise<HistoryEntry>;
  /** All traffic to the last healthy release before the current one, or to the one named; ends a canary. */
  rollback: (name: string, version?: string) => Promise<HistoryEntry>;
  /** `percent` of the traffic to a release beside the default; 0 ends it, 100 promotes it. */
  canary: (name: string, version: string, percent: number) => Promise<HistoryEntry>;
  /** The kill switch: the remote disappears from the shop until it is enabled. */
  disable: (name: string) => Promise<HistoryEntry | null>;
  /** Brings back what was in traffic; a promotion made meanwhile counts. */
  enable: (name: string) => Promise<HistoryEntry | null>;
  /** All traffic to a build under development, until `restore`. */
  develop: (name: string, version: string) => Promise<HistoryEntry>;
  /** Restores what was in traffic before the development by a process (default: this one); null when it is not under development by it. */
  restore: (name: string, owner?: Owner) => Promise<HistoryEntry | null>;
  /** Remotes under development. */
  developments: () => Promise<DevelopmentOverview[]>;
  /** Rebuilds a document that is lost, damaged or older than the shells have seen. */
  recover: (served?: Served | null) => Promise<HistoryEntry>;
  /** @param publicOrigin of the releases service, for absolute URLs */
  document: (publicOrigin: string) => Promise<DiscoveryDocument>;
};

export function createRegistry({ home, contractVersion, observe = async () => [] }: RegistryOptions): Registry {
  const paths = releasesPaths(home);
  const attempt = async (
    name: string,
    changeFor: (seen: readonly Observation[]) => RemoteChange,
  ): Promise<HistoryEntry | null> => {
    // Before the lock: a shell may respond slowly.
    const seen = await observe(name);
    const change = changeFor(seen);
    return editDocument(paths, async (document) => {
      const remote = await remoteIn(document, name, home);
      const load = (version: string) => loadRelease({ home, contractVersion, remote, version });
      const edited = await change(remote, load);
      if (!edited) return null;
      return withRemote(
        document,
        name,
        seen.length ? { ...edited, entry: { ...edited.entry, seen: [...seen] } } : edited,
      );
    });
  };
  /** For actions that always make an edit. */
  const edit = async (name: string, changeFor: (seen: readonly Observation[]) => RemoteChange) => {
    const entry = await attempt(name, changeFor);
    if (!entry) throw new Error(`The edit of ${name} changed nothing.`);
    return entry;
  };
  const history = async (): Promise<HistoryEntry[]> => {
    // The document first: its last edit may be missing in the history, never the other way round.
    const { lastEdit } = await readOrEmpty(paths);
    const { entries } = await readHistory(paths.history);
    const isLost = lastEdit !== null && (entries.at(-1)?.revision ?? 0) < lastEdit.revision;
    return isLost ? [...entries, lastEdit] : entries;
  };
  return {
    list: async () => overview(home, await readOrEmpty(paths), await history()),
    history,
    damagedLines: async () => (await readHistory(paths.history)).damaged,
    promote: (name, version) => edit(name, () => promote(version)),
    rollback: (name, version) => edit(name, (seen) => rollback(history, seen, version)),
    canary: async (name, version, percent) => edit(name, () => canary(version, percent)),
    disable: (name) => attempt(name, () => disable),
    enable: (name) => attempt(name, () => enable),
    develop: (name, version) => edit(name, () => develop(version, thisProcess)),
    restore: (name, owner = thisProcess) => attempt(name, () => restore(owner)),
    developments: async () =>
      Object.entries((await readOrEmpty(paths)).development ?? {}).map(([key, { owner }]) => ({
        name: nameOf(key),
        owner,
      })),
    recover: async (served = null) => {
      const loadOf = (name: string) => (version: string) =>
        loadRelease({
          home,
          contractVersion,
          remote: { name, rollouts: [], isOff: false, development: null },
          version,
        });
      const entry = await recoverDocument(paths, loadOf, served);
      // A history that was lost too starts with what the shells serve, so that later edits know it.
      const known = new Set((await history()).map(({ name }) => name));
      for (const { name, releases } of await overview(home, await readOrEmpty(paths), [])) {
        const version = releases.find(({ isDefault }) => isDefault)?.version;
        if (version && !known.has(name)) await edit(name, () => promote(version));
      }
      return entry;
    },
    document: async (publicOrigin) => publishedDocument(await readOrEmpty(paths), publicOrigin),
  };
}
