import { createHash } from 'node:crypto';
import type { Redis } from '@bergauf/service-kit/redis/open-redis';
import type { Orm } from '../database/database.ts';
import type { ReplicaState } from './watch-replica.ts';

/** Source of a read: `replica`, or the reason why the primary was used. */
export type ReadFrom = 'replica' | 'lagging' | 'written' | 'unknown' | 'failed';

/** Reads of what belongs to one shopper: cart, wishlist, orders. */
export type ReadYourWrites = {
  /**
   * Reads from the replica if that includes all of the shopper's writes; otherwise from the primary.
   * @param read must not write, and may run twice
   * @param requestId null: the shopper owns nothing
   */
  of<Result>(requestId: string | null, read: (orm: Orm) => Promise<Result>): Promise<Result>;
  /** Call it after the commit and before the response. */
  wrote(requestIds: readonly string[]): Promise<void>;
};

/** The implementation without a replica. */
export const readsFrom = (orm: Orm): ReadYourWrites => ({
  of: (_requestId, read) => read(orm),
  wrote: async () => undefined,
});

export type ReadYourWritesOptions = {
  readonly primary: Orm;
  readonly replica: Orm;
  readonly state: Pick<ReplicaState, 'lagMs' | 'suspect'>;
  /** Shares with all product APIs which shoppers have written. */
  readonly redis: Pick<Redis, 'set' | 'has' | 'upForMs' | 'orFallback'>;
  readonly maxLagMs: number;
  onRead(from: ReadFrom): void;
};

/** Redis gets only a hash of a request id, which would let its bearer act as the guest. */
const keyOf = (requestId: string): string =>
  `bergauf:wrote:${createHash('sha256').update(requestId).digest('base64url')}`;

/** The clocks of Redis and of this process are compared over some seconds only. */
const marginMs = 1_000;

/**
 * Reads from a replica, with a shopper's own writes in it: after a write, all product APIs read for that shopper from the database
 * itself until the replica cannot lack it any more (decision 0094).
 */
export function createReadYourWrites({
  primary,
  replica,
  state,
  redis,
  maxLagMs,
  onRead,
}: ReadYourWritesOptions): ReadYourWrites {
  const rememberMs = maxLagMs + marginMs;

  async function whereFor(requestId: string): Promise<ReadFrom> {
    const lag = state.lagMs();
    if (lag === null || lag > maxLagMs) return 'lagging';
    // A restarted Redis has lost earlier writes.
    if ((redis.upForMs() ?? 0) < rememberMs) return 'unknown';
    return redis.orFallback<ReadFrom>(
      async () => ((await redis.has(keyOf(requestId))) ? 'written' : 'replica'),
      () => 'unknown',
    );
  }

  return {
    async of(requestId, read) {
      if (requestId === null) return read(primary);
      const from = await whereFor(requestId);
      if (from !== 'replica') {
        onRead(from);
        return read(primary);
      }
      try {
        const result = await read(replica);
        onRead('replica');
        return result;
      } catch (cause) {
        onRead('failed');
        state.suspect(cause);
        return read(primary);
      }
    },
    async wrote(requestIds) {
      for (const requestId of requestIds)
        await redis.orFallback(
          () => redis.set(keyOf(requestId), '1', rememberMs),
          () => undefined,
        );
    },
  };
}
