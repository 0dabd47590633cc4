import path from 'node:path';
import { shellAllocator } from '@bergauf/launcher/system/services';
import { type Addresses, domain, hostOf } from './addresses.ts';

type Given = Addresses & {
  /** State folder of the APIs and parent of those of the shells. */
  home: string;
  registryHome: string;
  databaseUrl: string;
  /** null: services share only the database. */
  shared: { redisUrl: string; replicaUrl: string } | null;
  tokens: { admin: string; shell: string };
};

/** Environments of the services, as in production, without demo conveniences. */
export function serviceEnvs({ home, registryHome, databaseUrl, shared, tokens, origins, ports }: Given) {
  const common: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: 'production',
    BERGAUF_DEMO: 'off',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
    // Longer than the two seconds for which the proxy keeps a connection.
    DRAIN_NOTICE_MS: '2500',
    // Together with the notice, less than the time after which a stopping service is killed.
    DRAIN_LIMIT_MS: '4000',
    SHOP_LOCALE: 'at,en',
    SHOP_ORIGIN: origins.shop,
    API_ORIGIN: origins.api,
    CHECKOUT_ORIGIN: origins.checkout,
    API_INTERNAL_ORIGIN: `http://${hostOf(ports.innerApi)}`,
    RELEASES_ORIGIN: `http://${hostOf(ports.registry)}`,
  };
  return {
    api: (index: number): NodeJS.ProcessEnv => ({
      ...common,
      BERGAUF_HOME: home,
      DATABASE_URL: databaseUrl,
      ...(shared && { REDIS_URL: shared.redisUrl, DATABASE_READ_URL: shared.replicaUrl }),
      API_METRICS_PORT: String(ports.metrics[index]),
      API_PORT: String(ports.apis[index]),
      API_ADMIN_TOKEN: tokens.admin,
      API_TRUST_PROXY: 'loopback',
      SHOP_ORIGINS: origins.shop,
      // The drill's shoppers all buy the same few products.
      API_ORDER_STOCK_SHARE: '100',
    }),
    shell: (index: number): NodeJS.ProcessEnv => ({
      ...common,
      ...shellAllocator,
      MALLOC_ARENA_MAX: '2',
      BERGAUF_HOME: path.join(home, `shell-${index + 1}`),
      SHOP_COOKIE_DOMAIN: domain,
      SHOP_PORT: String(ports.shells[index]),
      SHOP_OPERATOR_PORT: String(ports.operators[index]),
      SHOP_REGISTRY_TOKEN: tokens.shell,
      ...(shared && { REDIS_URL: shared.redisUrl }),
      SHOP_TRUSTED_PROXIES: 'loopback',
      // There are two cores for everything.
      SHOP_WORKERS: '1',
    }),
    checkout: (): NodeJS.ProcessEnv => ({
      ...common,
      CHECKOUT_PORT: String(ports.checkout),
      CHECKOUT_TRUST_PROXY: 'loopback',
    }),
    registry: (): NodeJS.ProcessEnv => ({
      ...common,
      BERGAUF_HOME: registryHome,
      RELEASES_PORT: String(ports.registry),
    }),
  };
}
