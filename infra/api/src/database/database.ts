import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** Drizzle on either driver: the two differ in what a raw `execute` returns, which `selectRows` evens out. */
export type Orm = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** A connection inside a transaction that takes whole SQL scripts; migrations and seeding need nothing more. */
export type ScriptConnection = {
  script(statements: string): Promise<void>;
  query(statement: string, parameters?: readonly unknown[]): Promise<Record<string, unknown>[]>;
};

/** What is said on a channel with `notify`. */
export type Listening = {
  /** A plain name: it is part of the statement. */
  readonly channel: string;
  heard(payload: string): void;
  /** The connection was lost for a while, and with it whatever was said meanwhile. */
  missed(): void;
  failed(error: Error): void;
};

export type Database = {
  readonly orm: Orm;
  readonly engine: 'pglite' | 'postgres';
  transaction(work: (connection: ScriptConnection) => Promise<void>): Promise<void>;
  /** Listens until the database is closed. */
  listen(listening: Listening): Promise<void>;
  close(): Promise<void>;
};

/** Rows of a hand-written statement. The caller names their shape; both drivers answer with `{ rows }`. */
export async function selectRows<Row>(orm: Orm, statement: SQL): Promise<Row[]> {
  const result = (await orm.execute(statement)) as { rows: Row[] };
  return result.rows;
}
