import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Cluster, startCluster } from './cluster.ts';
import { findPostgres } from './find-postgres.ts';
import { freshDatabase, makeTemplate } from './template-database.ts';

// Test files run in other processes, which inherit this environment variable.
const variable = 'TEST_DATABASES_ORIGIN';

/**
 * Serves the URLs of fresh databases to the test files of a run. The PostgreSQL server starts with the first request, so that a
 * run without such tests needs none.
 * @returns a function that ends the server and deletes its data
 */
export async function serveDatabases(): Promise<() => Promise<void>> {
  let cluster: Promise<Cluster> | undefined;
  const service = createServer(async (_request, response) => {
    try {
      cluster ??= startWithTemplate();
      response.end(await freshDatabase((await cluster).url('postgres')));
    } catch (cause) {
      response.writeHead(500).end(String(cause));
    }
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const { port } = service.address() as AddressInfo;
  process.env[variable] = `http://127.0.0.1:${port}`;
  return async () => {
    service.closeAllConnections();
    service.close();
    // The first request has already reported a failed start.
    const started = await cluster?.catch(() => undefined);
    await started?.remove();
  };
}

async function startWithTemplate(): Promise<Cluster> {
  const bin = findPostgres();
  if (bin === null) throw new Error('There is no PostgreSQL server on this machine.');
  const cluster = await startCluster({ bin });
  await makeTemplate(cluster.url('postgres'));
  return cluster;
}

/** The URL of a new database with the test catalogue. */
export async function requestDatabase(): Promise<string> {
  const origin = process.env[variable];
  if (!origin) throw new Error('No databases are served: run these tests with the vitest.config.ts of the workspace.');
  const response = await fetch(origin);
  if (!response.ok) throw new Error(`There is no test database: ${await response.text()}`);
  return response.text();
}
