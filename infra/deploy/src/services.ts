import { type ServiceName, shellAllocator, shellEngineOptions } from '@bergauf/launcher/system/services';

/** Public addresses of an installation; the names of this file are examples that an installation replaces. */
export const publicHosts = {
  shop: 'shop.bergauf.example',
  api: 'api.bergauf.example',
  checkout: 'kassa.bergauf.example',
  registry: 'registry.bergauf.example',
} as const;

/** Domain of the session's cookies, so that shop and checkout share the cart. */
const cookieDomain = 'bergauf.example';

export const origins = {
  shop: `https://${publicHosts.shop}`,
  api: `https://${publicHosts.api}`,
  checkout: `https://${publicHosts.checkout}`,
  registry: `https://${publicHosts.registry}`,
  /** Services call the product API without the public proxy, which limits requests by address. */
  innerApi: 'http://api:3001',
  /** The product API, as called from its own container or machine. */
  ownApi: 'http://localhost:3001',
  /** Only shells and the proxy reach the registry's own port: browsers load releases through the shop. */
  releases: 'http://releases:3002',
} as const;

export type Port = {
  name: 'http' | 'operators';
  number: number;
  /** The variable that sets it. */
  variable: string;
};

export type Service = {
  name: ServiceName;
  what: string;
  /** `http` comes first. */
  ports: readonly [Port, ...Port[]];
  /** Paths on the first port: liveness and readiness. */
  health: { alive: string; ready: string };
  /** Longest start. It does not listen before, so failed probes count only after this time. */
  startSeconds: number;
  variables: Readonly<Record<string, string>>;
  /** Options of `node`. */
  engineOptions?: readonly string[];
  /** Each is read from the file named by `<NAME>_FILE`. Optional ones may be left out. */
  secrets: readonly { name: string; isRequired: boolean }[];
  /** Its data below `stateFolder`. `own`: lost without a backup; `copy`: can be fetched again. */
  state: 'none' | 'copy' | 'own';
  replicas: { min: number; max: number };
  /** `cpu` and `memoryMib`: requests of a replica under planned load; memory is in MiB. */
  resources: { cpu: number; memoryMib: number; memoryLimitMib: number };
  /** Services that open connections to it; `proxy` is the public one. */
  callers: readonly (ServiceName | 'proxy')[];
};

/** State folder of a service. */
export const stateFolder = '/var/lib/bergauf';
export const secretsFolder = '/run/secrets';

/**
 * Folder on disk where the API unpacks catalogues; `/tmp` is small and in memory. In each engine no other process shares it, and it
 * exists before a service or one of its tools starts.
 */
const workFolder = '/var/tmp';

/** Seconds from the termination signal to the kill: longer than a service needs to drain and the API to finish an email. */
export const endSeconds = 90;

const common = {
  NODE_ENV: 'production',
  HOST: '0.0.0.0',
  // Longer than the proxy keeps connections alive, and than a load balancer takes to notice that a service is not ready.
  DRAIN_NOTICE_MS: '6000',
  DRAIN_LIMIT_MS: '30000',
  // Longer than any synchronous computation; shorter than operators need to notice a hang.
  HANG_LIMIT_SECONDS: '30',
};

/** Proxies are in the private networks of the containers. */
const trusted = 'uniquelocal';

