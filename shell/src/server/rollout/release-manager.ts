import type { DiscoveryDocument, DiscoveryRelease } from 'shared-contracts/discovery';
import type { RemoteName } from 'shared-contracts/remote';
import type { ReleaseSet } from '../../app/release-set.ts';
import type { RemoteFailure } from '../worker/render-task.ts';
import { refusalOf } from './accept-document.ts';
import { createAttempts } from './attempts.ts';
import { createCanaryPools } from './canary-pools.ts';
import { type PreparedSet, type PrepareOptions, prepareSet } from './prepare-set.ts';
import { createProblems } from './problems.ts';
import { hasCanary, type Resolution, resolveReleases, setIdOf } from './resolve-releases.ts';
import type { RolloutStatus } from './rollout-status.ts';
import type { RolloutMemory } from './saved-rollout.ts';
import { isStepBack, NoReleaseSet, type ServingSet } from './serving-set.ts';
import { versionsOf } from './worker-remotes.ts';

export type ReleaseManager = {
  /** Takes a document as what is wanted, unless it must be refused. Serving follows by `converge`. */
  want(document: DiscoveryDocument): void;
  /** Takes the document that a shell before this one has saved, when the registry gave none. */
  wantSaved(): void;
  /** Notes whether the registry answers; null: it does. */
  noteRegistry(trouble: string | null): void;
  /** Prepares what is wanted and not serving, when an attempt is due. Never throws; one runs at a time. */
  converge(): Promise<void>;
  /** Told of a release that was well and is not any more. */
  suspect(): void;
  /** The set for a shopper. @throws NoReleaseSet when none is in traffic yet */
  setFor(shopper: string | null): ServingSet;
  /** True when shoppers need a bucket cookie. */
  needsBuckets(): boolean;
  status(): RolloutStatus;
  close(): Promise<void>;
};

export type ReleaseManagerOptions = PrepareOptions & {
  onFailures: (failures: readonly RemoteFailure[]) => void;
  /** Told of every set that shoppers may get from now on, canaries included. */
  onPrepared: (set: ReleaseSet) => void;
  onSwap: (set: ReleaseSet) => void;
  /** Renders pages of a set that takes traffic next, while the one before serves. */
  warmPages: (next: PreparedSet, previous: PreparedSet) => Promise<void>;
  saved: RolloutMemory | null;
  save: (memory: RolloutMemory) => void;
  /** Milliseconds between attempts to prepare what failed; doubled with each, up to ten times as long. */
  recoverMs: number;
  /** Pools beside the default set's. */
  maxCanarySets: number;
  /** Milliseconds after a swap in which pages of the set before may be shown. */
  predecessorMs: number;
};

/**
 * Keeps a pool of render workers for each set in traffic. What is wanted and what serves are two things: `want` notes the one,
 * `converge` brings the other there, again and again until they agree.
 */
