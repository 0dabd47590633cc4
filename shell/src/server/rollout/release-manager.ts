import type { DiscoveryDocument, DiscoveryRelease } from 'shared-contracts/discovery';
import type { RemoteName } from 'shared-contracts/remote';
import type { ReleaseSet } from '../../app/release-set.ts';
import type { RemoteFailure } from '../worker/render-task.ts';
import { refusalOf } from './accept-document.ts';
import { type CanarySet, canariesWithoutSet, canarySetsOf, isPartOf } from './canary-sets.ts';
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

/** What is wanted of one set, and when the next attempt at it is due. */
type Attempts = { failed: number; nextAt: number };

/**
 * Keeps a pool of render workers for each set in traffic. What is wanted and what serves are two things: `want` notes the one,
 * `converge` brings the other there, again and again until they agree.
 */
export function createReleaseManager(options: ReleaseManagerOptions): ReleaseManager {
  const { recoverMs, maxCanarySets, predecessorMs, saved } = options;
  const lastGood = new Map<RemoteName, DiscoveryRelease>(saved?.lastGood);
  const problems = createProblems();
  let wanted: DiscoveryDocument | null = null;
  /** Combinations of the wanted document's canaries that get workers. */
  let canarySets: readonly CanarySet[] = [];
  let serving: { wantedId: string; revision: number; prepared: PreparedSet; since: Date } | null = null;
  let predecessor: { setId: string; until: number } | null = null;
  /** By the id of the wanted set. */
  const canaries = new Map<string, PreparedSet>();
  const attempts = new Map<string, Attempts>();
  let converging: Promise<void> | null = null;
  let isClosed = false;

  function setWanted(document: DiscoveryDocument): void {
    wanted = document;
    canarySets = canarySetsOf(document, maxCanarySets);
  }

  const isDue = (id: string): boolean => Date.now() >= (attempts.get(id)?.nextAt ?? 0);

  /** @returns when the next attempt is due */
  function noteAttempt(id: string): number {
    const failed = (attempts.get(id)?.failed ?? 0) + 1;
    const nextAt = Date.now() + Math.min(recoverMs * 2 ** (failed - 1), recoverMs * 10);
    attempts.set(id, { failed, nextAt });
    return nextAt;
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
    const sets = [serving?.prepared.resolution, ...[...canaries.values()].map(({ resolution }) => resolution)];
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
    if (serving?.wantedId === id && serving.prepared.failures.length === 0 && !attempts.has(id)) {
      if (serving.revision !== document.revision) {
        serving = { ...serving, revision: document.revision };
        options.save({ document, lastGood });
      }
      return false;
    }
    if (!isDue(id)) return false;
    const nextAt = noteAttempt(id);
    const canary = canaries.get(id);
    try {
      const prepared = canary ?? (await prepare(resolution, standInsOf));
      if (isClosed) return false;
      const releaseProblems = prepared.failures.map(({ remote, version, message }) => ({ remote, version, message }));
      problems.set('release-failed', releaseProblems, prepared.failures.length > 0 ? nextAt : null);
      problems.set('warm-up-failed', [], null);
      if (prepared.failures.length === 0) attempts.delete(id);
      if (serving && prepared.failures.length > 0 && prepared.set.id === serving.prepared.set.id) {
        // What can be had serves already.
        serving = { ...serving, wantedId: id };
        retire(prepared);
        return true;
      }
      // Another document came meanwhile: it decides.
      if (document !== wanted && serving) {
        if (!canary) retire(prepared);
        return true;
      }
      if (serving && !canary) await options.warmPages(prepared, serving.prepared);
      canaries.delete(id);
      enter(document, id, prepared);
    } catch (cause) {
      const message = cause instanceof Error ? cause.message : String(cause);
      problems.set('warm-up-failed', [{ message }], nextAt);
    }
    return true;
  }

  async function convergeCanaries(document: DiscoveryDocument): Promise<void> {
    const targets = canarySets;
    for (const [id, prepared] of canaries) {
      if (targets.some((target) => target.id === id)) continue;
      canaries.delete(id);
      retire(prepared);
    }
    const left = canariesWithoutSet(document, targets).map(({ extras: { manifest }, metadata }) => ({
      remote: manifest.name as RemoteName,
      version: metadata.version,
      message: `only ${maxCanarySets} combinations of canaries have workers`,
    }));
    const failed: { remote: RemoteName; version: string; message: string }[] = [];
    for (const target of targets) {
      if (isClosed || document !== wanted) return;
      if (canaries.has(target.id) || !isDue(target.id)) continue;
      noteAttempt(target.id);
      try {
        // A canary that fails is not replaced: its shoppers get the default set.
        const prepared = await prepare(target.resolution, () => []);
        if (prepared.failures.length > 0 || isClosed) {
          failed.push(...prepared.failures);
          retire(prepared);
          continue;
        }
        attempts.delete(target.id);
        options.onPrepared(prepared.set);
        canaries.set(target.id, prepared);
      } catch (cause) {
        const message = cause instanceof Error ? cause.message : String(cause);
        for (const remote of target.canaries) {
          failed.push({ remote, version: target.resolution[remote]?.metadata.version ?? 'none', message });
        }
      }
    }
    const waiting = targets.filter(({ id }) => !canaries.has(id));
    if (failed.length > 0 || waiting.length === 0) {
      problems.set('canary-not-served', [...left, ...failed], waiting.length > 0 ? nextAttempt(waiting) : null);
    }
  }

  function nextAttempt(targets: readonly CanarySet[]): number {
    return Math.min(...targets.map(({ id }) => attempts.get(id)?.nextAt ?? Date.now()));
  }

  async function convergeAll(): Promise<void> {
    let document = wanted;
    while (document && !isClosed) {
      await convergeDefault(document);
      await convergeCanaries(document);
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
      if (!serving || attempts.has(serving.wantedId)) return;
      attempts.set(serving.wantedId, { failed: 0, nextAt: Date.now() + recoverMs });
    },
    setFor(shopper) {
      if (!serving) throw new NoReleaseSet('No release set is in traffic yet');
      const standard: ServingSet = {
        ...serving.prepared,
        predecessor: predecessor && Date.now() < predecessor.until ? predecessor : null,
      };
      if (shopper === null || !wanted || canaries.size === 0) return standard;
      const dealt = resolveReleases(wanted, shopper);
      const [target] = canarySets
        .filter((set) => canaries.has(set.id) && isPartOf(set, dealt))
        .sort((a, b) => b.canaries.length - a.canaries.length);
      const prepared = target && canaries.get(target.id);
      return prepared ? { ...prepared, predecessor: null } : standard;
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
        canaries: canarySets.map(({ id, resolution, share }) => ({
          set: id,
          releases: versionsOf(resolution),
          share,
          serving: canaries.has(id),
        })),
        problems: problems.list(),
      };
    },
    async close() {
      isClosed = true;
      await converging;
      const all = [...canaries.values(), ...(serving ? [serving.prepared] : [])];
      await Promise.allSettled(all.map(({ pool }) => pool.close()));
    },
  };
}
