import { messageOf } from '@bergauf/service-kit/error-message';
import type { DiscoveryDocument, DiscoveryRelease } from 'shared-contracts/discovery';
import type { RemoteName } from 'shared-contracts/remote';
import type { ReleaseSet } from '../../app/page-state.ts';
import type { Traffic } from '../release-set/choose-release-set.ts';
import { type Resolution, releasesOf, resolveReleases, setIdOf } from '../release-set/resolve-releases.ts';
import type { PreparedSet } from '../release-set/serving-set.ts';
import type { RemoteFailure } from '../worker/protocol.ts';
import type { BrowserFiles } from './browser-files.ts';
import { createCanaryPools } from './canary-pools.ts';
import { createDefaultSet, type DefaultSetOptions } from './default-set.ts';
import { createPreparations } from './preparations.ts';
import type { PrepareOptions } from './prepare-set.ts';
import { refusalOf } from './refuse-discovery-document.ts';
import { createProblems, type ReleaseSyncStatus, statusOf } from './release-sync-status.ts';
import { createRetrySchedule } from './retry-schedule.ts';

export type ReleaseSync = {
  /** Accepts a document as wanted, unless it must be refused. `converge` makes it serve. */
  want(document: DiscoveryDocument): void;
  /** Accepts the last saved document, when the registry has sent none. */
  wantSaved(): void;
  /** Records whether the registry responds. @param error null when it does */
  noteRegistry(error: string | null): void;
  /**
   * Makes an attempt to prepare what is wanted and does not serve yet, when one is due. Never throws. One default set and one canary are
   * prepared at a time; the default set never waits for a canary.
   */
  converge(): Promise<void>;
  /**
   * Schedules another attempt at a set, because one of its releases no longer loads. The default set serves until then; shoppers of a
   * canary get the default set. Any other pool, such as that of a preview with the same releases, is not affected.
   */
  recheck(lost: Pick<PreparedSet, 'set' | 'pool'>): void;
  /**
   * Prepares the serving set with another release of one frontend, without traffic. The caller closes its pool.
   * @param threads render workers; default: as many as for a set in traffic
   * @throws while no set serves yet, or when the set cannot be warmed
   */
  prepareCandidate(name: RemoteName, release: DiscoveryRelease, threads?: number): Promise<PreparedSet>;
  /** What shoppers may get now. */
  traffic(): Traffic;
  status(): ReleaseSyncStatus;
  close(): Promise<void>;
};

export type ReleaseSyncOptions = PrepareOptions &
  DefaultSetOptions & {
    onFailures: (failures: readonly RemoteFailure[]) => void;
    /** Called with every set that shoppers may get from now on, canaries included. */
    onPrepared: (set: ReleaseSet) => void;
    browserFiles: Pick<BrowserFiles, 'keep'>;
    onSwap: (set: ReleaseSet) => void;
    /** Renders pages of the next set, before it takes traffic, while the previous one serves. */
    warmPages: (next: PreparedSet, previous: PreparedSet) => Promise<void>;
    /** Milliseconds between attempts to prepare a set that failed; doubled with each, up to ten times as long. */
    retryPauseMs: number;
    /** Most combinations of canaries that get render workers. */
    maxCanarySets: number;
  };

/**
 * Keeps render workers for each set in traffic. The wanted and the serving state are separate: `want` records the one, `converge` repeats
 * attempts until the other matches it.
 */
