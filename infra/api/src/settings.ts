import { resolve } from 'node:path';
import { readRateLimits } from './limits/rate-limits.ts';
import type { MailRoute } from './mail/transport.ts';
import type { ApiServerOptions, OrderRules } from './options.ts';
import { readSeedOptions } from './seed/seed-settings.ts';

export type ApiSettings = { readonly host: string; readonly port: number; readonly options: ApiServerOptions };

const text = (value: string | undefined, fallback: string) => (value === undefined || value === '' ? fallback : value);

function readPort(name: string, value: string): number {
  const port = Number(value);
  if (/^\d{1,5}$/.test(value) && port <= 65_535) return port;
  throw new Error(`${name} must be a port number, but is "${value}".`);
}

/** Features for development are off unless their variable is `on`. */
function readSwitch(env: NodeJS.ProcessEnv, name: string): boolean {
  const value = text(env[name], 'off');
  if (value === 'on' || value === 'off') return value === 'on';
  throw new Error(`${name} must be "on" or "off", but is "${value}".`);
}

function readOrigin(name: string, value: string): string {
  const origin = URL.canParse(value) ? new URL(value).origin : '';
  if (/^https?:/.test(origin) && value.replace(/\/$/, '') === origin) return origin;
  throw new Error(`${name} must be an origin like https://api.example, but is "${value}".`);
}

const network = /^(loopback|linklocal|uniquelocal|\d+(\.\d+){3}(\/\d{1,2})?|[\da-f:.]*:[\da-f:.]*(\/\d{1,3})?)$/i;

/** Accepts only addresses and networks. A number of hops, or "all", would trust addresses that any sender can forge. */
function readTrustedProxies(value: string): string | null {
  const names = value.split(',').map((name) => name.trim());
  if (value === '') return null;
  if (names.every((name) => network.test(name))) return names.join(',');
  throw new Error(`API_TRUST_PROXY must be addresses or networks, comma-separated, but is "${value}".`);
}

/** Without a mail server emails stay in the outbox, unless `API_DEV_MAIL` turns on the development mailbox. */
function readMailRoute(env: NodeJS.ProcessEnv): MailRoute {
  const url = text(env['SMTP_URL'], '');
  if (url !== '' && !/^smtps?:\/\/./.test(url)) {
    // The value may hold a password.
    throw new Error('SMTP_URL must begin with smtp:// or smtps://.');
  }
  if (url !== '') return { kind: 'smtp', url };
  return { kind: readSwitch(env, 'API_DEV_MAIL') ? 'dev-mailbox' : 'none' };
}

function readNumber(env: NodeJS.ProcessEnv, name: string, from: number, to: number): number | undefined {
  const value = text(env[name], '');
  if (value === '') return undefined;
  const number = Number(value);
  if (/^\d{1,9}$/.test(value) && number >= from && number <= to) return number;
  throw new Error(`${name} must be a whole number from ${from} to ${to}, but is "${value}".`);
}

function readOrderRules(env: NodeJS.ProcessEnv): Partial<OrderRules> {
  const minutes = readNumber(env, 'API_ORDER_HOLD_MINUTES', 1, 10_080);
  const stockShare = readNumber(env, 'API_ORDER_STOCK_SHARE', 1, 100);
  return {
    ...(minutes !== undefined && { holdMs: minutes * 60_000 }),
    ...(stockShare !== undefined && { stockShare }),
  };
}

const seedNames = { products: 'CATALOGUE_PRODUCTS', seed: 'CATALOGUE_SEED', day: 'CATALOGUE_DAY' } as const;

/**
 * Reads and validates all environment variables.
 * @throws one sentence that names the variable
 */
export function readSettings(env: NodeJS.ProcessEnv): ApiSettings {
  const databaseUrl = text(env['DATABASE_URL'], '');
  const checkoutOrigin = text(env['CHECKOUT_ORIGIN'], 'http://localhost:3003');
  const port = readPort('API_PORT', text(env['API_PORT'], '3001'));
  const trustProxy = readTrustedProxies(text(env['API_TRUST_PROXY'], ''));
  const metricsPort = text(env['API_METRICS_PORT'], '');
  const shopOrigins = text(env['SHOP_ORIGINS'], 'http://localhost:3000').split(',');
  return {
    host: text(env['HOST'], 'localhost'),
    port,
    options: {
      data: databaseUrl === '' ? { folder: resolve(text(env['BERGAUF_HOME'], '.bergauf'), 'api') } : { databaseUrl },
      shopOrigins: [...shopOrigins, checkoutOrigin].map((origin) => origin.trim().replace(/\/$/, '')),
      logger: { level: text(env['LOG_LEVEL'], 'info') },
      seed: readSeedOptions(env, seedNames),
      rateLimits: readRateLimits(env),
      orders: readOrderRules(env),
      publicOrigin: readOrigin('API_ORIGIN', text(env['API_ORIGIN'], `http://localhost:${port}`)),
      ...(trustProxy !== null && { trustProxy }),
      docs: readSwitch(env, 'API_DOCS'),
      ...(metricsPort !== '' && { metricsPort: readPort('API_METRICS_PORT', metricsPort) }),
      mail: { route: readMailRoute(env), from: text(env['MAIL_FROM'], 'Bergauf <service@bergauf.example>') },
      demo: readSwitch(env, 'API_DEMO_ACCOUNT'),
    },
  };
}
