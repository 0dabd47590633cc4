import type { DiscoveryDocument } from 'shared-contracts/discovery';
import { releasesPaths } from '../home.ts';
import { canary, disable, enable, promote, type RemoteChange, rollback } from './actions.ts';
import { editDocument } from './edit-document.ts';
import { type HistoryEntry, readHistory } from './history.ts';
import { loadRelease } from './load-release.ts';
import { overview, type RemoteOverview } from './overview.ts';
import { publishedDocument } from './published-document.ts';
import { remoteIn, withRemote } from './remote-state.ts';
import { readStoredDocument } from './stored-document.ts';

export interface RegistryOptions {
  /** BERGAUF_HOME. */
  home: string;
  /** Version of `shared-contracts` that the shop runs with. */
  contractVersion: string;
}

/**
 * The registry of one shop. Every action resolves with its history entry, or with null when all was so already, and
 * rejects with a {@link Refusal} when it must not be done; then nothing has changed.
 */
export interface Registry {
  list: () => Promise<RemoteOverview[]>;
  /** Oldest first. */
  history: () => Promise<HistoryEntry[]>;
  /** All traffic to one release; ends a canary. */
  promote: (name: string, version: string) => Promise<HistoryEntry | null>;
  /** All traffic to the default release before the current one; ends a canary. */
  rollback: (name: string) => Promise<HistoryEntry | null>;
  /** `percent` of the traffic to a release beside the default; 0 ends it, 100 promotes it. */
  canary: (name: string, version: string, percent: number) => Promise<HistoryEntry | null>;
  /** The kill switch: the remote disappears from the shop until it is enabled. */
  disable: (name: string) => Promise<HistoryEntry | null>;
  /** Brings back what was in traffic; a promotion made meanwhile counts. */
  enable: (name: string) => Promise<HistoryEntry | null>;
  /** @param publicOrigin of the static host, to make the addresses absolute */
  document: (publicOrigin: string) => Promise<DiscoveryDocument>;
}

export function createRegistry({ home, contractVersion }: RegistryOptions): Registry {
  const paths = releasesPaths(home);
  const edit = (name: string, change: RemoteChange): Promise<HistoryEntry | null> =>
    editDocument(paths, async (document) => {
      const remote = await remoteIn(document, name, home);
      const load = (version: string) => loadRelease({ home, contractVersion, remote, version });
      const edited = await change(remote, load);
      return edited && withRemote(document, name, edited);
    });
  const history = async (): Promise<HistoryEntry[]> => {
    // The document first: what it calls its last edit may not have reached the history, never the other way round.
    const { lastEdit } = await readStoredDocument(paths.discovery);
    const entries = await readHistory(paths.history);
    const isLost = lastEdit !== null && (entries.at(-1)?.revision ?? 0) < lastEdit.revision;
    return isLost ? [...entries, lastEdit] : entries;
  };
  return {
    list: async () => overview(home, await readStoredDocument(paths.discovery), await history()),
    history,
    promote: (name, version) => edit(name, promote(version)),
    rollback: (name) => edit(name, rollback(history)),
    canary: async (name, version, percent) => edit(name, canary(version, percent)),
    disable: (name) => edit(name, disable),
    enable: (name) => edit(name, enable),
    document: async (publicOrigin) => publishedDocument(await readStoredDocument(paths.discovery), publicOrigin),
  };
}
