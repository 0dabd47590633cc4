import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database, Orm } from './database.ts';

/** A pool on a PostgreSQL server. Throws one clear sentence when the server cannot be reached. */
export async function openPostgres(url: string, onIdleError: (error: Error) => void): Promise<Database> {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5000 });
  // Without a listener a connection that dies while idle would end the process.
  pool.on('error', onIdleError);
  try {
    await pool.query('select 1');
  } catch (cause) {
    await pool.end();
    throw new Error(`The database named in DATABASE_URL cannot be reached: ${String(cause)}`, { cause });
  }
  return {
    // The two drivers' query results differ, the query builder does not; see `Orm`.
    orm: drizzle({ client: pool }) as unknown as Orm,
    engine: 'postgres',
    async transaction(work) {
      const client = await pool.connect();
      let failure: Error | undefined;
      try {
        await client.query('begin');
        await work({
          script: async (statements) => {
            await client.query(statements);
          },
          query: async (statement, parameters = []) => (await client.query(statement, [...parameters])).rows,
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
    close: () => pool.end(),
  };
}
