import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
// biome-ignore lint/style/noRestrictedImports: retailers change their data by SQL, which no page does
import { openPostgres } from '@bergauf/api/database/open-postgres';
// biome-ignore lint/style/noRestrictedImports: a database server that other processes can reach
import { startCluster } from '@bergauf/api/testing/postgres/cluster';
// biome-ignore lint/style/noRestrictedImports: the database server needs PostgreSQL's programs
import { findPostgres } from '@bergauf/api/testing/postgres/find-postgres';
import { withDemoCatalogue } from '@bergauf/launcher/system/demo-catalogue';
import { startService } from '@bergauf/launcher/system/service';
import { bundleChangedServices } from '@bergauf/launcher/system/service-bundles';
import { freePorts } from '@bergauf/launcher/testing/free-ports';

export type ApiOnPostgres = {
  origin: string;
  /** Runs a statement directly on the database. */
  query(statement: string, parameters: readonly unknown[]): Promise<void>;
  stop(): Promise<void>;
};

/** A product API with a small catalogue on its own PostgreSQL server, configured by `env`; null if PostgreSQL is not installed. */
export async function startApiOnPostgres(env: Readonly<Record<string, string>> = {}): Promise<ApiOnPostgres | null> {
  const bin = findPostgres();
  if (bin === null) return null;
  const cluster = await startCluster({ bin });
  const home = await mkdtemp(path.join(tmpdir(), 'bergauf-api-'));
  const databaseUrl = cluster.url('postgres');
  const { api: port } = await freePorts();
  const origin = `http://localhost:${port}`;
  const data = { ...process.env, ...env, BERGAUF_HOME: home, DATABASE_URL: databaseUrl };
  const bundles = await bundleChangedServices();
  const demo = { home, env: { ...data, CATALOGUE_PRODUCTS: '200' }, program: bundles['demo-catalogue'] };
  const service = await withDemoCatalogue(demo, (settings) =>
    startService({
      name: 'api',
      file: bundles.api,
      env: { ...data, ...settings, API_PORT: String(port), API_ORIGIN: origin, LOG_LEVEL: 'warn' },
      readyUrl: `${origin}/readyz`,
      logDir: home,
    }),
  );
  const database = await openPostgres(databaseUrl, () => {});
  return {
    origin,
    async query(statement, parameters) {
      await database.transaction(async ({ query }) => {
        await query(statement, parameters);
      });
    },
    async stop() {
      await database.close();
      await service.stop();
      await cluster.remove();
      await rm(home, { recursive: true, force: true });
    },
  };
}