/** The services of an installation, from which the files for Compose, Kubernetes, systemd and images are generated. */
export const deployed: Readonly<Record<ServiceName, Service>> = {
  api: {
    name: 'api',
    what: 'product API',
    ports: [
      { name: 'http', number: 3001, variable: 'API_PORT' },
      { name: 'operators', number: 3006, variable: 'API_METRICS_PORT' },
    ],
    health: { alive: '/healthz', ready: '/readyz' },
    // A first start migrates the database and imports a catalogue; every start reads the catalogue.
    startSeconds: 3_600,
    variables: {
      ...common,
      BERGAUF_HOME: stateFolder,
      LOG_LEVEL: 'info',
      API_PORT: '3001',
      API_METRICS_PORT: '3006',
      API_METRICS_HOST: '0.0.0.0',
      API_ORIGIN: origins.api,
      SHOP_ORIGINS: origins.shop,
      CHECKOUT_ORIGIN: origins.checkout,
      SHOP_LOCALE: 'at,en',
      API_TRUST_PROXY: trusted,
      // For operators' commands in the same place: the public host has none of the admin routes.
      API_INTERNAL_ORIGIN: origins.ownApi,
      TMPDIR: workFolder,
      API_OWN_TMPDIR: 'on',
    },
    // Like the API's `v8Options`, for two cores: garbage is collected concurrently with requests, not instead of them.
    engineOptions: ['--v8-pool-size=1'],
    secrets: [
      { name: 'DATABASE_URL', isRequired: true },
      { name: 'DATABASE_POOLER_URL', isRequired: false },
      { name: 'DATABASE_READ_URL', isRequired: false },
      { name: 'REDIS_URL', isRequired: false },
      { name: 'API_ADMIN_TOKEN', isRequired: true },
      { name: 'API_FORMER_ADMIN_TOKEN', isRequired: false },
      { name: 'SMTP_URL', isRequired: false },
      { name: 'API_MEDIA_S3_SECRET_ACCESS_KEY', isRequired: false },
    ],
    state: 'own',
    replicas: { min: 2, max: 8 },
    resources: { cpu: 0.5, memoryMib: 512, memoryLimitMib: 1536 },
    callers: ['proxy', 'shell', 'checkout'],
  },
  releases: {
    name: 'releases',
    what: 'registry of releases',
    ports: [
      { name: 'http', number: 3002, variable: 'RELEASES_PORT' },
      { name: 'operators', number: 3005, variable: 'RELEASES_OPERATOR_PORT' },
    ],
    health: { alive: '/healthz', ready: '/readyz' },
    startSeconds: 300,
    variables: {
      ...common,
      BERGAUF_HOME: stateFolder,
      RELEASES_PORT: '3002',
      RELEASES_ORIGIN: origins.releases,
      // Not public: operators forward the port to their own machine and open the pages at `localhost`.
      RELEASES_OPERATOR_PORT: '3005',
    },
    secrets: [],
    state: 'own',
    // One replica: a lock in its folder serialises edits, and only one service may judge canaries. Its outage stops only rollouts.
    replicas: { min: 1, max: 1 },
    resources: { cpu: 0.1, memoryMib: 192, memoryLimitMib: 512 },
    callers: ['proxy', 'shell'],
  },
  checkout: {
    name: 'checkout',
    what: 'checkout',
    ports: [
      { name: 'http', number: 3003, variable: 'CHECKOUT_PORT' },
      { name: 'operators', number: 3007, variable: 'CHECKOUT_METRICS_PORT' },
    ],
    health: { alive: '/healthz', ready: '/readyz' },
    startSeconds: 300,
    variables: {
      ...common,
      CHECKOUT_PORT: '3003',
      CHECKOUT_METRICS_PORT: '3007',
      CHECKOUT_METRICS_HOST: '0.0.0.0',
      SHOP_ORIGIN: origins.shop,
      API_ORIGIN: origins.api,
      API_INTERNAL_ORIGIN: origins.innerApi,
      CHECKOUT_ORIGIN: origins.checkout,
      SHOP_LOCALE: 'at,en',
      CHECKOUT_TRUST_PROXY: trusted,
    },
    secrets: [],
    state: 'none',
    replicas: { min: 2, max: 4 },
    resources: { cpu: 0.1, memoryMib: 128, memoryLimitMib: 384 },
    callers: ['proxy'],
  },
  shell: {
    name: 'shell',
    what: 'shop: the app shell with its render workers',
    ports: [
      { name: 'http', number: 3000, variable: 'SHOP_PORT' },
      { name: 'operators', number: 3004, variable: 'SHOP_OPERATOR_PORT' },
    ],
    health: { alive: '/healthz', ready: '/readyz' },
    startSeconds: 300,
    variables: {
      ...common,
      BERGAUF_HOME: stateFolder,
      LOG_LEVEL: 'info',
      MALLOC_ARENA_MAX: '2',
      ...shellAllocator,
      SHOP_PORT: '3000',
      SHOP_OPERATOR_PORT: '3004',
      SHOP_OPERATOR_HOST: '0.0.0.0',
      SHOP_ORIGIN: origins.shop,
      SHOP_COOKIE_DOMAIN: cookieDomain,
      API_ORIGIN: origins.api,
      API_INTERNAL_ORIGIN: origins.innerApi,
      CHECKOUT_ORIGIN: origins.checkout,
      RELEASES_ORIGIN: origins.releases,
      SHOP_LOCALE: 'at,en',
      SHOP_TRUSTED_PROXIES: trusted,
    },
    engineOptions: shellEngineOptions,
    secrets: [
      { name: 'SHOP_REGISTRY_TOKEN', isRequired: true },
      { name: 'REDIS_URL', isRequired: false },
    ],
    state: 'copy',
    replicas: { min: 2, max: 12 },
    resources: { cpu: 1, memoryMib: 768, memoryLimitMib: 2048 },
    // The registry tries releases on the operators' port.
    callers: ['proxy', 'releases'],
  },
};

/** Whether a service may share counts with others in Redis. */
export const usesRedis = ({ secrets }: Service): boolean => secrets.some(({ name }) => name === 'REDIS_URL');

export const deployedServices: readonly Service[] = Object.values(deployed);
