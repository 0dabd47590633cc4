import { readdir, readFile } from 'node:fs/promises';
import type { Database } from './database.ts';

const folder = new URL('./migrations/', import.meta.url);

// Any number that no other advisory lock uses.
const migrationLock = 824_153_201;

/**
 * Runs new migrations in the order of their names, all in one transaction under an advisory lock: two instances that start at
 * once run them one after the other, and a failure changes nothing.
 */
export async function migrate(database: Pick<Database, 'transaction'>): Promise<void> {
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
