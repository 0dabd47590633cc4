import path from 'node:path';
import { ensureLocalAdminToken } from '@bergauf/api/admin/local-admin-token';
import { v8Options } from '@bergauf/api/v8-options';
import { type Builder, createBuilder } from '@bergauf/build/builder';
import { buildCheckout, buildWhatChanged } from './build-what-changed.ts';
import { withDemoCatalogue } from './demo-catalogue.ts';
import { type Ports, readRegistryOperatorPort, requireFreePorts, type TeamPorts } from './ports.ts';
import type { DevelopmentSession } from './release-frontends.ts';
import { type Service, type ServiceOptions, startService } from './service.ts';
import { startBundling } from './service-bundles.ts';
import { originOf, originsOf, serviceEnvironment } from './service-environment.ts';
import { type ServiceName, shellAllocator, shellEngineOptions } from './services.ts';
import { createSourceHash } from './source-hash.ts';
import { prepareStateFolder } from './state-folder.ts';

export type System = {
  ports: Ports;
  origins: Readonly<Record<keyof Ports, string>>;
  services: Readonly<Record<ServiceName, Service>>;
  /** The team shop beside the shop; null without one. */
  team: Team | null;
  /** Ends all services, the shell first. */
  stop(): Promise<void>;
};

type Team = {
  origins: Readonly<Record<keyof TeamPorts, string>>;
  services: { readonly checkout: Service; readonly shell: Service };
};

export type SystemOptions = {
  home: string;
  ports: Ports;
  env?: NodeJS.ProcessEnv;
  say?: (line: string) => void;
  /** Starts the team shop too: the same frontends and product API, another shell and checkout. */
  teamPorts?: TeamPorts | null;
  /** Origins of other shops that may call this one's product API from a browser. */
  otherShops?: readonly string[];
  /** Set by `npm run dev`. */
  session?: DevelopmentSession | undefined;
  /** Aborts the start and ends what was started. */
  signal?: AbortSignal | undefined;
  /** Milliseconds for the start of each service. Missing: a minute, and more for an import. */
  timeoutMs?: number;
};

/** Registry channel that the team shop follows. */
export const teamChannel = 'team';

/** Timeout for a start of the API that imports the demo, in milliseconds: more products take longer. */
const importMs = 600_000;

/** `overrides`: variables that differ from the common environment. */
type OwnOptions = Partial<Pick<ServiceOptions, 'name' | 'env' | 'signal' | 'timeoutMs' | 'engineOptions'>> & {
  overrides?: NodeJS.ProcessEnv;
};

const shellStart: OwnOptions = { env: shellAllocator, engineOptions: shellEngineOptions };

/** Builds what changed and imports the demo's catalogue, as `startSystem` does, and leaves nothing running. */
export async function prepareSystem(options: SystemOptions): Promise<void> {
  const { home, ports, env = process.env, say = () => {}, session, signal } = options;
  await prepareStateFolder(home);
  const sourceHash = createSourceHash();
  const builder = createBuilder(signal);
  const bundles = startBundling(builder, say, sourceHash);
  const importBy = async (settings: NodeJS.ProcessEnv, ending = signal): Promise<void> => {
    const api = await startService({
      name: 'api',
      file: await bundles.api,
      readyUrl: `${originsOf(ports).api}/healthz`,
      logDir: path.join(home, 'logs'),
      ...(ending && { signal: ending }),
      engineOptions: v8Options(),
      timeoutMs: importMs,
      env: { BERGAUF_DEMO: 'on', ...settings, ...env, BERGAUF_HOME: home, API_PORT: String(ports.api) },
    });
    await api.stop();
  };
  const built = [
    buildCheckout({ home, say, builder, sourceHash }),
    buildWhatChanged({ home, say, builder, sourceHash, session, signal }),
  ];
  await Promise.all([
    withDemoCatalogue({ home, env, program: bundles['demo-catalogue'], say, sourceHash, signal }, importBy),
    ...built,
    closeAfter(builder, [...Object.values(bundles), ...built]),
  ]);
}

