import path from 'node:path';
import { engineOptions } from '@bergauf/api/engine-options';
import { buildCheckout, buildWhatChanged } from './build-what-changed.ts';
import { importDemoCatalogue } from './demo-catalogue.ts';
import { type Ports, requireFreePorts } from './ports.ts';
import type { DevelopmentSession } from './release-frontends.ts';
import { type Service, type ServiceOptions, startService } from './service.ts';
import { bundleChangedServices } from './service-bundles.ts';
import { type ServiceName, shellAllocator } from './services.ts';
import { createSourceHash } from './source-hash.ts';
import { prepareStateFolder } from './state-folder.ts';

export type System = {
  ports: Ports;
  origins: Readonly<Record<keyof Ports, string>>;
  services: Readonly<Record<ServiceName, Service>>;
  /** Ends all services, the shell first. */
  stop(): Promise<void>;
};

export type SystemOptions = {
  home: string;
  ports: Ports;
  env?: NodeJS.ProcessEnv;
  say?: (line: string) => void;
  /** Set by `npm run dev`. */
  session?: DevelopmentSession | undefined;
  /** Aborts the start and ends what was started. */
  signal?: AbortSignal | undefined;
};

type OwnOptions = Partial<Pick<ServiceOptions, 'env' | 'timeoutMs' | 'engineOptions'>>;

/**
 * Settings of a demo shop only: an account with a published password, a mailbox that shows every email, the API's documentation, and
 * orders that move by themselves. The checkout calls the API from this machine and forwards the shopper's address, so loopback is a
 * trusted proxy.
 */
const demoSettings: NodeJS.ProcessEnv = {
  API_DEMO_ACCOUNT: 'on',
  API_DEV_MAIL: 'on',
  API_DOCS: 'on',
  // An hour in each state.
  API_ORDER_CLOCK: '3600',
  API_TRUST_PROXY: 'loopback',
};

/** Builds what changed and starts the four services; resolves when all respond. */
export async function startSystem(options: SystemOptions): Promise<System> {
  const { home, ports, env = process.env, say = () => {}, session, signal: given } = options;
  await requireFreePorts(ports);
  await prepareStateFolder(home);
  const origins = originsOf(ports);
  const common: NodeJS.ProcessEnv = {
    // Every render worker is a thread. With an arena for each, the allocator would keep the memory of ended workers.
    MALLOC_ARENA_MAX: '2',
    ...demoSettings,
    ...env,
    BERGAUF_HOME: home,
    SHOP_PORT: String(ports.shop),
    API_PORT: String(ports.api),
    RELEASES_PORT: String(ports.releases),
    CHECKOUT_PORT: String(ports.checkout),
    SHOP_OPERATOR_PORT: String(ports.operators),
    SHOP_ORIGIN: origins.shop,
    SHOP_ORIGINS: `${origins.shop},${origins.checkout}`,
  };
  const logDir = path.join(home, 'logs');
  const started: Service[] = [];
  const abort = new AbortController();
  const signal = given ? AbortSignal.any([abort.signal, given]) : abort.signal;
  const sourceHash = createSourceHash();
  const bundles = bundleChangedServices(say, sourceHash);
  const start = async (name: ServiceName, readyUrl: string, own: OwnOptions = {}): Promise<Service> => {
    const { [name]: file } = await bundles;
    const env = { ...own.env, ...common };
    const service = await startService({ name, file, readyUrl, logDir, signal, ...own, env });
    started.push(service);
    return service;
  };
  const starting = [
    importDemoCatalogue({ home, env: { ...env }, say, sourceHash, signal }).then(() =>
      start('api', `${origins.api}/healthz`, { engineOptions: engineOptions() }),
    ),
    start('releases', `${origins.releases}/healthz`),
    buildCheckout({ home, say, sourceHash, signal }).then(() => start('checkout', `${origins.checkout}/healthz`)),
    // The shell waits for the other services itself: it is ready once it has loaded a release set.
    buildWhatChanged({ home, say, sourceHash, session, signal }).then(() =>
      start('shell', `${origins.shop}/readyz`, { env: shellAllocator }),
    ),
  ] as const;
  try {
    const [api, releases, checkout, shell] = await Promise.all(starting);
    // Warms up the API and the render workers, so that the first shopper does not wait.
    await fetch(origins.shop).then((page) => page.arrayBuffer());
    return {
      ports,
      origins,
      services: { api, releases, checkout, shell },
      async stop() {
        await shell.stop();
        await Promise.all([api.stop(), releases.stop(), checkout.stop()]);
      },
    };
  } catch (cause) {
    // Services that are still starting have to be ended too.
    abort.abort();
    await Promise.allSettled(starting);
    await Promise.all(started.map((service) => service.stop()));
    throw cause;
  }
}

function originsOf(ports: Ports): System['origins'] {
  const origin = (port: number): string => `http://localhost:${port}`;
  return {
    shop: origin(ports.shop),
    api: origin(ports.api),
    releases: origin(ports.releases),
    checkout: origin(ports.checkout),
    operators: origin(ports.operators),
  };
}
