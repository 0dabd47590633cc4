import type { DiscoveryDocument, DiscoveryRelease } from 'shared-contracts/discovery';
import type { RemoteName } from 'shared-contracts/remote';
import type { ReleaseSet } from '../../app/release-set.ts';
import type { RemoteFailure } from '../worker/render-task.ts';
import { type PreparedSet, type PrepareOptions, prepareSet } from './prepare-set.ts';
import { hasCanary, type Resolution, resolveReleases, setIdOf } from './resolve-releases.ts';

export type ReleaseManager = {
  /** Takes a discovery document into traffic; resolves when its default set serves. */
  accept(document: DiscoveryDocument): Promise<void>;
  /** Tries again what could not be prepared, when that is due. */
  recover(): Promise<void>;
  /** Told that a release which was well is not any more. */
  suspect(): void;
  /** The set for a shopper, made on first use. */
  setFor(shopper: string | null): Promise<PreparedSet>;
  /** True when shoppers need a bucket cookie. */
  needsBuckets(): boolean;
  isReady(): boolean;
  close(): Promise<void>;
};

type Options = PrepareOptions & {
  onFailures: (failures: readonly RemoteFailure[]) => void;
  /** Told of every set that shoppers may get from now on, canaries included. */
  onPrepared: (set: ReleaseSet) => void;
  onSwap: (set: ReleaseSet) => void;
  /** Milliseconds between attempts to prepare what failed. */
  recoverMs: number;
};

/** Keeps a pool of render workers for each set in traffic, and one set for shoppers without a bucket. */
export function createReleaseManager(options: Options): ReleaseManager {
  /** By the id of the set that was wanted. */
  const live = new Map<string, Promise<PreparedSet>>();
  const lastGood = new Map<RemoteName, DiscoveryRelease>();
  let current: { document: DiscoveryDocument; wantedId: string; prepared: PreparedSet } | null = null;
  let retryAt = Number.POSITIVE_INFINITY;

  function open(wanted: Resolution): Promise<PreparedSet> {
    const id = setIdOf(wanted);
    const known = live.get(id);
    if (known) return known;
    const opening = prepare(wanted);
    live.set(id, opening);
    opening.catch(() => live.delete(id));
    return opening;
  }

  async function prepare(wanted: Resolution): Promise<PreparedSet> {
    const prepared = await prepareSet(wanted, lastGood, options);
    options.onPrepared(prepared.set);
    options.onFailures(prepared.failures);
    return prepared;
  }

  function enter(document: DiscoveryDocument, wantedId: string, prepared: PreparedSet): void {
    const swapped = current?.prepared.pool !== prepared.pool;
    current = { document, wantedId, prepared };
    retryAt = prepared.failures.length > 0 ? Date.now() + options.recoverMs : Number.POSITIVE_INFINITY;
    if (swapped) options.onSwap(prepared.set);
  }

  async function retireAllBut(id: string | null): Promise<void> {
    const retired = [...live].filter(([liveId]) => liveId !== id);
    for (const [liveId] of retired) live.delete(liveId);
    // A set that could not be opened has nothing to close.
    await Promise.allSettled(retired.map(async ([, opening]) => (await opening).pool.close()));
  }

  return {
    async accept(document) {
      const wanted = resolveReleases(document, null);
      const id = setIdOf(wanted);
      enter(document, id, await open(wanted));
      // Draining lasts as long as the slowest request; nobody needs to wait for it.
      void retireAllBut(id);
    },
    async recover() {
      if (!current || Date.now() < retryAt) return;
      retryAt = Date.now() + options.recoverMs;
      const { document, wantedId, prepared: before } = current;
      const again = await prepare(resolveReleases(document, null));
      if (again.failures.length > 0 && again.set.id === before.set.id) {
        // Still broken: what serves goes on serving.
        await again.pool.close();
        return;
      }
      live.set(wantedId, Promise.resolve(again));
      enter(document, wantedId, again);
      await before.pool.close();
    },
    suspect() {
      retryAt = Math.min(retryAt, Date.now() + options.recoverMs);
    },
    async setFor(shopper) {
      if (!current) throw new Error('No release set is in traffic yet');
      if (shopper === null || !hasCanary(current.document)) return current.prepared;
      return open(resolveReleases(current.document, shopper));
    },
    needsBuckets: () => current !== null && hasCanary(current.document),
    isReady: () => current !== null,
    close: () => retireAllBut(null),
  };
}
