import type { ServiceName } from '@bergauf/launcher/system/services';
import { healthCheck } from '../container/dockerfile.ts';
import { endSeconds, origins, publicHosts, type Service, secretsFolder, stateFolder, usesRedis } from '../services.ts';

type Definition = Record<string, unknown>;

const fileOf = (secret: string): string => secret.toLowerCase().replaceAll('_', '-');
const replicaNames = ({ name, replicas }: Service): string[] =>
  replicas.min === 1 ? [name] : Array.from({ length: replicas.min }, (_, index) => `${name}-${index + 1}`);

/** Hardening of each container. Compose refuses `pids_limit` together with limits in `deploy`. */
const hardened = (memoryLimitMib: number): Definition => ({
  mem_limit: `${memoryLimitMib}M`,
  pids_limit: 256,
  read_only: true,
  cap_drop: ['ALL'],
  security_opt: ['no-new-privileges:true'],
  restart: 'unless-stopped',
  // By default the engine keeps every line for ever.
  logging: { driver: 'local', options: { 'max-size': '20m', 'max-file': '5' } },
});

const reservations = ({ cpu, memoryMib }: Service['resources']): Definition => ({
  resources: { reservations: { cpus: String(cpu), memory: `${memoryMib}M` } },
});

/** Services that a service waits for at its start. */
const waitsFor: Partial<Record<ServiceName, readonly string[]>> = { api: ['database'] };

/** Volumes: pictures are shared by the APIs, temporary files are not; each shell has its own copies. */
function volumesOf({ name, state, variables }: Service, replica: string): { volume: string; folder: string }[] {
  const work = variables['TMPDIR'];
  return [
    ...(state === 'none' ? [] : [{ volume: `${state === 'own' ? name : replica}-state`, folder: stateFolder }]),
    ...(work === undefined ? [] : [{ volume: `${replica}-tmp`, folder: work }]),
  ];
}

/** The address at which the registry reaches one shell's operators' port; the common name resolves to any shell. */
function ownAddressOf({ name, ports }: Service, replica: string): Record<string, string> {
  const operators = ports.find((port) => port.variable === 'SHOP_OPERATOR_PORT');
  return name === 'shell' && operators ? { SHOP_OPERATOR_ORIGIN: `http://${replica}:${operators.number}` } : {};
}

/**
 * Fixed addresses of the services, below those that the engine assigns to others. nginx resolves its servers once: a container that
 * replaces another must have the same address. nginx does not start if a name is unknown, as that of a stopped container is, so it
 * gets addresses instead of names.
 */
const subnet = { subnet: '10.83.7.0/24', ip_range: '10.83.7.128/25' };
const firstAddress = 10;

type Replica = { service: Service; replica: string; address: string };

const replicasOf = (services: readonly Service[]): Replica[] =>
  services
    .flatMap((service) => replicaNames(service).map((replica) => ({ service, replica })))
    .map((each, place) => ({ ...each, address: `10.83.7.${firstAddress + place}` }));

function definitionOf({ service, replica, address }: Replica): Definition {
  const { name, variables, secrets } = service;
  const required = secrets.filter(({ isRequired }) => isRequired).map(({ name: secret }) => secret);
  const volumes = volumesOf(service, replica).map(({ volume, folder }) => `${volume}:${folder}`);
  const files = Object.fromEntries(required.map((secret) => [`${secret}_FILE`, `${secretsFolder}/${fileOf(secret)}`]));
  return {
    image: `bergauf/${name}:\${BERGAUF_VERSION:-latest}`,
    build: { context: '../..', dockerfile: 'infra/deploy/container/Dockerfile', target: name },
    hostname: replica,
    // As process 1 of its container, Node would not receive SIGTERM while it starts, which may take an hour.
    init: true,
    ...hardened(service.resources.memoryLimitMib),
    environment: {
      ...variables,
      ...(usesRedis(service) && { REDIS_URL }),
      ...(variables['API_INTERNAL_ORIGIN'] === origins.innerApi && { API_INTERNAL_ORIGIN: innerApi.origin }),
      ...ownAddressOf(service, replica),
      ...files,
    },
    ...(required.length > 0 && { secrets: required.map(fileOf) }),
    tmpfs: ['/tmp:size=64m,mode=1777'],
    ...(volumes.length > 0 && { volumes }),
    networks: {
      services: { aliases: [name], ipv4_address: address },
      ...(name === 'api' && { data: {} }),
      ...(usesRedis(service) && { shared: {} }),
    },
    healthcheck: {
      test: ['CMD', 'node', ...healthCheck(service)],
      interval: '10s',
      timeout: '3s',
      start_period: `${service.startSeconds}s`,
      retries: 3,
    },
    ...(waitsFor[name] && {
      depends_on: Object.fromEntries(waitsFor[name].map((other) => [other, { condition: 'service_healthy' }])),
    }),
    stop_grace_period: `${endSeconds}s`,
    deploy: reservations(service.resources),
  };
}

