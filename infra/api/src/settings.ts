import { resolve } from 'node:path';
import { drainRulesFrom } from '@bergauf/service-kit/draining';
import type { ServiceForm } from '@bergauf/service-kit/service-env';
import {
  choiceFrom,
  logLevels,
  metricsPortFrom,
  networksFrom,
  numberFrom,
  originFrom,
  originsFrom,
  portFrom,
  redisUrlFrom,
  switchFrom,
  teamListSegmentFrom,
  textFrom,
} from '@bergauf/service-kit/settings';
import { shopLocalesFrom } from '@bergauf/service-kit/shop-locales';
import { siteFrom, siteIfNamed } from '@bergauf/service-kit/site-file/read-site-file';
import { tracingFrom } from '@bergauf/service-kit/tracing/tracing-settings';
import { emailPattern } from 'shared-contracts/email';
import { siteDefaults } from 'shared-contracts/site-constants';
import { readRateLimits } from './limits/rate-limit-settings.ts';
import { readSender } from './mail/sender.ts';
import type { MailRoute } from './mail/transport.ts';
import { readMediaOptions } from './media/media-settings.ts';
import type { ApiServerOptions, DataLocation, OrderClock, OrderRules, ReplicaOptions } from './options.ts';

export const apiForm: ServiceForm = {
  secrets: [
    ...['DATABASE_URL', 'DATABASE_POOLER_URL', 'DATABASE_READ_URL', 'REDIS_URL'],
    ...['SMTP_URL', 'API_ADMIN_TOKEN', 'API_FORMER_ADMIN_TOKEN', 'API_MEDIA_S3_SECRET_ACCESS_KEY'],
  ],
  required: ['API_ADMIN_TOKEN'],
  demoOnly: ['API_DEV_MAIL', 'API_DEMO_ACCOUNT'],
};

export type ApiSettings = { readonly host: string; readonly port: number; readonly options: ApiServerOptions };

/** Without a mail server emails stay in the outbox, unless `API_DEV_MAIL` turns on the development mailbox. */
function readMailRoute(env: NodeJS.ProcessEnv): MailRoute {
  const url = textFrom(env, 'SMTP_URL', '');
  if (url !== '' && !/^smtps?:\/\/./.test(url)) {
    // The value may hold a password.
    throw new Error('SMTP_URL must begin with smtp:// or smtps://.');
  }
  if (url !== '') return { kind: 'smtp', url };
  return { kind: switchFrom(env, 'API_DEV_MAIL') ? 'dev-mailbox' : 'none' };
}

function readOrderRules(env: NodeJS.ProcessEnv): Partial<OrderRules> {
  const minutes = numberFrom(env, 'API_ORDER_HOLD_MINUTES', null, { min: 1, max: 10_080 });
  const stockShare = numberFrom(env, 'API_ORDER_STOCK_SHARE', null, { min: 1, max: 100 });
  return {
    ...(minutes !== null && { holdMs: minutes * 60_000 }),
    ...(stockShare !== null && { stockShare }),
  };
}

/** `off`, or the seconds that an order stays in each state. */
function readOrderClock(env: NodeJS.ProcessEnv): OrderClock {
  if (textFrom(env, 'API_ORDER_CLOCK', 'off') === 'off') return null;
  const seconds = numberFrom(env, 'API_ORDER_CLOCK', null, { min: 1, max: 30 * 86_400 });
  return seconds === null ? null : seconds * 1000;
}

const longestSender = 8;

/** Lines separated by `|`. */
function readInvoiceSender(env: NodeJS.ProcessEnv): readonly string[] | null {
  const text = textFrom(env, 'API_INVOICE_SENDER', '');
  if (text === '') return null;
  const lines = text.split('|').map((line) => line.trim());
  if (lines.includes('') || lines.length > longestSender) {
    throw new Error(`API_INVOICE_SENDER must have 1 to ${longestSender} lines separated by "|", none of them empty.`);
  }
  return lines;
}

/** 128 random bits in hexadecimal digits. */
const shortestAdminToken = 32;

function readAdminToken(env: NodeJS.ProcessEnv, name: 'API_ADMIN_TOKEN' | 'API_FORMER_ADMIN_TOKEN'): string {
  const token = textFrom(env, name, '');
  if (token !== '' && (token.length < shortestAdminToken || /\s/.test(token))) {
    // The value is a secret.
    throw new Error(`${name} must have at least ${shortestAdminToken} characters and no spaces.`);
  }
  return token;
}

/** TEAM_SHOP_ORIGIN, with the prefix where the shop has English beside its default locale; null without a team shop beside it. */
function readTeamShop(env: NodeJS.ProcessEnv): { at: string; en: string } | null {
  if (textFrom(env, 'TEAM_SHOP_ORIGIN', '') === '') return null;
  const at = originFrom(env, 'TEAM_SHOP_ORIGIN', '');
  return { at, en: hasEnglishPrefix(env, siteIfNamed(env, at) ?? shopSite(env)) ? `${at}/en` : at };
}

/** An origin of its own, or the prefix of a shop that has English beside its default locale; null where neither is the case. */
function readEnglishShop(env: NodeJS.ProcessEnv): string | null {
  if (textFrom(env, 'SHOP_ORIGIN_EN', '') !== '') return originFrom(env, 'SHOP_ORIGIN_EN', '');
  return hasEnglishPrefix(env, shopSite(env)) ? `${firstShop(env)}/en` : null;
}

