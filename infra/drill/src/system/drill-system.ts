import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Cluster, startCluster } from '@bergauf/api/testing/postgres/cluster';
import { findPostgres } from '@bergauf/api/testing/postgres/find-postgres';
import { v8Options } from '@bergauf/api/v8-options';
import { type ProxyForTests, startProxy, whyNoProxy } from '@bergauf/deploy/proxy-for-tests';
import { bundleChangedServices } from '@bergauf/launcher/system/service-bundles';
import { type ServiceName, shellEngineOptions } from '@bergauf/launcher/system/services';
import { prepareSystem } from '@bergauf/launcher/system/system';
import { freePorts } from '@bergauf/launcher/testing/free-ports';
import { createRegistryClient, type RemoteRegistry } from '@bergauf/releases/client/registry-client';
import { ensureLocalTokens } from '@bergauf/releases/tokens/local-tokens';
import { type RedisForTests, startRedis, whyNoRedis } from '@bergauf/service-kit/testing/redis-for-tests';
import { type ApiFault, type FaultyProxy, startFaultyProxy } from '@bergauf/test-kit/faulty-proxy';
import { type Addresses, type Counts, findAddresses, hostOf } from './addresses.ts';
import { changeCatalogue, type Goods, stockGoods } from './goods.ts';
import { makeRegistryHome, type RegistryHome } from './registry-home.ts';
import { createServer, type Server } from './server.ts';
import { serviceEnvs } from './service-env.ts';

export type DrillSystem = {
  /** Temporary folder of everything except the registry. */
  home: string;
  addresses: Addresses;
  databaseUrl: string;
  database: Cluster;
  /** What product APIs and shells share in addition to the database; null if not started. */
  shared: Shared | null;
  /** A metric of a product API; 0 if it has none with that name and label. */
  metricOf(api: number, series: string): Promise<number>;
  /** Number of pages that a shell has sent since its start. */
  pagesOf(shell: number): Promise<number>;
  /** Reloads the proxy with the first `shells` shells, as an operator does who adds one. */
  passTo(shells: number): Promise<void>;
  shells: readonly Server[];
  apis: readonly Server[];
  checkout: Server;
  registry: Server;
  registryHome: RegistryHome;
  /** The registry with an operator's rights. */
  operator: RemoteRegistry;
  proxy: ProxyForTests;
  goods: Goods;
  changePrice(id: number, cents: number): Promise<unknown>;
  /** Sets a network fault between the proxy and each API; `none` removes it. One fault for each API. */
  setNetwork(faults: readonly ApiFault[]): Promise<void>;
  /** Whether every service reports that it is ready. */
  areAllReady(): Promise<boolean>;
  /** Starts what is down, frees the registry's disk, removes network faults, and passes requests to all shells. */
  repair(): Promise<void>;
  stop(): Promise<void>;
};

/** Of the database and its replica, which must allow as many. */
const maxConnections = 60;

/** Why the drill cannot be played on this machine; null if it can. */
export const whyNoDrill = (): string | null =>
  whyNoProxy || (findPostgres() === null ? 'PostgreSQL is not installed (Debian: postgresql)' : null);

/** A read replica of the database, and Redis. */
export type Shared = { replica: Cluster; redis: RedisForTests };

export type DrillSystemOptions = Counts & {
  /** Whether a read replica and Redis are started too, if Redis is installed. */
  isShared: boolean;
  /** Size of the catalogue. */
  products: number;
  say: (line: string) => void;
};

/** Builds what changed, imports a catalogue and starts everything, on the loopback interface and in a temporary folder. */
export async function startDrillSystem(options: DrillSystemOptions): Promise<DrillSystem> {
  const toEnd: (() => Promise<unknown>)[] = [];
  const stop = async (): Promise<void> => {
    for (const end of toEnd.splice(0).reverse()) await end();
  };
  try {
    return await start(options, toEnd, stop);
  } catch (cause) {
    await stop();
    throw cause;
  }
}

