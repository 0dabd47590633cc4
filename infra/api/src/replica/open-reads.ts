import type { Redis } from '@bergauf/service-kit/redis/open-redis';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { FastifyBaseLogger } from 'fastify';
import type { Orm } from '../database/database.ts';
import { createResilientPool } from '../database/resilient-pool.ts';
import type { ReplicaOptions } from '../options.ts';
import { createReadYourWrites, type ReadFrom, type ReadYourWrites } from './read-your-writes.ts';
import { watchReplica } from './watch-replica.ts';

/** Figures for Prometheus. */
export type ReplicaFigures = {
  /** null: nothing is read from the replica. */
  lagMs(): number | null;
  readonly reads: ReadonlyMap<ReadFrom, number>;
};

export type OpenedReads = {
  readonly readYourWrites: ReadYourWrites;
  readonly figures: ReplicaFigures;
  close(): Promise<void>;
};

/** Timeout of a read, after which the primary is used, with time left for that. */
const readMs = 2_000;

/** Reads shoppers' own data from a streaming replica, which may be unavailable, even when the API starts. */
export function openReads(
  { url, maxLagMs = 5_000, checkMs = 1_000 }: ReplicaOptions,
  { primary, redis, log }: { primary: Orm; redis: Redis; log: FastifyBaseLogger },
): OpenedReads {
  const pool = createResilientPool(
    {
      connectionString: url,
      max: 10,
      keepAlive: true,
      application_name: 'bergauf-api-reads',
      connectionTimeoutMillis: 1_000,
      statement_timeout: readMs,
      // Client-side timeout, as a hung replica does not enforce its own.
      query_timeout: readMs,
      options: '-c jit=off',
    },
    (error) => state.suspect(error),
  );
  // The drivers' query results differ, the query builder does not; see `Orm`.
  const replica = drizzle({ client: pool }) as unknown as Orm;
  const state = watchReplica({ primary, replica, everyMs: checkMs, log });
  const reads = new Map<ReadFrom, number>();
  return {
    readYourWrites: createReadYourWrites({
      primary,
      replica,
      state,
      redis,
      maxLagMs,
      onRead: (from) => reads.set(from, (reads.get(from) ?? 0) + 1),
    }),
    figures: { lagMs: state.lagMs, reads },
    async close() {
      await state.stop();
      await pool.end();
    },
  };
}
