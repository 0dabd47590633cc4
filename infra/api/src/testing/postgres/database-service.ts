import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Cluster, type ClusterOptions, startCluster } from './cluster.ts';
import { findPostgres } from './find-postgres.ts';
import { templateData } from './template-data.ts';
import { freshDatabase, templateUrl } from './template-database.ts';

// Test files run in other processes, which inherit this environment variable.
const variable = 'TEST_DATABASES_ORIGIN';
const dataPath = '/data';

type Served = { readonly cluster: Cluster; readonly data: string };

/**
 * Serves the URLs of fresh databases to the test files of a run, and a copy of the server's data to those that need a server of their
 * own. The PostgreSQL server starts with the first request, so that a run without such tests needs none.
 * @returns a function that ends the server and deletes its data
 */
export async function serveDatabases(): Promise<() => Promise<void>> {
  let served: Promise<Served> | undefined;
  const service = createServer(async (request, response) => {
    try {
      served ??= startWithTemplate(postgres());
      const { cluster, data } = await served;
      response.end(request.url === dataPath ? data : await freshDatabase(cluster.url('postgres')));
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
    const started = await served?.catch(() => undefined);
    await started?.cluster.remove();
  };
}

async function startWithTemplate(bin: string): Promise<Served> {
  const data = await templateData(bin);
  return { cluster: await startCluster({ bin, dataFrom: data }), data };
}

function postgres(): string {
  const bin = findPostgres();
  if (bin === null) throw new Error('There is no PostgreSQL server on this machine.');
  return bin;
}

async function request(path: string): Promise<string> {
  const origin = process.env[variable];
  if (!origin) throw new Error('No databases are served: run these tests with the vitest.config.ts of the workspace.');
  const response = await fetch(`${origin}${path}`);
  if (!response.ok) throw new Error(`There is no test database: ${await response.text()}`);
  return response.text();
}

/** The URL of a new database with the test catalogue. */
export const requestDatabase = (): Promise<string> => request('/');

/**
 * A server of the test's own, which it may end, with one database that has the test catalogue. A confirmed write survives a crash of
 * the server.
 */
export async function startDurableCluster(
  options: Pick<ClusterOptions, 'maxConnections'> = {},
): Promise<{ cluster: Cluster; databaseUrl: string }> {
  const cluster = await startCluster({ ...options, bin: postgres(), durable: true, dataFrom: await request(dataPath) });
  return { cluster, databaseUrl: templateUrl(cluster.url('postgres')) };
}

/** As `startDurableCluster`, with a second server that is its streaming replica. `replicaUrl` is of the same database there. */
export async function startReplicatedCluster(): Promise<{
  cluster: Cluster;
  databaseUrl: string;
  replica: Cluster;
  replicaUrl: string;
}> {
  const dataFrom = await request(dataPath);
  const cluster = await startCluster({ bin: postgres(), durable: true, dataFrom });
  const replica = await startCluster({ bin: postgres(), dataFrom, standbyOf: cluster.url('postgres') });
  const urlOn = (server: Cluster): string => templateUrl(server.url('postgres'));
  return { cluster, databaseUrl: urlOn(cluster), replica, replicaUrl: urlOn(replica) };
}
