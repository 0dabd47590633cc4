import { onDatabase } from './postgres-programs.ts';

/** A sequence, and its next number. */
export type SkippedNumbers = { name: string; next: string };

/**
 * Advances each sequence of a restored database: numbers of orders, invoices and emails that were used after the backup are on
 * shoppers' invoices and in their emails, and must not be used again.
 * @param count how many numbers are skipped
 */
export async function skipNumbers(databaseUrl: string, count: number): Promise<SkippedNumbers[]> {
  return onDatabase(databaseUrl, (query) =>
    // `last_value` is null before the first number. With `false`, the next number is the given one.
    query<SkippedNumbers>(
      `select sequencename as name, setval(format('%I.%I', schemaname, sequencename)::regclass,
         coalesce(last_value + increment_by, start_value) + increment_by * $1::bigint, false)::text as next
       from pg_sequences where schemaname = 'public' order by 1`,
      [count],
    ),
  );
}
