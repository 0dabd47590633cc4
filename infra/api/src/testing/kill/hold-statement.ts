import { access, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';

/** Statements of an order, the last two first: nothing may be stored if the process ends before the next one. */
export const orderStatements = [
  'delete on cart_lines',
  'insert on mail_outbox',
  'insert on orders',
  'insert on order_lines',
  'insert on order_events',
  'update on options',
] as const;
export type OrderStatement = (typeof orderStatements)[number];

const timeoutMs = 60_000;

/**
 * Adds triggers that hold a statement while a file of its name is in the data folder. Files, because the embedded database has no
 * second connection; it holds its whole process.
 */
export async function addHolds({ orm }: Database): Promise<void> {
  await orm.execute(
    sql.raw(`create function hold_statement() returns trigger language plpgsql as $$
      declare hold text := tg_argv[0];
      begin
        if (pg_stat_file(hold, true)).size is not null then
          execute format('copy (select 1) to %L', current_setting('data_directory') || '/' || hold || '.reached');
          while (pg_stat_file(hold, true)).size is not null loop
            perform pg_sleep(0.01);
          end loop;
        end if;
        return null;
      end $$`),
  );
  for (const statement of orderStatements) {
    const hold = fileOf(statement);
    await orm.execute(
      sql.raw(
        `create trigger ${hold} before ${statement} for each statement execute function hold_statement('${hold}')`,
      ),
    );
  }
}

const fileOf = (statement: OrderStatement): string => `hold_${statement.replaceAll(' ', '_')}`;

export type Hold = {
  /** Waits until a connection reaches the statement. It has not run yet, the statements before it have. */
  reached(): Promise<void>;
  release(): Promise<void>;
};

/** Holds all connections that reach the statement from now on. */
export async function holdBefore(statement: OrderStatement, dataFolder: string): Promise<Hold> {
  const file = join(dataFolder, fileOf(statement));
  await writeFile(file, '');
  return {
    async reached() {
      const isReached = () =>
        access(`${file}.reached`).then(
          () => true,
          () => false,
        );
      for (const deadline = Date.now() + timeoutMs; !(await isReached()); await sleep(5)) {
        if (Date.now() > deadline) throw new Error(`No connection came to the statement "${statement}".`);
      }
    },
    async release() {
      await rm(file);
      await rm(`${file}.reached`, { force: true });
    },
  };
}