export function createReleaseManager(options: ReleaseManagerOptions): ReleaseManager {
  const { recoverMs, maxCanarySets, predecessorMs, saved } = options;
  const lastGood = new Map<RemoteName, DiscoveryRelease>(saved?.lastGood);
  const problems = createProblems();
  let wanted: DiscoveryDocument | null = null;
  let serving: { wantedId: string; revision: number; prepared: PreparedSet; since: Date } | null = null;
  let predecessor: { setId: string; until: number } | null = null;
  const attempts = createAttempts(recoverMs);
  const canaries = createCanaryPools({
    most: maxCanarySets,
    attempts,
    problems,
    prepare: (resolution) => prepare(resolution, () => []),
    onPrepared: ({ set }) => options.onPrepared(set),
  });
  let converging: Promise<void> | null = null;
  let isClosed = false;

  function setWanted(document: DiscoveryDocument): void {
    wanted = document;
    canaries.want(document);
  }

  function standInsOf(name: RemoteName): DiscoveryRelease[] {
    const before = wanted?.previous?.[`@bergauf/${name}`];
    return [lastGood.get(name), before].filter((release) => release !== undefined);
  }

  function retire(...sets: readonly PreparedSet[]): void {
    // Draining lasts as long as the slowest rendering; a pool that cannot be closed has no workers any more.
    for (const { pool } of sets) pool.close().catch(() => {});
  }

  async function prepare(target: Resolution, standIns: typeof standInsOf): Promise<PreparedSet> {
    const prepared = await prepareSet(target, standIns, options);
    if (isClosed) retire(prepared);
    else options.onFailures(prepared.failures);
    return prepared;
  }

  /** What serves, what a canary serves, and what may stand in. A copy that cannot be removed is tried again with the next swap. */
  function pruneCopies(): void {
    const sets = [serving?.prepared.resolution, ...canaries.all().map(({ resolution }) => resolution)];
    const needed = [...sets.flatMap((set) => Object.values(set ?? {})), ...lastGood.values()];
    options.copies.prune(needed.filter((release) => release !== null)).catch(() => {});
  }

  function enter(document: DiscoveryDocument, wantedId: string, prepared: PreparedSet): void {
    const before = serving?.prepared ?? null;
    const isWhole = prepared.failures.length === 0;
    serving = {
      wantedId,
      revision: isWhole ? document.revision : (serving?.revision ?? 0),
      prepared,
      since: new Date(),
    };
    for (const [name, release] of Object.entries(prepared.resolution) as [RemoteName, DiscoveryRelease | null][]) {
      const isDead = prepared.failures.some(
        ({ remote, version }) => remote === name && version === release?.metadata.version,
      );
      if (release && !isDead) lastGood.set(name, release);
    }
    options.save({ document, lastGood });
    options.onPrepared(prepared.set);
    if (before?.pool === prepared.pool) return;
    predecessor =
      before && !isStepBack(prepared, before) ? { setId: before.set.id, until: Date.now() + predecessorMs } : null;
    options.onSwap(prepared.set);
    if (before) retire(before);
    pruneCopies();
  }

  /** One attempt at the default set. @returns false when there was nothing to do */
  async function convergeDefault(document: DiscoveryDocument): Promise<boolean> {
    const resolution = resolveReleases(document, null);
    const id = setIdOf(resolution);
    if (serving?.wantedId === id && serving.prepared.failures.length === 0 && !attempts.isPending(id)) {
      if (serving.revision !== document.revision) {
        serving = { ...serving, revision: document.revision };
        options.save({ document, lastGood });
      }
      return false;
    }
    if (!attempts.isDue(id)) return false;
    const nextAt = attempts.begin(id);
    const canary = canaries.release(id);
    try {
      const prepared = canary ?? (await prepare(resolution, standInsOf));
      if (isClosed) return false;
      const releaseProblems = prepared.failures.map(({ remote, version, message }) => ({ remote, version, message }));
      problems.set('release-failed', releaseProblems, prepared.failures.length > 0 ? nextAt : null);
      problems.set('warm-up-failed', [], null);
      if (prepared.failures.length === 0) attempts.succeeded(id);
      if (serving && prepared.failures.length > 0 && prepared.set.id === serving.prepared.set.id) {
        // What can be had serves already.
        serving = { ...serving, wantedId: id };
        retire(prepared);
        return true;
      }
      // Another document came meanwhile: it decides.
      if (document !== wanted && serving) {
        retire(prepared);
        return true;
      }
      if (serving && !canary) await options.warmPages(prepared, serving.prepared);
      enter(document, id, prepared);
    } catch (cause) {
      const message = cause instanceof Error ? cause.message : String(cause);
      problems.set('warm-up-failed', [{ message }], nextAt);
    }
    return true;
  }

  async function convergeAll(): Promise<void> {
    let document = wanted;
    while (document && !isClosed) {
      await convergeDefault(document);
      retire(...(await canaries.converge(() => isClosed || document !== wanted)));
      if (document === wanted) return;
      document = wanted;
    }
  }

  return {
    want(document) {
      const refusal = refusalOf(document, wanted ?? saved?.document ?? null);
      problems.set('document-refused', refusal ? [{ message: refusal }] : [], null);
      if (refusal) return;
      // A new revision is a new wish: what failed before is tried again at once.
      if (document.revision !== wanted?.revision) attempts.clear();
      setWanted(document);
    },
    wantSaved() {
      if (!wanted && saved) setWanted(saved.document);
    },
    noteRegistry(trouble) {
      problems.set('registry-unreachable', trouble ? [{ message: trouble }] : [], null);
    },
    converge() {
      converging ??= convergeAll().finally(() => {
        converging = null;
      });
      return converging;
    },
    suspect() {
      if (serving && !attempts.isPending(serving.wantedId)) attempts.schedule(serving.wantedId);
    },
    setFor(shopper) {
      if (!serving) throw new NoReleaseSet('No release set is in traffic yet');
      const standard: ServingSet = {
        ...serving.prepared,
        predecessor: predecessor && Date.now() < predecessor.until ? predecessor : null,
      };
      const canary = shopper === null ? null : canaries.setFor(shopper);
      return canary ? { ...canary, predecessor: null } : standard;
    },
    needsBuckets: () => wanted !== null && serving !== null && hasCanary(wanted),
    status() {
      const resolution = wanted && resolveReleases(wanted, null);
      return {
        status: !serving ? 'starting' : problems.list().length > 0 ? 'degraded' : 'ready',
        wanted: wanted &&
          resolution && { revision: wanted.revision, set: setIdOf(resolution), releases: versionsOf(resolution) },
        serving: serving && {
          revision: serving.revision,
          set: serving.prepared.set.id,
          releases: versionsOf(serving.prepared.resolution, serving.prepared.failures),
          since: serving.since.toISOString(),
        },
        canaries: canaries.status(),
        problems: problems.list(),
      };
    },
    async close() {
      isClosed = true;
      await converging;
      const all = [...canaries.all(), ...(serving ? [serving.prepared] : [])];
      await Promise.allSettled(all.map(({ pool }) => pool.close()));
    },
  };
}