const firstShop = (env: NodeJS.ProcessEnv): string =>
  originsFrom(env, 'SHOP_ORIGINS', 'http://localhost:3000')[0] ?? '';

/** The site configuration of the first shop. */
const shopSite = (env: NodeJS.ProcessEnv): ReturnType<typeof siteFrom> =>
  siteFrom(env, { origin: firstShop(env), variable: 'SHOP_ORIGINS' });

/** Whether English is beside the default locale, not the default itself. */
const hasEnglishPrefix = (env: NodeJS.ProcessEnv, { locales }: ReturnType<typeof siteFrom>): boolean =>
  shopLocalesFrom(env, locales).indexOf('en') > 0;

/** null: everything is read from the database itself. */
function readReplica(env: NodeJS.ProcessEnv): ReplicaOptions | null {
  const url = textFrom(env, 'DATABASE_READ_URL', '');
  const seconds = numberFrom(env, 'DATABASE_READ_MAX_LAG_SECONDS', null, { min: 2, max: 60 });
  if (url === '') return null;
  if (redisUrlFrom(env) === null) {
    throw new Error('DATABASE_READ_URL needs REDIS_URL: product APIs tell each other there who has just written.');
  }
  return { url, ...(seconds !== null && { maxLagMs: seconds * 1000 }) };
}

function readDataLocation(env: NodeJS.ProcessEnv): DataLocation {
  const databaseUrl = textFrom(env, 'DATABASE_URL', '');
  const poolerUrl = textFrom(env, 'DATABASE_POOLER_URL', '');
  const replica = readReplica(env);
  if (databaseUrl !== '') return { databaseUrl, ...(poolerUrl !== '' && { poolerUrl }), ...(replica && { replica }) };
  if (poolerUrl !== '') throw new Error('DATABASE_POOLER_URL needs DATABASE_URL, the database itself.');
  if (replica) throw new Error('DATABASE_READ_URL needs DATABASE_URL, the database itself.');
  return { folder: resolve(textFrom(env, 'BERGAUF_HOME', '.bergauf'), 'api') };
}

/**
 * Reads and validates all environment variables.
 * @throws one sentence that names the variable
 */
export function readSettings(env: NodeJS.ProcessEnv): ApiSettings {
  const data = readDataLocation(env);
  const port = portFrom(env, 'API_PORT', 3001);
  const trustProxy = networksFrom(env, 'API_TRUST_PROXY').join(',');
  const adminToken = readAdminToken(env, 'API_ADMIN_TOKEN');
  const formerAdminToken = readAdminToken(env, 'API_FORMER_ADMIN_TOKEN');
  const catalogue = textFrom(env, 'API_IMPORT_AT_START', '');
  const waitSeconds = numberFrom(env, 'API_IMPORT_WAIT_SECONDS', null);
  const invoiceSender = readInvoiceSender(env);
  const invoiceBank = textFrom(env, 'API_INVOICE_BANK', '');
  const englishShop = readEnglishShop(env);
  const teamShop = readTeamShop(env);
  const service = textFrom(env, 'API_SERVICE_EMAIL', '');
  if (service !== '' && !emailPattern.test(service))
    throw new Error(`API_SERVICE_EMAIL must be an email address, but is "${service}".`);
  const metricsPort = metricsPortFrom(env, 'API_METRICS_PORT', { port, variable: 'API_PORT' });
  const metricsHost = textFrom(env, 'API_METRICS_HOST', '');
  const redisUrl = redisUrlFrom(env);
  return {
    host: textFrom(env, 'HOST', 'localhost'),
    port,
    options: {
      data,
      shopOrigins: [
        ...originsFrom(env, 'SHOP_ORIGINS', 'http://localhost:3000'),
        originFrom(env, 'CHECKOUT_ORIGIN', 'http://localhost:3003'),
      ],
      ...(englishShop !== null && { englishShopOrigin: englishShop }),
      ...(teamShop !== null && { teamShop }),
      teamListSegment: teamListSegmentFrom(env, siteDefaults.teamListSegment),
      logger: { level: choiceFrom(env, 'LOG_LEVEL', logLevels, 'info') },
      rateLimits: readRateLimits(env),
      ...(redisUrl !== null && { redisUrl }),
      orders: readOrderRules(env),
      orderClock: readOrderClock(env),
      ...(invoiceSender !== null && { invoiceSender }),
      ...(invoiceBank !== '' && { invoiceBank }),
      publicOrigin: originFrom(env, 'API_ORIGIN', `http://localhost:${port}`),
      ...(trustProxy !== '' && { trustProxy }),
      ...(adminToken !== '' && { adminToken }),
      ...(formerAdminToken !== '' && { formerAdminToken }),
      drain: drainRulesFrom(env),
      tracing: tracingFrom(env),
      docs: switchFrom(env, 'API_DOCS'),
      ...(metricsPort !== null && { metricsPort }),
      ...(metricsHost !== '' && { metricsHost }),
      media: readMediaOptions(env),
      ...(catalogue !== '' && { catalogue: resolve(catalogue) }),
      ...(waitSeconds !== null && { catalogueWaitSeconds: waitSeconds }),
      mail: {
        route: readMailRoute(env),
        from: readSender(env),
        ...(service !== '' && { service }),
      },
      demo: switchFrom(env, 'API_DEMO_ACCOUNT'),
    },
  };
}
