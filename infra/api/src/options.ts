import type { SeedOptions } from './seed/catalogue.ts';

/** At most `max` requests of one address in `timeWindow` milliseconds. */
export type RateLimit = { readonly max: number; readonly timeWindow: number };
export type RateLimits = { readonly login: RateLimit; readonly register: RateLimit };

/** Where the data lives: an embedded database in a folder or in memory (from a dump), or a PostgreSQL server. */
export type DataLocation =
  | { readonly folder: string }
  | { readonly memory: true; readonly image?: Blob }
  | { readonly databaseUrl: string };

export type ApiServerOptions = {
  readonly data: DataLocation;
  /** Origins that may call from a browser, without closing slash. */
  readonly shopOrigins: readonly string[];
  /** The catalogue an empty database is filled with. */
  readonly seed?: SeedOptions;
  readonly rateLimits?: Partial<RateLimits>;
  /** Left out: no log. `stream` takes its lines, one JSON object each; the standard output otherwise. */
  readonly logger?: { readonly level: string; readonly stream?: { write(line: string): void } };
};

export const defaultRateLimits: RateLimits = {
  login: { max: 20, timeWindow: 5 * 60_000 },
  register: { max: 10, timeWindow: 10 * 60_000 },
};