/** Builds what changed and starts the four services; resolves when all respond. */
export async function startSystem(options: SystemOptions): Promise<System> {
  const { home, ports, teamPorts = null, otherShops = [], env = process.env, say = () => {} } = options;
  const { session, signal: given, timeoutMs } = options;
  await requireFreePorts(ports, { team: teamPorts, registryOperatorPort: readRegistryOperatorPort(env) });
  await prepareStateFolder(home);
  const origins = originsOf(ports);
  const common = serviceEnvironment({ home, ports, teamPorts, otherShops, env });
  const channels = [env['SHOP_CHANNEL'], teamPorts && teamChannel].filter((name) => typeof name === 'string');
  const logDir = path.join(home, 'logs');
  const started: Service[] = [];
  const abort = new AbortController();
  const signal = given ? AbortSignal.any([abort.signal, given]) : abort.signal;
  const sourceHash = createSourceHash();
  const builder = createBuilder(signal);
  const bundles = startBundling(builder, say, sourceHash);
  const registryToken = shellToken(home);
  const start = async (program: ServiceName, readyUrl: string, own: OwnOptions = {}): Promise<Service> => {
    const file = await bundles[program];
    const token = program === 'shell' ? await registryToken : program === 'api' ? adminToken(home, common) : {};
    const env = { ...own.env, ...token, ...common, ...own.overrides };
    const service = await startService({
      name: program,
      file,
      readyUrl,
      logDir,
      signal,
      ...(timeoutMs && { timeoutMs }),
      ...own,
      env,
    });
    started.push(service);
    return service;
  };
  const built = {
    checkout: buildCheckout({ home, say, builder, sourceHash }),
    shell: buildWhatChanged({ home, say, builder, sourceHash, session, signal, channels }),
  };
  const closed = closeAfter(builder, [...Object.values(bundles), ...Object.values(built)]);
  const startTeam = async ({ shop, checkout, operators }: TeamPorts): Promise<Team> => {
    const origins = { shop: originOf(shop), checkout: originOf(checkout), operators: originOf(operators) };
    const overrides = {
      SHOP_TEAM_BUILD: 'on',
      SHOP_CHANNEL: teamChannel,
      // This shell has its own copies of releases, and its own record of the last served rollout.
      BERGAUF_HOME: path.join(home, 'team'),
      SHOP_PORT: String(shop),
      SHOP_ORIGIN: origins.shop,
      CHECKOUT_PORT: String(checkout),
      CHECKOUT_ORIGIN: origins.checkout,
      SHOP_OPERATOR_PORT: String(operators),
    };
    await Promise.all(Object.values(built));
    const [site, shell] = await Promise.all([
      start('checkout', `${origins.checkout}/healthz`, { name: 'team-checkout', overrides }),
      start('shell', `${origins.shop}/readyz`, { ...shellStart, name: 'team-shell', overrides }),
    ]);
    return { origins, services: { checkout: site, shell } };
  };
  const starting = [
    withDemoCatalogue(
      { home, env, program: bundles['demo-catalogue'], say, sourceHash, signal },
      (settings, ending = signal) =>
        start('api', `${origins.api}/healthz`, {
          engineOptions: v8Options(),
          env: settings,
          signal: ending,
          timeoutMs: importMs,
        }),
    ),
    start('releases', `${origins.releases}/healthz`),
    built.checkout.then(() => start('checkout', `${origins.checkout}/healthz`)),
    // The shell waits for the other services itself: it is ready once it has loaded a release set.
    built.shell.then(() => start('shell', `${origins.shop}/readyz`, shellStart)),
    teamPorts && startTeam(teamPorts),
  ] as const;
  try {
    const [api, releases, checkout, shell, team] = await Promise.all(starting);
    // Warms up the API and the render workers, so that the first shopper does not wait.
    const shops = [origins.shop, ...(team ? [team.origins.shop] : [])];
    await Promise.all(shops.map((shop) => fetch(shop).then((page) => page.arrayBuffer())));
    await closed;
    return {
      ports,
      origins,
      services: { api, releases, checkout, shell },
      team,
      async stop() {
        await Promise.all([shell.stop(), team?.services.shell.stop()]);
        await Promise.all([api.stop(), releases.stop(), checkout.stop(), team?.services.checkout.stop()]);
      },
    };
  } catch (cause) {
    // Ends services that are still starting, too.
    abort.abort();
    await Promise.allSettled([...starting, closed]);
    await Promise.all(started.map((service) => service.stop()));
    throw cause;
  }
}

/** Closes the builder once everything is built, to free its memory: an import takes longer. */
async function closeAfter(builder: Builder, builds: readonly Promise<unknown>[]): Promise<void> {
  await Promise.allSettled(builds);
  await builder.close();
}

/**
 * The API's admin token, which `npm run orders` and `npm run requests` find: created unless one is set. On a full disk the API starts
 * without one.
 */
function adminToken(home: string, env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  if (env['API_ADMIN_TOKEN'] || env['API_ADMIN_TOKEN_FILE']) return {};
  try {
    return { API_ADMIN_TOKEN: ensureLocalAdminToken(home) };
  } catch {
    return {};
  }
}

/** The shell's token for this state folder's registry. Without it, as on a full disk, the shell still serves. */
async function shellToken(home: string): Promise<NodeJS.ProcessEnv> {
  const { ensureLocalTokens } = await import('@bergauf/releases/tokens/local-tokens');
  return ensureLocalTokens(home).then(
    ({ shell }) => ({ SHOP_REGISTRY_TOKEN: shell }),
    () => ({}),
  );
}
