import { resolve } from 'node:path';
import type { ApiServerOptions } from './options.ts';

export type ApiSettings = { readonly host: string; readonly port: number; readonly options: ApiServerOptions };

const text = (value: string | undefined, fallback: string) => (value === undefined || value === '' ? fallback : value);

function readPort(value: string): number {
  const port = Number(value);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Error(`API_PORT must be a port number, but is "${value}".`);
}

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
    },
  };
}
