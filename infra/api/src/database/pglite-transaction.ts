import type { PGlite } from '@electric-sql/pglite';
import type { Database } from './database.ts';

/** Transactions of the embedded database. */
export function pgliteTransaction(client: PGlite): Database['transaction'] {
  return async (work) => {
    await client.transaction((inner) =>
      work({
        script: async (statements) => {
          await inner.exec(statements);
        },
        query: async (statement, parameters = []) =>
          (await inner.query<Record<string, unknown>>(statement, [...parameters])).rows,
        copy: async (table, columns, text) => {
          const blob = new Blob([text]);
          await inner.query(`copy ${table} (${columns.join(', ')}) from '/dev/blob'`, [], { blob });
        },
      }),
    );
  };
}
