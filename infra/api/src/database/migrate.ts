import { readdir, readFile } from 'node:fs/promises';
import type { Database } from './database.ts';

const folder = new URL('./migrations/', import.meta.url);

// Any number will do as long as nothing else in the database uses it.
const migrationLock = 824_153_201;

/**
 * Runs the migrations that the database has not seen, in the order of their names. All of it is one transaction under an
 * advisory lock, so that two instances starting at once do it one after the other, and a failure leaves nothing behind.
 */
export async function migrate(database: Database): Promise<void> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  await database.transaction(async ({ script, query }) => {
    await query('select pg_advisory_xact_lock($1)', [migrationLock]);
    await script(
      'create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null default now())',
    );
    const rows = await query('select name from schema_migrations');
    const applied = new Set(rows.map((row) => row['name']));
    for (const name of files) {
      if (applied.has(name)) continue;
      await script(await readFile(new URL(name, folder), 'utf8'));
      await query('insert into schema_migrations (name) values ($1)', [name]);
    }
  });
}
