import { finished } from 'node:stream/promises';
import type { Tracing } from '@bergauf/service-kit/tracing/tracing';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { from } from 'pg-copy-streams';
import type { Database, Orm } from './database.ts';
import { listenOnPostgres } from './postgres-listener.ts';
import { createResilientPool } from './resilient-pool.ts';
import { traceQueries } from './trace-queries.ts';

// Shoppers give up before these timeouts; a query without a waiting client must not hold a connection.
const connectionTimeoutMillis = 5000;
const limits: pg.PoolConfig = {
  statement_timeout: 8000,
  lock_timeout: 5000,
  idle_in_transaction_session_timeout: 10_000,
  // Compiling a statement pays off only after seconds. It took a fifth of the time to load the catalogue.
  options: '-c jit=off',
};

// Migrations and seeding run without timeouts.
const withoutLimits =
  'set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0';

export type PostgresOptions = {
  tracing?: Pick<Tracing, 'current'>;
  /** A transaction-mode pooler of the same database. It sets the limits (`deploy/pgbouncer`). */
  poolerUrl?: string;
};

/**
 * A connection pool on a PostgreSQL server.
 * @param url of the server itself: notifications need a permanent connection
 * @throws one sentence if the server or the pooler cannot be reached
 */
export async function openPostgres(
  url: string,
  onIdleError: (error: Error) => void,
  { tracing, poolerUrl }: PostgresOptions = {},
): Promise<Database> {
  const common = { max: 10, keepAlive: true, application_name: 'bergauf-api', connectionTimeoutMillis };
  const pool = createResilientPool(
    poolerUrl === undefined
      ? { ...common, ...limits, connectionString: url }
      : { ...common, connectionString: poolerUrl },
    onIdleError,
  );
  if (tracing) traceQueries(pool, tracing);
  try {
    await pool.query('select 1');
  } catch (cause) {
    await pool.end();
    const variable = poolerUrl === undefined ? 'DATABASE_URL' : 'DATABASE_POOLER_URL';
    throw new Error(`The database named in ${variable} cannot be reached: ${String(cause)}`, { cause });
  }
  const listeners: (() => Promise<void>)[] = [];
  return {
    // The drivers' query results differ, the query builder does not; see `Orm`.
    orm: drizzle({ client: pool }) as unknown as Orm,
    engine: 'postgres',
    async transaction(work, limits) {
      const client = await pool.connect();
      let failure: Error | undefined;
      try {
        await client.query('begin');
        if (limits === undefined) await client.query(withoutLimits);
        await work({
          script: async (statements) => {
            await client.query(statements);
          },
          query: async (statement, parameters = []) => (await client.query(statement, [...parameters])).rows,
          copy: async (table, columns, text) => {
            const copying = client.query(from(`copy ${table} (${columns.join(', ')}) from stdin`));
            copying.end(text);
            await finished(copying);
          },
        });
        await client.query('commit');
      } catch (error) {
        failure = error instanceof Error ? error : new Error(String(error));
        await client.query('rollback').catch(() => undefined);
        throw failure;
      } finally {
        client.release(failure);
      }
    },
    async listen(subscription) {
      listeners.push(await listenOnPostgres(url, subscription));
    },
    async close() {
      await Promise.all(listeners.map((end) => end()));
      await pool.end();
    },
  };
}
