import { mainChannel } from '@bergauf/service-kit/shell-protocol/channel';
import type { DiscoveryDocument } from 'shared-contracts/discovery';
import type { Candidate, Gate, GateResult } from '../gate/gate.ts';
import { type Owner, thisProcess } from '../process-identity.ts';
import { ObjectionRefusal, Refusal } from '../refusal.ts';
import { releasesPaths } from '../state-folder.ts';
import { pruneDevelopmentBuilds } from '../store/prune-builds.ts';
import { storedVersions } from '../store/stored-releases.ts';
import {
  annotate,
  canary,
  develop,
  disable,
  enable,
  pin,
  promote,
  type RemoteChange,
  restore,
  rollback,
  unpin,
} from './actions.ts';
import { requireChannel } from './channels.ts';
import { editDocument } from './document/edit-document.ts';
import { publishedDocument } from './document/published-document.ts';
import { readOrEmpty } from './document/read-document.ts';
import { recoverDocument, type ServedReleases } from './document/recover-document.ts';
import { nameOf, type StoredDocument } from './document/stored-document.ts';
import { type EditOptions, requireUnchanged } from './edit-options.ts';
import { type HistoryEntry, type Observation, readHistory } from './history/history.ts';
import { loadRelease, type RunningContract } from './load-release.ts';
import { overview, type RemoteOverview } from './overview.ts';
import { remoteIn, withRemote } from './remote-state.ts';

export type RegistryOptions = {
  /** BERGAUF_HOME. */
  home: string;
  /** Channel whose document it edits. Default: the main one. */
  channel?: string;
  /** Version of `shared-contracts` that the shop runs with. */
  contractVersion: string;
  /**
   * Reads running shells' observations of a remote's releases before each edit; the history stores the result. Default: no observations.
   */
  observe?: (name: string) => Promise<readonly Observation[]>;
  /** Contract versions of running shells. Default, and if there are none: `contractVersion`. */
  runningContracts?: () => readonly RunningContract[];
  /** Examines releases before they get traffic. Default: no objections. */
  gate?: Gate;
  /** The fast part of the gate, repeated under the lock: another frontend may have been rolled out meanwhile. */
  fits?: (candidate: Candidate) => readonly string[];
  /** Resolves when all running shells have registered. Default: at once. */
  shellsKnown?: () => Promise<void>;
};

/** A remote under development. */
export type DevelopmentOverview = {
  name: string;
  owner: Owner;
};

/**
 * The rollouts of one channel, which is the registry of one shop. Every action resolves with its history entry, or with null if nothing had
 * to be changed. It rejects with a {@link Refusal} if the action is not allowed; then nothing has changed.
 */
export type Registry = {
  list: () => Promise<RemoteOverview[]>;
  /** Oldest first. */
  history: () => Promise<HistoryEntry[]>;
  /** Line numbers of the history that cannot be read and are left out. */
  damagedLines: () => Promise<number[]>;
  /** All traffic to one release; ends a canary. A release that has it already is published once more. */
  promote: (name: string, version: string, options?: EditOptions) => Promise<HistoryEntry>;
  /** All traffic to the last healthy release before the current one, or to the one named; ends a canary. */
  rollback: (name: string, version?: string, options?: EditOptions) => Promise<HistoryEntry>;
  /** `percent` of the traffic to a release beside the default; 0 ends it, 100 promotes it. */
  canary: (name: string, version: string, percent: number, options?: EditOptions) => Promise<HistoryEntry>;
  /** The kill switch: the remote disappears from the shop until it is enabled. */
  disable: (name: string, options?: EditOptions) => Promise<HistoryEntry | null>;
  /** Brings back what was in traffic; a promotion made meanwhile counts. */
  enable: (name: string, options?: EditOptions) => Promise<HistoryEntry | null>;
  /** All traffic to a build under development, until `restore`. */
  develop: (name: string, version: string, options?: EditOptions & { owner?: Owner }) => Promise<HistoryEntry>;
  /** Restores what was in traffic before the development by a process (default: this one); null if that process does not develop it. */
  restore: (name: string, owner?: Owner, options?: EditOptions) => Promise<HistoryEntry | null>;
  /** Refuses promotions, canaries and development builds until `unpin`. */
  pin: (name: string, reason: string, options?: EditOptions) => Promise<HistoryEntry | null>;
  unpin: (name: string, options?: EditOptions) => Promise<HistoryEntry | null>;
  /** Adds a line about a release to the history. */
  annotate: (name: string, version: string, note: string, options?: EditOptions) => Promise<HistoryEntry>;
  /** Remotes under development. */
  developments: () => Promise<DevelopmentOverview[]>;
  /** Rebuilds a document that is lost, damaged or older than the shells have seen. `force`: even if lines of the history are missing. */
  recover: (served?: ServedReleases | null, options?: EditOptions) => Promise<HistoryEntry>;
  /** @param publicOrigin of the releases service, for absolute URLs */
  document: (publicOrigin: string) => Promise<DiscoveryDocument>;
};

