/*
 * Readers of environment variables. A missing or empty variable yields the fallback. An invalid value throws one sentence that
 * names the variable and shows its value.
 */

import { isIP } from 'node:net';

export type Env = Readonly<Record<string, string | undefined>>;

export type Range = { min: number; max: number };

/** Default range: a timer's milliseconds have at most 31 bits. */
const anyNumber: Range = { min: 0, max: 2 ** 31 - 1 };
const portRange: Range = { min: 0, max: 65_535 };

const isUnset = (value: string | undefined): value is undefined | '' => value === undefined || value === '';

const wrong = (name: string, wanted: string, value: string): Error =>
  new Error(`${name} must be ${wanted}, but is "${value}".`);

/** Any text. */
export function textFrom<Fallback extends string | null>(
  env: Env,
  name: string,
  fallback: Fallback,
): string | Fallback {
  const value = env[name];
  return isUnset(value) ? fallback : value;
}

/** A whole number in decimal digits. */
export function numberFrom<Fallback extends number | null>(
  env: Env,
  name: string,
  fallback: Fallback,
  range: Range = anyNumber,
): number | Fallback {
  return wholeNumber(env, name, fallback, range, 'a whole number');
}

/** A share of a whole, 0 to 1. */
export function shareFrom(env: Env, name: string, fallback: number): number {
  const value = env[name];
  if (isUnset(value)) return fallback;
  const share = /^\d+(\.\d+)?$/.test(value) ? Number(value) : Number.NaN;
  if (share >= 0 && share <= 1) return share;
  throw wrong(name, 'a number from 0 to 1', value);
}

/** 0 lets the system choose a port; with `min: 1` it is refused. */
export function portFrom<Fallback extends number | null>(
  env: Env,
  name: string,
  fallback: Fallback,
  { min }: Pick<Range, 'min'> = portRange,
): number | Fallback {
  return wholeNumber(env, name, fallback, { ...portRange, min }, 'a port number');
}

/**
 * The port of a service's metrics; null: they are served nowhere.
 * @param own the service's own port and its variable, which must differ: metrics start first, so the service would find its port in use
 */
export function metricsPortFrom(env: Env, name: string, own: { port: number; variable: string }): number | null {
  const port = portFrom(env, name, null);
  if (port !== own.port || port === 0) return port;
  throw wrong(name, `another port than ${own.variable}`, String(port));
}

function wholeNumber<Fallback extends number | null>(
  env: Env,
  name: string,
  fallback: Fallback,
  { min, max }: Range,
  kind: string,
): number | Fallback {
  const value = env[name];
  if (isUnset(value)) return fallback;
  const number = /^\d+$/.test(value) ? Number(value) : Number.NaN;
  if (number >= min && number <= max) return number;
  throw wrong(name, `${kind} from ${min} to ${max}`, value);
}

/** An HTTP origin, without trailing slash, so that a path can be appended. */
export function originFrom(env: Env, name: string, fallback: string): string {
  const value = textFrom(env, name, fallback);
  const origin = originOf(value);
  if (origin === null) throw wrong(name, 'an origin such as https://shop.example', value);
  return origin;
}

/** Origins, comma-separated. */
export function originsFrom(env: Env, name: string, fallback: string): string[] {
  const value = textFrom(env, name, fallback);
  return value.split(',').map((part) => {
    const origin = originOf(part.trim());
    if (origin === null) throw wrong(name, 'origins such as https://shop.example, comma-separated', value);
    return origin;
  });
}

function originOf(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/` ? url.origin : null;
}

/** The first URL segment of the list of teams. The shell's routes and the product API's menu must use the same one. */
export function teamListSegmentFrom(env: Env, fallback: string): string {
  const value = textFrom(env, 'TEAM_LIST_SEGMENT', fallback);
  // Two characters would be a locale's prefix.
  if (value.length > 2 && value.length <= 40 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value)) return value;
  throw wrong('TEAM_LIST_SEGMENT', 'a segment of an address, in small letters', value);
}

/** `on` or `off`. The default is off, so that features not meant for every shop are enabled explicitly. */
export function switchFrom(env: Env, name: string, fallback = false): boolean {
  const value = textFrom(env, name, fallback ? 'on' : 'off');
  if (value !== 'on' && value !== 'off') throw wrong(name, '"on" or "off"', value);
  return value === 'on';
}

/** One of the given words. */
export function choiceFrom<Choice extends string>(
  env: Env,
  name: string,
  choices: readonly Choice[],
  fallback: Choice,
): Choice {
  const value = textFrom(env, name, fallback);
  const found = choices.find((choice) => choice === value);
  if (found === undefined) throw wrong(name, `${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}`, value);
  return found;
}

/** Distinct words of the given ones, comma-separated, in the variable's order. */
export function choicesFrom<Choice extends string>(
  env: Env,
  name: string,
  choices: readonly Choice[],
  fallback: readonly Choice[],
): readonly Choice[] {
  const value = textFrom(env, name, fallback.join(','));
  const words = value.split(',').map((word) => word.trim());
  const given = words.flatMap((word) => choices.find((choice) => choice === word) ?? []);
  if (given.length < words.length || new Set(given).size < given.length) {
    throw wrong(name, `different ones of ${choices.join(', ')}, comma-separated`, value);
  }
  return given;
}

const namedNetworks = ['loopback', 'linklocal', 'uniquelocal'];

/** Whether a text is an IP address or network (CIDR). Checked here because a service's own error would not name the variable. */
function isNetwork(text: string): boolean {
  const [, address = '', bits] = /^([^/]*)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const most = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  return most > 0 && (bits === undefined || (Number(bits) > 0 && Number(bits) <= most));
}

/**
 * Proxies whose `X-Forwarded-For` is trusted: addresses, networks or their names, comma-separated; none by default. A number of
 * hops, or "all proxies", is refused, as any caller could then forge its address.
 */
export function networksFrom(env: Env, name: string): readonly string[] {
  const value = textFrom(env, name, '');
  if (value === '') return [];
  const names = value.split(',').map((part) => part.trim());
  if (names.every((part) => namedNetworks.includes(part) || isNetwork(part))) return names;
  throw wrong(name, 'addresses or networks, comma-separated', value);
}

/** `REDIS_URL` of a Redis or Valkey server that several processes share; null if unset. */
export function redisUrlFrom(env: Env): string | null {
  const url = textFrom(env, 'REDIS_URL', null);
  // The value is not shown, as it may contain a password.
  if (url !== null && !/^rediss?:\/\/./.test(url)) throw new Error('REDIS_URL must begin with redis:// or rediss://.');
  if (url !== null && !URL.canParse(url))
    throw new Error('REDIS_URL is no address: characters of the password such as / and # are written as %2F and %23.');
  return url;
}

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
