import { messageOf } from '@bergauf/service-kit/error-message';
import type { DiscoveryDocument } from 'shared-contracts/discovery';
import type { RemoteName } from 'shared-contracts/remote';
import type { Resolution } from '../release-set/resolve-releases.ts';
import type { CanaryInTraffic, PreparedSet } from '../release-set/serving-set.ts';
import { type CanarySet, canariesWithoutSet, canarySetsOf } from './canary-sets.ts';
import { type Problems, type ReleaseSyncStatus, versionsOf } from './release-sync-status.ts';
import type { RetrySchedule } from './retry-schedule.ts';

export type CanaryPools = {
  /** Sets the combinations of a new document as wanted. */
  want(document: DiscoveryDocument): void;
  /** Prepares wanted combinations that have no pool. @returns the sets that are no longer wanted */
  converge(isOver: () => boolean): Promise<PreparedSet[]>;
  /** Removes and returns a set that becomes the default set. */
  take(id: string): PreparedSet | null;
  inTraffic(): CanaryInTraffic[];
  status(): ReleaseSyncStatus['canaries'];
};

type Options = {
  most: number;
  schedule: RetrySchedule;
  problems: Problems;
  prepare: (resolution: Resolution) => Promise<PreparedSet>;
  onPrepared: (prepared: PreparedSet) => void;
};

type Failure = { remote: RemoteName; version: string; message: string };

type Attempt = { failed: readonly Failure[]; notWarmed: readonly Failure[] };

/** Render workers for combinations of canaries. They are started before they get traffic, never by a request. */
export function createCanaryPools({ most, schedule, problems, prepare, onPrepared }: Options): CanaryPools {
  const pools = new Map<string, PreparedSet>();
  let wanted: DiscoveryDocument | null = null;
  let targets: readonly CanarySet[] = [];

  /** A canary that fails is not replaced: its shoppers get the default set. */
  async function attempt({ id, resolution, canaries }: CanarySet, isOver: () => boolean): Promise<Attempt> {
    schedule.begin(id);
    try {
      const prepared = await prepare(resolution);
      if (prepared.failures.length > 0 || isOver()) {
        prepared.pool.close().catch(() => {});
        return { failed: prepared.failures, notWarmed: [] };
      }
      schedule.succeeded(id);
      onPrepared(prepared);
      pools.set(id, prepared);
      return { failed: [], notWarmed: [] };
    } catch (cause) {
      const message = messageOf(cause);
      const version = (remote: RemoteName): string => resolution[remote]?.metadata.version ?? 'none';
      // No release is known to be the cause: the machine may be short of memory.
      const notWarmed = canaries.map((remote) => ({ remote, version: version(remote), message }));
      return { failed: [], notWarmed };
    }
  }

  function report(attempts: readonly Attempt[]): void {
    const failed = attempts.flatMap((attempt) => attempt.failed);
    const notWarmed = attempts.flatMap((attempt) => attempt.notWarmed);
    const waiting = targets.filter(({ id }) => !pools.has(id));
    // Between two attempts the problems of the last one are still reported.
    if (failed.length + notWarmed.length === 0 && waiting.length > 0) return;
    const canaries = wanted ? canariesWithoutSet(wanted, targets) : [];
    const withoutWorkers = canaries.map(({ extras: { manifest }, metadata }) => ({
      remote: manifest.name as RemoteName,
      version: metadata.version,
      message: `only ${most} combinations of canaries have workers`,
    }));
    const nextAt = Math.min(...waiting.map(({ id }) => schedule.nextAt(id)));
    const next = waiting.length > 0 ? nextAt : null;
    problems.set('canary-not-served', [...withoutWorkers, ...notWarmed], notWarmed.length > 0 ? next : null);
    problems.set('canary-failed', failed, next);
  }

  return {
    want(document) {
      wanted = document;
      targets = canarySetsOf(document, most);
    },
    async converge(isOver) {
      const unwanted = [...pools].filter(([id]) => !targets.some((target) => target.id === id));
      for (const [id] of unwanted) pools.delete(id);
      const attempts: Attempt[] = [];
      for (const target of targets) {
        if (isOver()) break;
        if (!pools.has(target.id) && schedule.isDue(target.id)) attempts.push(await attempt(target, isOver));
      }
      if (!isOver()) report(attempts);
      return unwanted.map(([, prepared]) => prepared);
    },
    take(id) {
      const prepared = pools.get(id) ?? null;
      pools.delete(id);
      return prepared;
    },
    inTraffic: () =>
      targets.flatMap(({ id, canaries }) => {
        const prepared = pools.get(id);
        return prepared ? [{ canaries, prepared }] : [];
      }),
    status: () =>
      targets.map(({ id, resolution, share }) => ({
        set: id,
        releases: versionsOf(resolution),
        share,
        serving: pools.has(id),
      })),
  };
}
