import type { Locale } from 'shared-contracts/app';

export type Settings = {
  port: number;
  host: string;
  /** Public origins, without closing slash. The product API's is also where pictures come from. */
  shopOrigin: string;
  apiOrigin: string;
  checkoutOrigin: string;
  locale: Locale;
  /** The shop of the teams has a cart of its own (SPEC 7). */
  teamBuild: boolean;
  /** Whose `X-Forwarded-For` is believed: addresses or networks, comma-separated; null: none is. */
  trustProxy: string | null;
  /** How long the product API may take for one answer. */
  apiTimeoutMs: number;
};

type Env = Readonly<Record<string, string | undefined>>;

/** @throws when a variable is not what it should be, with one sentence that says which */
export function readSettings(env: Env): Settings {
  const port = portFrom(env, 'CHECKOUT_PORT', 3003);
  const local = (name: string, fallback: number): string => `http://localhost:${portFrom(env, name, fallback)}`;
  return {
    port,
    host: env['HOST'] || 'localhost',
    shopOrigin: originFrom(env, 'SHOP_ORIGIN', local('SHOP_PORT', 3000)),
    apiOrigin: originFrom(env, 'API_ORIGIN', local('API_PORT', 3001)),
    checkoutOrigin: originFrom(env, 'CHECKOUT_ORIGIN', `http://localhost:${port}`),
    locale: localeFrom(env),
    teamBuild: env['SHOP_TEAM_BUILD'] === 'on',
    trustProxy: env['CHECKOUT_TRUST_PROXY'] || null,
    apiTimeoutMs: 5000,
  };
}

function portFrom(env: Env, name: string, fallback: number): number {
  const text = env[name] || String(fallback);
  const port = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (port <= 65_535) return port;
  throw new Error(`${name} must be a whole number from 0 to 65535, but is "${text}".`);
}

function originFrom(env: Env, name: string, fallback: string): string {
  const text = env[name] || fallback;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
  throw new Error(`${name} must be an origin such as https://shop.example, but is "${text}".`);
}

function localeFrom(env: Env): Locale {
  const text = env['SHOP_LOCALE'] || 'at';
  if (text === 'at' || text === 'en') return text;
  throw new Error(`SHOP_LOCALE must be at or en, but is "${text}".`);
}
