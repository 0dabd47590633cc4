import { findPostgres } from './postgres/find-postgres.ts';

/**
 * The database that a run of the tests uses: PostgreSQL where its programs are installed, else the embedded PGlite.
 * `TEST_DATABASE=pglite` chooses PGlite.
 */
export const testEngine: 'pglite' | 'postgres' =
  process.env['TEST_DATABASE'] === 'pglite' || findPostgres() === null ? 'pglite' : 'postgres';
