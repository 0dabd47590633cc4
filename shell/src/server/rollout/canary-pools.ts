import type { DiscoveryDocument } from 'shared-contracts/discovery';
import type { RemoteName } from 'shared-contracts/remote';
import type { Attempts } from './attempts.ts';
import { type CanarySet, canariesWithoutSet, canarySetsOf, isPartOf } from './canary-sets.ts';
import type { PreparedSet } from './prepare-set.ts';
import type { Problems } from './problems.ts';
import { type Resolution, resolveReleases } from './resolve-releases.ts';
import type { RolloutStatus } from './rollout-status.ts';
import { versionsOf } from './worker-remotes.ts';

export type CanaryPools = {
  /** Takes the combinations of a new document as what is wanted. */
  want(document: DiscoveryDocument): void;
  /** Prepares what is wanted and has no pool, and gives back the pools that are not wanted any more. */
  converge(isOver: () => boolean): Promise<PreparedSet[]>;
  /** A pool that becomes the default set's. */
  release(id: string): PreparedSet | null;
  setFor(shopper: string): PreparedSet | null;
  all(): PreparedSet[];
  status(): RolloutStatus['canaries'];
};

type Options = {
  most: number;
  attempts: Attempts;
  problems: Problems;
  prepare: (resolution: Resolution) => Promise<PreparedSet>;
  onPrepared: (prepared: PreparedSet) => void;
};

type Failure = { remote: RemoteName; version: string; message: string };

/** Workers for combinations of canaries: made before they get traffic, never by a request. */
export function createCanaryPools({ most, attempts, problems, prepare, onPrepared }: Options): CanaryPools {
  const pools = new Map<string, PreparedSet>();
  let wanted: DiscoveryDocument | null = null;
  let targets: readonly CanarySet[] = [];

  /** @returns what failed; a canary that fails is not replaced: its shoppers get the default set */
  async function attempt({ id, resolution, canaries }: CanarySet, isOver: () => boolean): Promise<readonly Failure[]> {
    attempts.begin(id);
    try {
      const prepared = await prepare(resolution);
      if (prepared.failures.length > 0 || isOver()) {
        prepared.pool.close().catch(() => {});
        return prepared.failures;
      }
      attempts.succeeded(id);
      onPrepared(prepared);
      pools.set(id, prepared);
      return [];
    } catch (cause) {
      const message = cause instanceof Error ? cause.message : String(cause);
      return canaries.map((remote) => ({
        remote,
        version: resolution[remote]?.metadata.version ?? 'none',
        message,
      }));
    }
  }

  function tell(failed: readonly Failure[]): void {
    const waiting = targets.filter(({ id }) => !pools.has(id));
    // Between two attempts, what is known of the last one stays.
    if (failed.length === 0 && waiting.length > 0) return;
    const left = wanted ? canariesWithoutSet(wanted, targets) : [];
    const leftOut = left.map(({ extras: { manifest }, metadata }) => ({
      remote: manifest.name as RemoteName,
      version: metadata.version,
      message: `only ${most} combinations of canaries have workers`,
    }));
    const nextAt = Math.min(...waiting.map(({ id }) => attempts.nextAt(id)));
    problems.set('canary-not-served', [...leftOut, ...failed], waiting.length > 0 ? nextAt : null);
  }

  return {
    want(document) {
      wanted = document;
      targets = canarySetsOf(document, most);
    },
    async converge(isOver) {
      const unwanted = [...pools].filter(([id]) => !targets.some((target) => target.id === id));
      for (const [id] of unwanted) pools.delete(id);
      const failed: Failure[] = [];
      for (const target of targets) {
        if (isOver()) break;
        if (!pools.has(target.id) && attempts.isDue(target.id)) failed.push(...(await attempt(target, isOver)));
      }
      if (!isOver()) tell(failed);
      return unwanted.map(([, prepared]) => prepared);
    },
    release(id) {
      const prepared = pools.get(id) ?? null;
      pools.delete(id);
      return prepared;
    },
    setFor(shopper) {
      if (!wanted || pools.size === 0) return null;
      const dealt = resolveReleases(wanted, shopper);
      const [target] = targets
        .filter((set) => pools.has(set.id) && isPartOf(set, dealt))
        .sort((a, b) => b.canaries.length - a.canaries.length);
      return (target && pools.get(target.id)) ?? null;
    },
    all: () => [...pools.values()],
    status: () =>
      targets.map(({ id, resolution, share }) => ({
        set: id,
        releases: versionsOf(resolution),
        share,
        serving: pools.has(id),
      })),
  };
}