export function createRegistry(options: RegistryOptions): Registry {
  const {
    home,
    channel = mainChannel,
    contractVersion,
    observe = async () => [],
    runningContracts = () => [],
    gate,
    fits = () => [],
    shellsKnown = async () => {},
  } = options;
  const paths = releasesPaths(home, channel);
  const contracts = (): readonly RunningContract[] => {
    const running = runningContracts();
    return running.length ? running : [{ of: 'the shop', version: contractVersion }];
  };

  /** Examines a release before it gets traffic. Runs before the lock, as it may take long. @returns overridden objections */
  async function pass(name: string, version: string, { force, onUntried }: EditOptions): Promise<string[]> {
    await shellsKnown();
    const document = await readOrEmpty(paths);
    const remote = await remoteIn(document, name, home);
    const objections: string[] = [];
    let isTemporary = false;
    const object = (objection: string): void => void objections.push(objection);
    const release = await loadRelease({ home, contracts: contracts(), remote, version, object });
    // Not tried if a shell runs with incompatible contracts.
    if (gate) {
      const nothing = { objections: [], untried: Object.keys(release.manifest.exposes) };
      const found: GateResult = objections.length === 0 ? await gate({ name, release, document }) : nothing;
      objections.push(...found.objections);
      isTemporary = found.isTemporary ?? false;
      if (found.untried.length) onUntried?.(found.untried);
    }
    if (objections.length && !force) throw new ObjectionRefusal(objections.join(' '), { isTemporary });
    return objections;
  }

  const attempt = async (
    name: string,
    changeFor: (seen: readonly Observation[]) => RemoteChange,
    options: EditOptions = {},
    candidate?: string,
  ): Promise<HistoryEntry | null> => {
    const { who, ifRevision, note, force = false, requireWanted, isUrgent = false } = options;
    await requireChannel(home, channel);
    const forced = candidate === undefined ? [] : await pass(name, candidate, options);
    // Runs before the lock, as a shell may respond slowly.
    const seen = await observe(name);
    const change = changeFor(seen);
    const apply = async (document: StoredDocument) => {
      if (ifRevision !== undefined) requireUnchanged(name, ifRevision, await history());
      requireWanted?.();
      const remote = await remoteIn(document, name, home);
      const object = (objection: string): void => void (forced.includes(objection) || forced.push(objection));
      const load = async (version: string) => {
        const release = await loadRelease({ home, contracts: contracts(), remote, version, ...(force && { object }) });
        const objections = version === candidate ? fits({ name, release, document }) : [];
        if (objections.length && !force) throw new ObjectionRefusal(objections.join(' '));
        objections.forEach(object);
        return release;
      };
      const edited = await change(remote, load);
      if (!edited) return null;
      return withRemote(document, name, {
        ...edited,
        entry: {
          ...edited.entry,
          ...(who !== undefined && { who }),
          ...(note !== undefined && { note }),
          ...(forced.length && { forced }),
          ...(seen.length && { seen: [...seen] }),
        },
      });
    };
    return editDocument(paths, apply, { isUrgent });
  };
  /** For actions that always make an edit. */
  const edit = async (...of: Parameters<typeof attempt>): Promise<HistoryEntry> => {
    const entry = await attempt(...of);
    if (!entry) throw new Error(`The edit of ${of[0]} changed nothing.`);
    return entry;
  };
  const history = async (): Promise<HistoryEntry[]> => {
    // Reads the document first: its last edit may be missing in the history, never the other way round.
    const { lastEdit } = await readOrEmpty(paths);
    const { entries } = await readHistory(paths.history);
    const isLost = lastEdit !== null && (entries.at(-1)?.revision ?? 0) < lastEdit.revision;
    return isLost ? [...entries, lastEdit] : entries;
  };
  return {
    list: async () => overview(home, await readOrEmpty(paths), await history()),
    history,
    damagedLines: async () => (await readHistory(paths.history)).damaged,
    promote: (name, version, options) => edit(name, () => promote(version), options, version),
    rollback: (name, version, options) => edit(name, (seen) => rollback(history, seen, version), urgent(options)),
    canary: async (name, version, percent, options) =>
      edit(
        name,
        () => canary(version, percent),
        percent > 0 ? options : urgent(options),
        percent > 0 ? version : undefined,
      ),
    disable: (name, options) => attempt(name, () => disable, urgent(options)),
    enable: (name, options) => attempt(name, () => enable, options),
    develop: async (name, version, { owner = thisProcess, ...options } = {}) => {
      const entry = await edit(name, () => develop(version, owner), options);
      // The edit is made. Leftovers are removed after the next build.
      await pruneDevelopmentBuilds(home, name).catch(() => undefined);
      return entry;
    },
    restore: (name, owner = thisProcess, options) => attempt(name, () => restore(owner), options),
    pin: (name, reason, options) => attempt(name, () => pin(reason), options),
    unpin: (name, options) => attempt(name, () => unpin, options),
    annotate: async (name, version, note, options) => {
      await requireKnownRelease(home, name, version);
      return edit(name, () => annotate(version, note), options);
    },
    developments: async () =>
      Object.entries((await readOrEmpty(paths)).development ?? {}).map(([key, { owner }]) => ({
        name: nameOf(key),
        owner,
      })),
    recover: async (served = null, options = {}) => {
      await requireChannel(home, channel);
      const loadOf = (name: string, object: (objection: string) => void) => (version: string) =>
        loadRelease({
          home,
          contracts: contracts(),
          version,
          object,
          remote: { name, deployments: [], isOff: false, development: null, pin: null },
        });
      const entry = await recoverDocument(paths, loadOf, served, options);
      // If the history was lost too, a new one starts with what the shells serve, so that later edits know it.
      const known = new Set((await history()).map(({ name }) => name));
      for (const { name, releases } of await overview(home, await readOrEmpty(paths), [])) {
        const version = releases.find(({ isDefault }) => isDefault)?.version;
        if (version && !known.has(name)) await edit(name, () => promote(version), { ...options, force: true });
      }
      return entry;
    },
    document: async (publicOrigin) => publishedDocument(await readOrEmpty(paths), publicOrigin),
  };
}

/** Edits that take traffic from a possibly broken release do not wait for other edits. */
const urgent = (options: EditOptions = {}): EditOptions => ({ ...options, isUrgent: true });

async function requireKnownRelease(home: string, name: string, version: string): Promise<void> {
  if ((await storedVersions(home, name)).includes(version)) return;
  throw new Refusal(`There is no release ${version} of ${name}.`);
}
