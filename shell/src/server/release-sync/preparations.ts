import type { DiscoveryRelease } from 'shared-contracts/discovery';
import type { RemoteName } from 'shared-contracts/remote';
import { type Resolution, releasesOf } from '../release-set/resolve-releases.ts';
import type { PreparedSet } from '../release-set/serving-set.ts';
import type { RenderPool } from '../render-pool/render-pool.ts';
import { type PrepareOptions, prepareSet } from './prepare-set.ts';

/** The sets that are being prepared: a default set, a canary and candidates may be prepared at the same time. */
export type Preparations = {
  /**
   * See `prepareSet`.
   * @param createPool default: that of the options
   * @throws also, at once, when it is closed, whatever the preparation waits for
   */
  prepare(
    target: Resolution,
    substitutesOf: (name: RemoteName) => readonly DiscoveryRelease[],
    createPool?: PrepareOptions['createPool'],
  ): Promise<PreparedSet>;
  /** Releases whose local copies are needed. */
  releases(): DiscoveryRelease[];
  /** Ends all of them, with their workers. */
  close(): Promise<void>;
};

type Preparation = { target: Resolution; pool: RenderPool | null };

export function createPreparations(options: PrepareOptions): Preparations {
  const underWay = new Set<Preparation>();
  const closing = new AbortController();
  const { signal } = closing;

  return {
    async prepare(target, substitutesOf, createPool = options.createPool) {
      signal.throwIfAborted();
      const preparation: Preparation = { target, pool: null };
      const openPool: PrepareOptions['createPool'] = (set, remotes) => {
        // Its files may have arrived after the abort.
        signal.throwIfAborted();
        preparation.pool = createPool(set, remotes);
        return preparation.pool;
      };
      underWay.add(preparation);
      try {
        return await unlessAborted(prepareSet(target, substitutesOf, { ...options, createPool: openPool }), signal);
      } finally {
        underWay.delete(preparation);
      }
    },
    releases: () => [...underWay].flatMap(({ target }) => releasesOf(target)),
    async close() {
      const pools = [...underWay].map(({ pool }) => pool);
      closing.abort(new Error('The shell ends'));
      await Promise.allSettled(pools.map((pool) => pool?.close()));
    },
  };
}

/** Not `Promise.race`: a signal that never aborts would keep every result in memory. */
function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const end = (): void => reject(signal.reason);
    signal.addEventListener('abort', end, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', end));
  });
}
