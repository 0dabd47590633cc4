import { readdir, readFile } from 'node:fs/promises';
import { advisoryLocks } from './advisory-locks.ts';
import type { Database } from './database.ts';

const folder = new URL('./migrations/', import.meta.url);

const migrationNames = async (): Promise<readonly string[]> =>
  (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();

/**
 * Runs new migrations in the order of their names, all in one transaction under an advisory lock: two instances that start at
 * once run them one after the other, and a failure changes nothing.
 */
export async function migrate(database: Pick<Database, 'transaction'>): Promise<void> {
  const files = await migrationNames();
  await database.transaction(async ({ script, query }) => {
    await query('select pg_advisory_xact_lock($1)', [advisoryLocks.migration]);
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

/**
 * Refuses a database whose schema is not that of this release. Writes nothing.
 * @throws one sentence that says what brings it up to date
 */
export async function requireSchema(database: Pick<Database, 'transaction'>): Promise<void> {
  let applied = new Set<unknown>();
  await database.transaction(async ({ query }) => {
    const [table] = await query(`select to_regclass('schema_migrations') is not null as exists`);
    if (table?.['exists'] !== true) return;
    const rows = await query('select name from schema_migrations');
    applied = new Set(rows.map((row) => row['name']));
  });
  if (applied.size === 0) throw new Error('The database is empty: nothing has been imported into it.');
  const missing = (await migrationNames()).filter((name) => !applied.has(name));
  if (missing.length === 0) return;
  const what = missing.length === 1 ? `migration ${missing[0]}` : `${missing.length} migrations, first ${missing[0]}`;
  throw new Error(
    `The database has the schema of an older release: it lacks ${what}. An import or a start of this release's product API brings it up to date.`,
  );
}
