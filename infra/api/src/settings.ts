import { resolve } from 'node:path';
import type { MailRoute } from './mail/transport.ts';
import type { ApiServerOptions } from './options.ts';
import { readRateLimits } from './rate-limits.ts';
import { readSeedOptions } from './seed/seed-settings.ts';

export type ApiSettings = { readonly host: string; readonly port: number; readonly options: ApiServerOptions };

const text = (value: string | undefined, fallback: string) => (value === undefined || value === '' ? fallback : value);

function readPort(value: string): number {
  const port = Number(value);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Error(`API_PORT must be a port number, but is "${value}".`);
}

/** In production letters wait until there is a mail server; elsewhere they can be read at `/dev/mail/`. */
function readMailRoute(env: NodeJS.ProcessEnv): MailRoute {
  const url = text(env['SMTP_URL'], '');
  if (url !== '' && !/^smtps?:\/\/./.test(url)) {
    // The value may hold a password.
    throw new Error('SMTP_URL must begin with smtp:// or smtps://.');
  }
  if (url !== '') return { kind: 'smtp', url };
  return { kind: env['NODE_ENV'] === 'production' ? 'none' : 'dev-mailbox' };
}

const seedNames = { products: 'CATALOGUE_PRODUCTS', seed: 'CATALOGUE_SEED', day: 'CATALOGUE_DAY' } as const;

/** Everything the environment may set. */
export function readSettings(env: NodeJS.ProcessEnv): ApiSettings {
  const databaseUrl = text(env['DATABASE_URL'], '');
  const checkoutOrigin = text(env['CHECKOUT_ORIGIN'], 'http://localhost:3003');
  const shopOrigins = text(env['SHOP_ORIGINS'], 'http://localhost:3000').split(',');
  return {
    host: text(env['HOST'], 'localhost'),
    port: readPort(text(env['API_PORT'], '3001')),
    options: {
      data: databaseUrl === '' ? { folder: resolve(text(env['BERGAUF_HOME'], '.bergauf'), 'api') } : { databaseUrl },
      shopOrigins: [...shopOrigins.map((origin) => origin.trim().replace(/\/$/, '')), checkoutOrigin],
      logger: { level: text(env['LOG_LEVEL'], 'info') },
      seed: readSeedOptions(env, seedNames),
      rateLimits: readRateLimits(env),
      trustProxy: text(env['API_TRUST_PROXY'], 'loopback'),
      mail: { route: readMailRoute(env), from: text(env['MAIL_FROM'], 'Bergauf <service@bergauf.example>') },
      demo: env['NODE_ENV'] !== 'production',
    },
  };
}
