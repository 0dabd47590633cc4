import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { messageOf } from '@bergauf/service-kit/error-message';
import pg from 'pg';
import { connectionVariables } from './connection-variables.ts';

const run = promisify(execFile);

/**
 * Runs `pg_dump` or `pg_restore` from POSTGRES_BIN or PATH; it ends with this process. @throws one sentence with the program's own message
 */
export async function runPostgres(program: string, args: readonly string[], databaseUrl: string): Promise<void> {
  const { file, env } = postgresProgram(program, databaseUrl);
  const running = run(file, args, { env, maxBuffer: 2 ** 26 });
  const end = (): void => void running.child.kill();
  // Runs before the handler that removes the folder it writes to.
  process.prependOnceListener('exit', end);
  try {
    await running;
  } catch (cause) {
    const { code, signal, stderr } = cause as { code?: unknown; signal?: unknown; stderr?: string };
    // A program that is killed, as for lack of memory, says nothing.
    const ended = signal ? `it was ended by ${signal}` : String(cause);
    const reason = code === 'ENOENT' ? 'it is not installed; set POSTGRES_BIN' : stderr?.trim() || ended;
    throw new Error(`${program} failed: ${reason}.`, { cause });
  } finally {
    process.off('exit', end);
  }
}

/** A program from POSTGRES_BIN or PATH, and the environment in which it uses the database. */
export function postgresProgram(program: string, databaseUrl: string): { file: string; env: NodeJS.ProcessEnv } {
  const named = path.join(process.env['POSTGRES_BIN'] ?? '', program);
  return {
    file: existsSync(named) ? named : program,
    env: { ...inherited(), ...connectionVariables(databaseUrl) },
  };
}

/** Variables with which the programs find certificates and passwords. No others, as those could select a server that `pg` does not use. */
const inherited = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => /^(PATH|HOME|PGPASSFILE|PGSSL[A-Z]+)$/.test(name)));

type Query = <Row extends pg.QueryResultRow>(text: string, values?: readonly unknown[]) => Promise<Row[]>;

/** @throws one sentence if the server cannot be reached or a query fails */
export async function onDatabase<Result>(databaseUrl: string, use: (query: Query) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    return await use(
      async <Row extends pg.QueryResultRow>(text: string, values: readonly unknown[] = []) =>
        (await client.query<Row>(text, [...values])).rows,
    );
  } catch (cause) {
    throw new Error(`The database cannot be used: ${messageOf(cause)}.`, {
      cause,
    });
  } finally {
    await client.end().catch(() => undefined);
  }
}

export type DatabaseFacts = {
  /** Major version, such as 15. */
  serverVersion: number;
  /** Names of the applied migrations. */
  migrations: string[];
  /** Number of tables. */
  tables: number;
  /** Number of the catalogue's pictures, which are stored outside of the database. */
  pictures: number;
};

/** @throws one sentence if the server cannot be reached */
export async function databaseFacts(databaseUrl: string): Promise<DatabaseFacts> {
  return onDatabase(databaseUrl, async (query) => {
    const [version] = await query<{ server_version_num: string }>('show server_version_num');
    const tables = await query<{ tablename: string }>(
      "select tablename from pg_tables where schemaname not in ('pg_catalog', 'information_schema')",
    );
    const has = (name: string): boolean => tables.some(({ tablename }) => tablename === name);
    const migrations = has('schema_migrations')
      ? await query<{ name: string }>('select name from schema_migrations order by name')
      : [];
    const [pictures] = has('catalogue_pictures')
      ? await query<{ count: number }>('select count(distinct id)::int as count from catalogue_pictures')
      : [];
    return {
      serverVersion: Math.floor(Number(version?.server_version_num) / 10_000),
      migrations: migrations.map(({ name }) => name),
      tables: tables.length,
      pictures: pictures?.count ?? 0,
    };
  });
}