const database: Definition = {
  image: 'docker.io/library/postgres:17-bookworm',
  ...hardened(2048),
  // The first start changes the folder's owner to the server's user.
  cap_add: ['CHOWN', 'DAC_READ_SEARCH', 'FOWNER', 'SETGID', 'SETUID'],
  environment: {
    POSTGRES_USER: 'bergauf',
    POSTGRES_DB: 'bergauf',
    POSTGRES_PASSWORD_FILE: `${secretsFolder}/postgres-password`,
    POSTGRES_INITDB_ARGS: '--data-checksums',
  },
  secrets: ['postgres-password'],
  tmpfs: ['/tmp', '/var/run/postgresql'],
  volumes: ['database:/var/lib/postgresql/data'],
  networks: ['data'],
  shm_size: '256m',
  healthcheck: {
    test: ['CMD', 'pg_isready', '-h', 'localhost', '-U', 'bergauf'],
    interval: '5s',
    timeout: '3s',
    retries: 12,
  },
  stop_grace_period: `${endSeconds}s`,
};

/** The proxy's port for services, which balances calls over all APIs and skips one that is down. */
const innerApi = { port: 8081, origin: 'http://proxy:8081' };

/** Without a password, as only services that use it are in its network. */
const REDIS_URL = 'redis://redis:6379';

/** Counters and markers that live for minutes: no persistence, and no eviction, which would reset limits. */
const redis: Definition = {
  image: 'docker.io/valkey/valkey:8-bookworm',
  ...hardened(128),
  command: [
    ...['valkey-server', '--save', '', '--appendonly', 'no'],
    ...['--maxmemory', '64mb', '--maxmemory-policy', 'noeviction'],
    // Protected mode would refuse connections, as there is no password.
    ...['--protected-mode', 'no'],
  ],
  user: '999:999',
  tmpfs: ['/data', '/tmp'],
  networks: ['shared'],
  healthcheck: { test: ['CMD', 'valkey-cli', 'ping'], interval: '5s', timeout: '3s', retries: 12 },
};

/** The variables of `nginx/bergauf.conf`. */
function proxyVariables(services: readonly Service[]): Record<string, string> {
  const serversOf = (name: ServiceName, rule: string): string =>
    replicasOf(services)
      .flatMap(({ service, address }) =>
        service.name === name ? `server ${address}:${service.ports[0].number} ${rule};` : [],
      )
      .join(' ');
  return {
    SHELLS: serversOf('shell', 'max_fails=0'),
    APIS: serversOf('api', 'max_fails=3 fail_timeout=1s'),
    CHECKOUTS: serversOf('checkout', 'max_fails=3 fail_timeout=1s'),
    REGISTRY: serversOf('releases', 'max_fails=0'),
    SHOP_HOST: publicHosts.shop,
    API_HOST: publicHosts.api,
    CHECKOUT_HOST: publicHosts.checkout,
    REGISTRY_HOST: publicHosts.registry,
    LISTEN: '443',
    HTTP_LISTEN: '80',
    INNER_LISTEN: String(innerApi.port),
    CACHE: '/var/cache/nginx',
    ACCESS_LOG: '/var/log/nginx/access.log',
    CERTIFICATE: `${secretsFolder}/tls-certificate`,
    CERTIFICATE_KEY: `${secretsFolder}/tls-key`,
    SHOP_RATE: '30r/s',
    SHOP_BURST: '120',
    API_RATE: '50r/s',
    API_BURST: '200',
  };
}

function proxyOf(services: readonly Service[]): Definition {
  const behind = services.filter(({ callers }) => callers.includes('proxy')).flatMap(replicaNames);
  return {
    image: 'docker.io/library/nginx:1.28-bookworm',
    ...hardened(256),
    // It reads its key, which belongs to another user, as root.
    cap_add: ['CHOWN', 'DAC_READ_SEARCH', 'NET_BIND_SERVICE', 'SETGID', 'SETUID'],
    // IPv4 only: for IPv6 the engine may open the connection itself, so that all shoppers would have the same address.
    ports: ['0.0.0.0:80:80', '0.0.0.0:443:443'],
    environment: proxyVariables(services),
    // The image fills in the variables and writes the result to its own folder.
    volumes: ['./nginx/bergauf.conf:/etc/nginx/templates/default.conf.template:ro', 'proxy-cache:/var/cache/nginx'],
    secrets: ['tls-certificate', 'tls-key'],
    tmpfs: ['/tmp', '/var/run', '/etc/nginx/conf.d'],
    networks: ['outside', 'services'],
    depends_on: Object.fromEntries(behind.map((name) => [name, { condition: 'service_healthy' }])),
  };
}

/** The whole shop on one machine: two instances of the services that serve shoppers, and their dependencies. */
export function composeFile(services: readonly Service[]): Definition {
  const replicas = replicasOf(services);
  const secrets = services.flatMap((service) =>
    service.secrets.flatMap(({ name, isRequired }) => (isRequired ? fileOf(name) : [])),
  );
  const volumes = replicas.flatMap(({ service, replica }) => volumesOf(service, replica).map(({ volume }) => volume));
  return {
    name: 'bergauf',
    services: {
      database,
      redis,
      ...Object.fromEntries(replicas.map((each) => [each.replica, definitionOf(each)])),
      proxy: proxyOf(services),
    },
    // Only the proxy is reachable from outside; the database only from the API, Redis from APIs and shells.
    networks: {
      outside: {},
      services: { ipam: { config: [subnet] } },
      data: { internal: true },
      shared: { internal: true },
    },
    volumes: Object.fromEntries([...new Set(['database', 'proxy-cache', ...volumes])].map((name) => [name, {}])),
    secrets: Object.fromEntries(
      [...secrets, 'postgres-password', 'tls-certificate', 'tls-key'].map((name) => [
        name,
        { file: `./secrets/${name}` },
      ]),
    ),
  };
}
