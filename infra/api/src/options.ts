import type { RateLimits } from './limits/rate-limits.ts';
import type { MailRoute } from './mail/transport.ts';
import type { SeedOptions } from './seed/catalogue-types.ts';

/** Where the data lives: an embedded database in a folder or in memory (from a dump), or a PostgreSQL server. */
export type DataLocation =
  | { readonly folder: string }
  | { readonly memory: true; readonly image?: Blob }
  | { readonly databaseUrl: string };

export type MailOptions = {
  readonly route: MailRoute;
  /** `Bergauf <service@bergauf.example>` */
  readonly from: string;
  /** Milliseconds before the second attempt at a letter. */
  readonly retryMs?: number;
  /** Milliseconds a mail server may take to say something. */
  readonly timeoutMs?: number;
};

/** For orders of who has not confirmed an address (decision 0022). */
export type OrderRules = {
  /** Milliseconds for which an order that looks automated waits for its confirmation. */
  readonly holdMs: number;
  /** Percent of an option's stock that one client may have in orders of a day. */
  readonly stockShare: number;
};

export const defaultOrderRules: OrderRules = { holdMs: 2 * 3_600_000, stockShare: 50 };

export type ApiServerOptions = {
  readonly data: DataLocation;
  /** Origins that may call from a browser, without closing slash. Links in letters lead to the first. */
  readonly shopOrigins: readonly string[];
  /** The catalogue the shop is to have; what is absent stays as the database has it, or is the default in an empty one. */
  readonly seed?: Partial<SeedOptions>;
  readonly rateLimits?: Partial<RateLimits>;
  readonly orders?: Partial<OrderRules>;
  /** Whose `X-Forwarded-For` is believed: addresses, networks, or `loopback`; comma-separated. Left out: no one's. */
  readonly trustProxy?: string;
  /** Where shoppers' browsers reach the API, without closing slash. */
  readonly publicOrigin?: string;
  /** Whether `/docs/` and `/openapi.json` are there. */
  readonly docs?: boolean;
  /** Where Prometheus' figures are served on the loopback interface; left out: nowhere. */
  readonly metricsPort?: number;
  /** Without it letters wait in the outbox. */
  readonly mail?: MailOptions;
  /** Whether there is to be an account to try the shop with. Left out: one that an earlier start has made is removed. */
  readonly demo?: boolean;
  /** Left out: no log. `stream` takes its lines, one JSON object each; the standard output otherwise. */
  readonly logger?: { readonly level: string; readonly stream?: { write(line: string): void } };
};