async function start(
  { products, say, isShared, ...counts }: DrillSystemOptions,
  toEnd: (() => Promise<unknown>)[],
  stop: () => Promise<void>,
): Promise<DrillSystem> {
  const home = await mkdtemp(path.join(tmpdir(), 'bergauf-drill-'));
  toEnd.push(() => rm(home, { recursive: true, force: true }));
  // Durable, as the drill crashes it and then looks for confirmed orders.
  const database = await startCluster({ bin: findPostgres() ?? '', durable: true, maxConnections });
  toEnd.push(() => database.remove());
  const databaseUrl = database.url('postgres');
  await prepare({ home, databaseUrl, products, say });
  const shared = isShared && !whyNoRedis ? await startShared(database, toEnd) : null;
  const registryHome = await makeRegistryHome(path.join(home, 'releases'));
  toEnd.push(registryHome.remove);

  const addresses = await findAddresses(counts);
  const { hosts, ports } = addresses;
  const tokens = { admin: randomBytes(24).toString('hex'), ...(await ensureLocalTokens(registryHome.folder)) };
  const envs = serviceEnvs({
    ...addresses,
    home,
    registryHome: registryHome.folder,
    databaseUrl,
    tokens,
    shared: shared && { redisUrl: shared.redis.url, replicaUrl: shared.replica.url('postgres') },
  });
  const bundles = await bundleChangedServices();
  const logDir = path.join(home, 'logs');
  const engineOptions: Partial<Record<ServiceName, readonly string[]>> = {
    api: v8Options(),
    shell: shellEngineOptions,
  };
  const server = (name: string, service: ServiceName, port: number, env: NodeJS.ProcessEnv): Server =>
    createServer({ name, file: bundles[service], port, env, logDir, engineOptions: engineOptions[service] ?? [] });
  const shells = ports.shells.map((port, at) => server(`shell-${at + 1}`, 'shell', port, envs.shell(at)));
  const apis = ports.apis.map((port, at) => server(`api-${at + 1}`, 'api', port, envs.api(at)));
  const checkout = server('checkout', 'checkout', ports.checkout, envs.checkout());
  const registry = server('registry', 'releases', ports.registry, envs.registry());
  const all = [registry, ...apis, checkout, ...shells];

  const networks: FaultyProxy[] = await Promise.all(apis.map(({ origin }) => startFaultyProxy(origin)));
  toEnd.push(() => Promise.all(networks.map((network) => network.close())));
  const behind = {
    ...hosts,
    shells: ports.shells.map(hostOf),
    apis: ports.apis.map(hostOf),
    checkouts: [hostOf(ports.checkout)],
    registry: hostOf(ports.registry),
  };
  const proxy = await startProxy(behind, { port: ports.proxy, innerApiPort: ports.innerApi });
  toEnd.push(() => proxy.stop());
  toEnd.push(() => Promise.all(all.map((one) => one.kill())));
  const setNetwork = async (faults: readonly ApiFault[]): Promise<void> => {
    const set = networks.map(({ control }, at) => fetch(control, { method: 'PUT', body: faults[at] ?? 'none' }));
    await Promise.all(set);
    const places = networks.map(({ origin }, at) =>
      (faults[at] ?? 'none') === 'none' ? hostOf(ports.apis[at] ?? 0) : new URL(origin).host,
    );
    await proxy.reload({ ...behind, apis: places });
  };
  say('starting the services');
  await Promise.all([registry, ...apis].map((one) => one.start()));
  await Promise.all([checkout, ...shells].map((one) => one.start()));
  return {
    home,
    addresses,
    databaseUrl,
    database,
    shared,
    shells,
    apis,
    checkout,
    registry,
    registryHome,
    proxy,
    stop,
    async metricOf(api, series) {
      const line = (await metricsAt(ports.metrics[api])).find((one) => one.startsWith(`${series} `));
      return Number(line?.slice(series.length) ?? 0);
    },
    async pagesOf(shell) {
      const lines = (await metricsAt(ports.operators[shell])).filter((one) => one.startsWith('bergauf_pages_total'));
      return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
    },
    passTo: (shells) => proxy.reload({ ...behind, shells: behind.shells.slice(0, shells) }),
    operator: createRegistryClient({ origin: registry.origin, token: tokens.operator }),
    goods: await stockGoods(apis[0]?.origin ?? '', tokens.admin),
    changePrice: (id, cents) =>
      changeCatalogue({ api: apis[0]?.origin ?? '', adminToken: tokens.admin }, 'prices', [
        { id, vk: cents, rrp: cents },
      ]),
    setNetwork,
    async repair() {
      await registryHome.empty();
      if (!database.isRunning()) await database.start();
      if (shared && !(await shared.redis.isUp())) await shared.redis.start();
      for (const one of all) if (one.pid() === null) await one.start();
      await setNetwork([]);
    },
    areAllReady: async () => (await Promise.all(all.map((one) => one.isReady()))).every(Boolean),
  };
}

async function metricsAt(port = 0): Promise<readonly string[]> {
  return (await (await fetch(`http://${hostOf(port)}/metrics`)).text()).split('\n');
}

async function startShared(database: Cluster, toEnd: (() => Promise<unknown>)[]): Promise<Shared> {
  await database.stop();
  const dataFrom = database.copyData();
  await database.start();
  const standbyOf = database.url('postgres');
  const replica = await startCluster({ bin: findPostgres() ?? '', dataFrom, standbyOf, maxConnections });
  toEnd.push(() => replica.remove());
  const redis = await startRedis();
  toEnd.push(() => redis.remove());
  return { replica, redis };
}

type Preparing = Pick<DrillSystemOptions, 'products' | 'say'> & { home: string; databaseUrl: string };

/** Reuses a state folder prepared by the browser tests, if there is one, which saves the builds. */
async function prepare({ home, databaseUrl, products, say }: Preparing): Promise<void> {
  const prepared = process.env['BERGAUF_E2E_STATE_OF'];
  if (prepared !== undefined) {
    const isOfApi = (file: string): boolean => path.relative(prepared, file).split(path.sep)[0] === 'api';
    await cp(prepared, home, { recursive: true, filter: (file) => !isOfApi(file) });
  }
  const env = { ...process.env, DATABASE_URL: databaseUrl, CATALOGUE_PRODUCTS: String(products) };
  await prepareSystem({ home, ports: await freePorts(), env, say });
}
