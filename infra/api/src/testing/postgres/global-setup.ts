import { startCluster } from './cluster.ts';
import { findPostgres } from './find-postgres.ts';
import { makeTemplate } from './template-database.ts';

/** Gives a run of the API's tests a PostgreSQL server of its own; see `test-data.ts` for who uses it. */
export default async function setUpPostgres(): Promise<() => Promise<void>> {
  const bin = findPostgres();
  if (bin === null) {
    throw new Error(
      'There is no PostgreSQL server on this machine; install the package postgresql, or set POSTGRES_BIN.',
    );
  }
  const cluster = await startCluster({ bin });
  const url = cluster.url('postgres');
  await makeTemplate(url);
  // The processes that run the tests inherit it.
  process.env['TEST_POSTGRES_URL'] = url;
  return () => cluster.remove();
}
