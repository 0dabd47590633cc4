import { type Env, originFrom, textFrom } from '@bergauf/service-kit/settings';

const anyLocalPort = /^http:\/\/(localhost|127\.0\.0\.1):\*$/;

/**
 * `SHOP_DEV_ORIGINS`: origins from which the shop may load a frontend under development, comma-separated; default: none. A wildcard for the
 * port is allowed for this machine only: `http://localhost:*`.
 * @throws one sentence
 */
export function developmentOriginsFrom(env: Env): readonly string[] {
  const text = textFrom(env, 'SHOP_DEV_ORIGINS', null);
  if (text === null) return [];
  const given = text.split(',').map((part) => part.trim());
  return given.map((part) => {
    if (anyLocalPort.test(part)) return part;
    // `URL` would accept a star as a character of the host.
    if (part.includes('*'))
      throw new Error(`SHOP_DEV_ORIGINS must be an origin or http://localhost:*, but is "${part}".`);
    return originFrom({ SHOP_DEV_ORIGINS: part }, 'SHOP_DEV_ORIGINS', '');
  });
}

export function isDevelopmentOrigin(allowed: readonly string[], origin: string): boolean {
  return allowed.some((one) => {
    if (!one.endsWith(':*')) return one === origin;
    const port = origin.startsWith(one.slice(0, -1)) ? origin.slice(one.length - 1) : '';
    return /^\d{1,5}$/.test(port);
  });
}
