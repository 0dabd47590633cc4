import { onDatabase } from './postgres-programs.ts';

/** A sequence, and the number that it gives out next. */
export type SkippedNumbers = { name: string; next: string };

/**
 * Moves each sequence of a restored database up: numbers of orders, invoices and emails that were given out after the backup are on
 * shoppers' invoices and in their mail, and must not become those of others.
 * @param count how many numbers are left out
 */
export async function skipNumbers(databaseUrl: string, count: number): Promise<SkippedNumbers[]> {
  return onDatabase(databaseUrl, (query) =>
    // `last_value` is null before the first number.
    query<SkippedNumbers>(
      `select sequencename as name, (increment_by + setval(format('%I.%I', schemaname, sequencename)::regclass,
         coalesce(last_value, start_value - increment_by) + increment_by * $1::bigint))::text as next
       from pg_sequences where schemaname = 'public' order by 1`,
      [count],
    ),
  );
}