export function createReleaseSync(options: ReleaseSyncOptions): ReleaseSync {
  const { retryPauseMs, maxCanarySets, saved } = options;
  const defaultSet = createDefaultSet(options);
  const problems = createProblems();
  let wanted: DiscoveryDocument | null = null;
  const schedule = createRetrySchedule(retryPauseMs);
  const preparations = createPreparations(options);
  const canaries = createCanaryPools({
    most: maxCanarySets,
    schedule,
    problems,
    prepare: (resolution) => prepare(resolution, () => []),
    onPrepared: ({ set, resolution }) => {
      options.onPrepared(set);
      keepBrowserFiles(resolution);
    },
  });
  let convergingDefault: Promise<void> | null = null;
  let convergingCanaries: Promise<void> | null = null;
  /** That of the default set, once one of its releases no longer loads in it: another pool of the same set replaces it. */
  let damagedPool: PreparedSet['pool'] | null = null;
  let isClosed = false;

  function setWanted(document: DiscoveryDocument): void {
    wanted = document;
    canaries.want(document);
  }

  function substitutesOf(name: RemoteName): DiscoveryRelease[] {
    const previous = wanted?.previous?.[`@bergauf/${name}`];
    return [defaultSet.lastGood.get(name), previous].filter((release) => release !== undefined);
  }

  function retire(...sets: readonly PreparedSet[]): void {
    // Not awaited: draining takes as long as the slowest rendering. A pool that fails to close has no workers left.
    for (const { pool } of sets) pool.close().catch(() => {});
  }

  async function prepare(target: Resolution, substitutes: typeof substitutesOf): Promise<PreparedSet> {
    const prepared = await preparations.prepare(target, substitutes);
    options.onFailures(prepared.failures);
    return prepared;
  }

  function setsInTraffic(): PreparedSet[] {
    const serving = defaultSet.current();
    return [...(serving ? [serving.prepared] : []), ...canaries.inTraffic().map(({ prepared }) => prepared)];
  }

  const releasesInTraffic = (): DiscoveryRelease[] =>
    setsInTraffic().flatMap(({ resolution }) => releasesOf(resolution));

  /**
   * Keeps the copies of all sets in traffic, of those being prepared, and of substitutes. Removing a copy that failed is retried with the
   * next swap.
   */
  function pruneCopies(): void {
    options.copies
      .prune([...releasesInTraffic(), ...preparations.releases(), ...defaultSet.lastGood.values()])
      .catch(() => {});
  }

  /** @param added a set that takes traffic next */
  function keepBrowserFiles(added: Resolution = {}): void {
    options.browserFiles.keep([...new Set([...releasesInTraffic(), ...releasesOf(added)])]);
  }

  function takeTraffic(document: DiscoveryDocument, wantedId: string, prepared: PreparedSet): void {
    const before = defaultSet.current()?.prepared;
    defaultSet.serve(document, wantedId, prepared);
    options.onPrepared(prepared.set);
    keepBrowserFiles();
    if (before?.pool === prepared.pool) return;
    options.onSwap(prepared.set);
    if (before) retire(before);
    pruneCopies();
  }

  /** Makes one attempt at the default set, when it is due. */
  async function convergeDefault(document: DiscoveryDocument): Promise<void> {
    const resolution = resolveReleases(document, null);
    const id = setIdOf(resolution);
    if (defaultSet.isServed(id) && !schedule.isPending(id)) return defaultSet.confirm(document);
    if (!schedule.isDue(id)) return;
    const nextAt = schedule.begin(id);
    const canary = canaries.take(id);
    try {
      const prepared = canary ?? (await prepare(resolution, substitutesOf));
      const failed = prepared.failures.map(({ remote, version, message }) => ({ remote, version, message }));
      problems.set('release-failed', failed, failed.length > 0 ? nextAt : null);
      problems.set('warm-up-failed', [], null);
      if (failed.length === 0) schedule.succeeded(id);
      const serving = defaultSet.current();
      const isSame = prepared.set.id === serving?.prepared.set.id && serving.prepared.pool !== damagedPool;
      if (failed.length > 0 && isSame) {
        defaultSet.substituteFor(id);
        retire(prepared);
        return;
      }
      if (serving && !canary && document === wanted) await options.warmPages(prepared, serving.prepared);
      // A newer document has arrived meanwhile, perhaps a rollback: the next attempt is for that one.
      if (isClosed || (serving && document !== wanted)) return retire(prepared);
      takeTraffic(document, id, prepared);
    } catch (cause) {
      const message = messageOf(cause);
      problems.set('warm-up-failed', [{ message }], nextAt);
    }
  }

  /** Repeats until the newest document has had its attempt. */
  async function convergeDefaults(): Promise<void> {
    for (let document = wanted; document && !isClosed; document = wanted) {
      await convergeDefault(document);
      if (document === wanted) return;
    }
  }

  function defaultConverged(): Promise<void> {
    convergingDefault ??= convergeDefaults().finally(() => {
      convergingDefault = null;
    });
    return convergingDefault;
  }

  /** Each round runs after the default set's, which takes over the pool of a promoted canary. */
  async function convergeCanaries(): Promise<void> {
    for (;;) {
      await defaultConverged();
      const document = wanted;
      if (!document || isClosed) return;
      retire(...(await canaries.converge(() => isClosed || document !== wanted)));
      if (document === wanted) return;
    }
  }

  return {
    want(document) {
      const refusal = refusalOf(document, wanted ?? saved?.document ?? null);
      problems.set('document-refused', refusal ? [{ message: refusal }] : [], null);
      if (refusal) return;
      // With a new revision, sets that failed are retried immediately.
      if (document.revision !== wanted?.revision) schedule.clear();
      setWanted(document);
    },
    wantSaved() {
      if (!wanted && saved) setWanted(saved.document);
    },
    noteRegistry(error) {
      problems.set('registry-unreachable', error ? [{ message: error }] : [], null);
    },
    async converge() {
      // Does not wait for a canary that is being prepared: this may be a rollback.
      const converged = defaultConverged();
      convergingCanaries ??= convergeCanaries().finally(() => {
        convergingCanaries = null;
      });
      await Promise.all([converged, convergingCanaries]);
    },
    recheck({ set, pool }) {
      const serving = defaultSet.current();
      if (serving?.prepared.pool === pool) {
        damagedPool = pool;
        if (!schedule.isPending(serving.wantedId)) schedule.schedule(serving.wantedId);
        return;
      }
      if (!canaries.inTraffic().some(({ prepared }) => prepared.pool === pool)) return;
      const canary = canaries.take(set.id);
      if (!canary) return;
      schedule.schedule(set.id);
      retire(canary);
    },
    async prepareCandidate(name, release, threads) {
      const serving = defaultSet.current();
      if (!serving || isClosed) throw new Error('No release set is in traffic');
      const target = { ...serving.prepared.resolution, [name]: release };
      return preparations.prepare(
        target,
        () => [],
        (set, remotes) => options.createPool(set, remotes, threads),
      );
    },
    traffic: () => ({
      document: wanted,
      defaultSet: defaultSet.inTraffic(),
      canaries: canaries.inTraffic(),
    }),
    status: () =>
      statusOf({ wanted, serving: defaultSet.current(), canaries: canaries.status(), problems: problems.list() }),
    async close() {
      isClosed = true;
      await preparations.close();
      await Promise.all([convergingDefault, convergingCanaries]);
      await Promise.allSettled(setsInTraffic().map(({ pool }) => pool.close()));
    },
  };
}
