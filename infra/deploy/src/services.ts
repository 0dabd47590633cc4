import { type ServiceName, shellAllocator, shellEngineOptions } from '@bergauf/launcher/system/services';

/** Public addresses of an installation; the names of this file are examples that an installation replaces. */
export const publicHosts = {
  shop: 'shop.bergauf.example',
  api: 'api.bergauf.example',
  checkout: 'kassa.bergauf.example',
  registry: 'registry.bergauf.example',
} as const;

/** The session's cookies belong to it: shop and checkout share the cart. */
const cookieDomain = 'bergauf.example';

export const origins = {
  shop: `https://${publicHosts.shop}`,
  api: `https://${publicHosts.api}`,
  checkout: `https://${publicHosts.checkout}`,
  registry: `https://${publicHosts.registry}`,
  /** Services call the product API past the proxy, which limits requests by address. */
  innerApi: 'http://api:3001',
  /** The product API as its own container or machine calls it. */
  ownApi: 'http://localhost:3001',
  /** Browsers load releases through the shop: only shells and the proxy reach the registry's own port. */
  releases: 'http://releases:3002',
} as const;

export type Port = {
  name: 'http' | 'operators';
  number: number;
  /** The variable that moves it. */
  variable: string;
};

export type Service = {
  name: ServiceName;
  what: string;
  /** `http` first. */
  ports: readonly [Port, ...Port[]];
  /** On the first port: the process works, and it may get requests. */
  health: { alive: string; ready: string };
  /** It does not listen before its start has ended: failed probes count only after this. */
  startSeconds: number;
  variables: Readonly<Record<string, string>>;
  /** Options of `node`. */
  engineOptions?: readonly string[];
  /** Each is read from a file: `<NAME>_FILE`. Optional ones may be left out. */
  secrets: readonly { name: string; isRequired: boolean }[];
  /** What it keeps below `stateFolder`. `own`: lost without a backup; `copy`: fetched again. */
  state: 'none' | 'copy' | 'own';
  replicas: { min: number; max: number };
  /** Requests are what a replica needs when it is busy as planned; memory is in MiB. */
  resources: { cpu: number; memoryMib: number; memoryLimitMib: number };
  /** Services that open connections to it; `proxy` is the one before everything. */
  callers: readonly (ServiceName | 'proxy')[];
};

/** The folder of what a service keeps. */
export const stateFolder = '/var/lib/bergauf';
export const secretsFolder = '/run/secrets';

/**
 * Where the API unpacks catalogues: on a disk. `/tmp` is a small folder in memory. In each engine no other process shares it, and it is
 * there before a service or one of its tools starts.
 */
const workFolder = '/var/tmp';

/** Seconds until a service that was asked to end is killed: longer than a service drains and the API sends the email that it has begun. */
export const endSeconds = 90;

const common = {
  NODE_ENV: 'production',
  HOST: '0.0.0.0',
  // Longer than the proxy keeps connections, and than it takes a load balancer to see that a service is not ready.
  DRAIN_NOTICE_MS: '6000',
  DRAIN_LIMIT_MS: '30000',
  // Longer than any computation between two requests; shorter than operators need to notice.
  HANG_LIMIT_SECONDS: '30',
};

/** Proxies are in the private networks of the containers. */
const trusted = 'uniquelocal';

/** The services of an installation: what Compose, Kubernetes, systemd and the images are made from. */
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
      // For operators' commands beside it: the public host has none of the admin routes.
      API_INTERNAL_ORIGIN: origins.ownApi,
      TMPDIR: workFolder,
      API_OWN_TMPDIR: 'on',
    },
    // As `v8Options` of the API for two cores: garbage is collected beside the requests, not instead of them.
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
      // Not public: operators forward the port to their own machine, where the pages are at `localhost`.
      RELEASES_OPERATOR_PORT: '3005',
    },
    secrets: [],
    state: 'own',
    // Its edits are serialised by a lock in its folder, and one service judges canaries. Its outage only stops rollouts.
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
