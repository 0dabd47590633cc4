import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** Drizzle on either driver. The drivers differ in the result of a raw `execute`; use `selectRows`. */
export type Orm = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** A connection inside a transaction that accepts SQL scripts, for migrations and imports. */
export type ScriptConnection = {
  script(statements: string): Promise<void>;
  query(statement: string, parameters?: readonly unknown[]): Promise<Record<string, unknown>[]>;
  /** Adds rows in the text format of `copy`. Names are identifiers of the code: they become part of the statement. */
  copy(table: string, columns: readonly string[], text: string): Promise<void>;
};

/** A subscription to a PostgreSQL `notify` channel. */
export type Subscription = {
  /** A plain identifier: it becomes part of the statement. */
  readonly channel: string;
  onNotification(payload: string): void;
  /** The connection was lost for a while, and with it any notifications. */
  onReconnect(): void;
  onError(error: Error): void;
};

export type Database = {
  readonly orm: Orm;
  readonly engine: 'pglite' | 'postgres';
  /** @param limits `requests`: statements and locks have the time of requests. Missing: no limits. */
  transaction(work: (connection: ScriptConnection) => Promise<void>, limits?: 'requests'): Promise<void>;
  /** Subscribes until the database is closed. */
  listen(subscription: Subscription): Promise<void>;
  close(): Promise<void>;
};

/** Rows of a hand-written statement. The caller names their type; both drivers return `{ rows }`. */
export async function selectRows<Row>(orm: Orm, statement: SQL): Promise<Row[]> {
  const result = (await orm.execute(statement)) as { rows: Row[] };
  return result.rows;
}
