import { sql } from 'drizzle-orm';
import { type Orm, selectRows } from '../../database/database.ts';

/** The number of connections to this database that wait for a lock: the server has other tests' databases, too. */
export async function waitingConnections(orm: Orm): Promise<number> {
  const [row] = await selectRows<{ n: number }>(
    orm,
    sql`select count(distinct pid)::int as n from pg_locks join pg_stat_activity using (pid)
      where not granted and datname = current_database()`,
  );
  return row?.n ?? 0;
}
