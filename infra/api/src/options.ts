import type { DrainRules } from '@bergauf/service-kit/draining';
import type { TracingSettings } from '@bergauf/service-kit/tracing/tracing-settings';
import type { RateLimits } from './limits/rate-limit-settings.ts';
import type { MailRoute } from './mail/transport.ts';
import type { MediaOptions } from './media/media-store.ts';

/** An embedded database in a folder or in memory (optionally filled from a dump), or a PostgreSQL server. */
export type DataLocation =
  | { readonly folder: string }
  | { readonly memory: true; readonly image?: Blob }
  | {
      readonly databaseUrl: string;
      /** The same database through PgBouncer in transaction mode. Missing: direct connections. */
      readonly poolerUrl?: string;
      /** A streaming replica, for reads of shoppers' own data. Missing: the primary is used. */
      readonly replica?: ReplicaOptions;
    };

export type ReplicaOptions = {
  readonly url: string;
  /** Replication lag in milliseconds beyond which it is not used. Missing: five seconds. */
  readonly maxLagMs?: number;
  /** Interval in milliseconds at which its lag is checked. Missing: a second. */
  readonly checkMs?: number;
};

export type MailOptions = {
  readonly route: MailRoute;
  /** `Bergauf <service@bergauf.example>` */
  readonly from: string;
  /** Receives messages that shoppers send by forms. Missing: the sender's address. */
  readonly service?: string;
  /** Milliseconds before the second attempt to send an email. */
  readonly retryMs?: number;
  /** Milliseconds without a response after which an attempt to send fails. */
  readonly timeoutMs?: number;
};

/** Rules for orders of buyers without a confirmed account (decision 0022). */
export type OrderRules = {
  /** Milliseconds for which an order that looks automated is held until it is confirmed. */
  readonly holdMs: number;
  /** Percent of an option's stock that one client may have in the orders of one day. */
  readonly stockShare: number;
};

/** Milliseconds between two steps of an order; null: orders are only moved manually. */
export type OrderClock = number | null;

/** The seller, as named on invoices and in emails. */
export type Company = {
  /** Name, address and VAT number, a line each. */
  readonly sender: readonly string[];
  /** The account that invoices are paid to: its IBAN, and what else a transfer needs. */
  readonly bank: string;
};

/** The demo's seller, as in its legal notice; a retailer sets their own. The bank account does not exist. */
const demoCompany: Company = {
  sender: ['Bergauf Sporthandel GmbH', 'Karwendelstraße 11', '6020 Innsbruck', 'Österreich', 'UID ATU00000000'],
  bank: 'IBAN AT00 0000 0000 0000 0000 (Demo)',
};

export const defaultOrderRules: OrderRules = { holdMs: 2 * 3_600_000, stockShare: 50 };

export type ApiServerOptions = {
  readonly data: DataLocation;
  /** Origins that may call from a browser, without trailing slash. Links in emails lead to the first. */
  readonly shopOrigins: readonly string[];
  /** URL prefix of the English shop, such as `https://shop.example/en`. Missing: the first of `shopOrigins`. */
  readonly englishShopOrigin?: string;
  /** List segment of the team shop's site configuration (SPEC 9). Missing: `list`. */
  readonly teamListSegment?: string;
  /** URL prefix of the team shop by language; without a main shop it is also the first of `shopOrigins`. Missing: there is no team shop. */
  readonly teamShop?: { readonly at: string; readonly en: string };
  readonly rateLimits?: Partial<RateLimits>;
  /** A Redis or Valkey server that all product APIs share. Missing: what they share is in the database. */
  readonly redisUrl?: string;
  readonly orders?: Partial<OrderRules>;
  /** Moves orders through their states. Missing: they are only moved manually. */
  readonly orderClock?: OrderClock;
  /** The shop's name, address and VAT number on invoices and in emails, a line each. Missing: the demo's. */
  readonly invoiceSender?: readonly string[];
  /** The account that invoices are paid to. Missing: the demo's, which does not exist. */
  readonly invoiceBank?: string;
  /** Proxies whose `X-Forwarded-For` is trusted: addresses, networks or `loopback`, comma-separated. Missing: none. */
  readonly trustProxy?: string;
  /** The origin under which browsers reach the API, without trailing slash. */
  readonly publicOrigin?: string;
  /** The bearer token of `/api/admin/`. Missing: these routes do not exist. */
  readonly adminToken?: string;
  /** The previous token, which is also accepted during a rotation. */
  readonly formerAdminToken?: string;
  /** How the server shuts down. Missing: without notice. */
  readonly drain?: DrainRules;
  /** Missing: traces are not exported. */
  readonly tracing?: TracingSettings | null;
  /** Serves `/docs/` and `/openapi.json`. */
  readonly docs?: boolean;
  /** Port that serves Prometheus metrics. Missing: they are not served. */
  readonly metricsPort?: number;
  /** Host of that port; missing: loopback. */
  readonly metricsHost?: string;
  /** The media store. Missing: its pictures are not served. */
  readonly media?: MediaOptions;
  /** A catalogue folder or archive that is imported before the server is ready: see `import-at-start.ts`. Needs `media`. */
  readonly catalogue?: string;
  /** How long to wait until that folder is complete. Missing: 0. */
  readonly catalogueWaitSeconds?: number;
  /** Missing: emails stay in the outbox. */
  readonly mail?: MailOptions;
  /** Creates the demo account. Missing: a demo account from an earlier start is removed. */
  readonly demo?: boolean;
  /** Missing: no log. `stream` receives one JSON object per line instead of the standard output. */
  readonly logger?: { readonly level: string; readonly stream?: { write(line: string): void } };
};

export const companyOf = ({
  invoiceSender = demoCompany.sender,
  invoiceBank = demoCompany.bank,
}: Pick<ApiServerOptions, 'invoiceSender' | 'invoiceBank'>): Company => ({ sender: invoiceSender, bank: invoiceBank });
