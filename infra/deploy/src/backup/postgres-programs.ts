import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { connectionVariables } from './connection-variables.ts';

const run = promisify(execFile);

/** Runs `pg_dump` or `pg_restore`, of POSTGRES_BIN or the path. @throws one sentence with the program's own message */
export async function runPostgres(program: string, args: readonly string[], databaseUrl: string): Promise<void> {
  const named = path.join(process.env['POSTGRES_BIN'] ?? '', program);
  const file = existsSync(named) ? named : program;
  try {
    await run(file, args, { env: { ...inherited(), ...connectionVariables(databaseUrl) }, maxBuffer: 2 ** 26 });
  } catch (cause) {
    const { code, stderr } = cause as { code?: unknown; stderr?: string };
    const reason = code === 'ENOENT' ? 'it is not installed; set POSTGRES_BIN' : (stderr?.trim() ?? String(cause));
    throw new Error(`${program} failed: ${reason}.`, { cause });
  }
}

/** Where the programs find certificates and passwords. No other variable of theirs: `pg` does not know the server that they may name. */
const inherited = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => /^(PATH|HOME|PGPASSFILE|PGSSL[A-Z]+)$/.test(name)));

export type DatabaseFacts = {
  /** Such as 15. */
  serverVersion: number;
  /** Names of the migrations that have run. */
  migrations: string[];
  /** Tables that are there. */
  tables: number;
};

/** @throws one sentence when the server cannot be reached */
export async function databaseFacts(databaseUrl: string): Promise<DatabaseFacts> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    const version = await client.query<{ server_version_num: string }>('show server_version_num');
    const tables = await client.query<{ tablename: string }>(
      "select tablename from pg_tables where schemaname not in ('pg_catalog', 'information_schema')",
    );
    const isMigrated = tables.rows.some(({ tablename }) => tablename === 'schema_migrations');
    const migrations = isMigrated
      ? await client.query<{ name: string }>('select name from schema_migrations order by name')
      : { rows: [] };
    return {
      serverVersion: Math.floor(Number(version.rows[0]?.server_version_num) / 10_000),
      migrations: migrations.rows.map(({ name }) => name),
      tables: tables.rows.length,
    };
  } catch (cause) {
    throw new Error(`The database cannot be read: ${cause instanceof Error ? cause.message : String(cause)}.`, {
      cause,
    });
  } finally {
    await client.end().catch(() => undefined);
  }
}
