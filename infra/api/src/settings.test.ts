import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path, { resolve } from 'node:path';
import { serviceEnv } from '@bergauf/service-kit/service-env';
import { describe, expect, it } from 'vitest';
import { apiForm, readSettings } from './settings.ts';

describe('settings', () => {
  it('have defaults for everything', () => {
    expect(readSettings({})).toEqual({
      host: 'localhost',
      port: 3001,
      options: {
        data: { folder: resolve('.bergauf/api') },
        shopOrigins: ['http://localhost:3000', 'http://localhost:3003'],
        logger: { level: 'info' },
        rateLimits: {},
        orders: {},
        orderClock: null,
        publicOrigin: 'http://localhost:3001',
        teamListSegment: 'list',
        drain: { noticeMs: 0, limitMs: 20_000 },
        tracing: null,
        docs: false,
        media: { folder: resolve('.bergauf/media'), renderingBytes: 2048 * 1024 * 1024 },
        mail: { route: { kind: 'none' }, from: 'Bergauf <service@bergauf.example>' },
        demo: false,
      },
    });
  });

  it('follow the environment', () => {
    const { port, options } = readSettings({
      API_PORT: '4001',
      DATABASE_URL: 'postgres://localhost/shop',
      SHOP_ORIGINS: 'https://a.example/, https://b.example',
      SHOP_ORIGIN_EN: 'https://b.example/',
      CHECKOUT_ORIGIN: 'https://c.example/',
      API_ORIGIN: 'https://api.example/',
      API_TRUST_PROXY: 'loopback, 10.0.0.0/8',
      API_METRICS_PORT: '4002',
    });
    expect(port).toBe(4001);
    expect(options.data).toEqual({ databaseUrl: 'postgres://localhost/shop' });
    expect(options.shopOrigins).toEqual(['https://a.example', 'https://b.example', 'https://c.example']);
    expect(options).toMatchObject({
      englishShopOrigin: 'https://b.example',
      publicOrigin: 'https://api.example',
      trustProxy: 'loopback,10.0.0.0/8',
      metricsPort: 4002,
    });
  });

  it('accept a catalogue to import at the start, and how long to wait for it', () => {
    const env = { API_IMPORT_AT_START: '/srv/catalogue', API_IMPORT_WAIT_SECONDS: '90' };
    expect(readSettings(env).options).toMatchObject({ catalogue: '/srv/catalogue', catalogueWaitSeconds: 90 });
  });

  it('accept a pooler in addition to the database, not instead of it', () => {
    const [databaseUrl, poolerUrl] = ['postgres://db/shop', 'postgres://pooler/shop'];
    const { options } = readSettings({ DATABASE_URL: databaseUrl, DATABASE_POOLER_URL: poolerUrl });
    expect(options.data).toEqual({ databaseUrl, poolerUrl });
    expect(() => readSettings({ DATABASE_POOLER_URL: poolerUrl })).toThrow('DATABASE_POOLER_URL needs DATABASE_URL');
  });

  it('accept Redis, and a read replica only together with the database and Redis', () => {
    const env = { DATABASE_URL: 'postgres://db/shop', REDIS_URL: 'redis://redis:6379' };
    const url = 'postgres://replica/shop';
    expect(readSettings({ ...env, DATABASE_READ_URL: url }).options).toMatchObject({
      data: { databaseUrl: env.DATABASE_URL, replica: { url } },
      redisUrl: env.REDIS_URL,
    });
    const read = readSettings({ ...env, DATABASE_READ_URL: url, DATABASE_READ_MAX_LAG_SECONDS: '3' });
    expect(read.options.data).toMatchObject({ replica: { maxLagMs: 3_000 } });
    expect(readSettings({ DATABASE_URL: env.DATABASE_URL }).options).not.toHaveProperty('redisUrl');
    for (const missing of ['REDIS_URL', 'DATABASE_URL']) {
      expect(() => readSettings({ ...env, [missing]: '', DATABASE_READ_URL: url })).toThrow(
        `DATABASE_READ_URL needs ${missing}`,
      );
    }
  });

  it('read the order clock as seconds, or off', () => {
    expect(readSettings({ API_ORDER_CLOCK: '90' }).options.orderClock).toBe(90_000);
    expect(readSettings({ API_ORDER_CLOCK: 'off' }).options.orderClock).toBeNull();
    for (const wrong of ['0', 'fast', '-5', '1.5']) {
      expect(() => readSettings({ API_ORDER_CLOCK: wrong })).toThrow('API_ORDER_CLOCK must be');
    }
  });

  it('read the sender of invoices as lines', () => {
    const text = 'Sport Huber| Hauptplatz 1 |4020 Linz|UID ATU12345678';
    const lines = ['Sport Huber', 'Hauptplatz 1', '4020 Linz', 'UID ATU12345678'];
    expect(readSettings({ API_INVOICE_SENDER: text }).options.invoiceSender).toEqual(lines);
    expect(() => readSettings({ API_INVOICE_SENDER: 'a||b' })).toThrow('API_INVOICE_SENDER must have 1 to 8 lines');
  });

  it('read the account that invoices are paid to', () => {
    const bank = 'Sparkasse Linz, IBAN AT61 1904 3002 3457 3201';
    expect(readSettings({ API_INVOICE_BANK: bank }).options.invoiceBank).toBe(bank);
    expect(readSettings({}).options).not.toHaveProperty('invoiceBank');
  });

  it('have the routes of administrators with a token only', () => {
    expect(readSettings({}).options).not.toHaveProperty('adminToken');
    const token = 'x'.repeat(32);
    expect(readSettings({ API_ADMIN_TOKEN: token }).options.adminToken).toBe(token);
    const former = { API_ADMIN_TOKEN: token, API_FORMER_ADMIN_TOKEN: 'y'.repeat(32) };
    expect(readSettings(former).options).toMatchObject({ adminToken: token, formerAdminToken: 'y'.repeat(32) });
  });

  it.each(['abc', '70000', '-1', '3.5'])('refuse the port %s with a sentence', (port) => {
    expect(() => readSettings({ API_PORT: port })).toThrow(
      `API_PORT must be a port number from 0 to 65535, but is "${port}".`,
    );
  });

  it.each([
    [
      { SMTP_URL: 'smtp://mail.example:25', API_DEV_MAIL: 'on' },
      { kind: 'smtp', url: 'smtp://mail.example:25' },
    ],
    [{}, { kind: 'none' }],
    [{ API_DEV_MAIL: 'off' }, { kind: 'none' }],
    [{ API_DEV_MAIL: 'on' }, { kind: 'dev-mailbox' }],
  ])('%j: set where emails go', (env, route) => {
    expect(readSettings(env).options.mail?.route).toEqual(route);
  });

  it('have conveniences in a demo only, and an administrator’s token elsewhere', () => {
    const token = { API_ADMIN_TOKEN: 'x'.repeat(32) };
    expect(() => serviceEnv({}, [], apiForm)).toThrow('API_ADMIN_TOKEN or API_ADMIN_TOKEN_FILE must be set');
    expect(serviceEnv(token, [], apiForm)).toEqual(token);
    for (const name of ['API_DEV_MAIL', 'API_DEMO_ACCOUNT']) {
      expect(() => serviceEnv({ ...token, [name]: 'on' }, [], apiForm)).toThrow(`${name} is for a demo`);
      expect(() => serviceEnv({ [name]: 'on' }, ['--demo'], apiForm)).not.toThrow();
    }
  });

  it.each([undefined, 'production', 'development', 'test', ''])(
    'switch on development features by name only, for any NODE_ENV: %s',
    (NODE_ENV) => {
      const withoutNames = readSettings({ ...(NODE_ENV !== undefined && { NODE_ENV }) }).options;
      expect(withoutNames).toMatchObject({ demo: false, docs: false, mail: { route: { kind: 'none' } } });
      expect(withoutNames).not.toHaveProperty('metricsPort');
      const names = { API_DEMO_ACCOUNT: 'on', API_DOCS: 'on', API_DEV_MAIL: 'on' };
      const withNames = readSettings({ ...names, ...(NODE_ENV !== undefined && { NODE_ENV }) }).options;
      expect(withNames).toMatchObject({ demo: true, docs: true, mail: { route: { kind: 'dev-mailbox' } } });
    },
  );

  it('read limits with and without a time', () => {
    const env = { API_LOGIN_RATE_LIMIT: '1000', API_LETTER_RATE_LIMIT: '3/90s' };
    expect(readSettings(env).options.rateLimits).toEqual({
      login: { max: 1000, timeWindow: 300_000 },
      email: { max: 3, timeWindow: 90_000 },
    });
  });

  it('keep originals of pictures in a bucket', () => {
    const env = {
      BERGAUF_HOME: '/var/bergauf',
      API_MEDIA_RENDERINGS_MB: '300',
      API_MEDIA_S3_URL: 'https://s3.example/bergauf/pictures/',
      API_MEDIA_S3_ACCESS_KEY_ID: 'key',
      API_MEDIA_S3_SECRET_ACCESS_KEY: 'secret',
    };
    expect(readSettings(env).options.media).toEqual({
      folder: '/var/bergauf/media',
      renderingBytes: 300 * 1024 * 1024,
      s3: {
        url: 'https://s3.example/bergauf/pictures',
        region: 'us-east-1',
        accessKeyId: 'key',
        secretAccessKey: 'secret',
      },
    });
  });

  it('read the rules for orders', () => {
    const env = { API_ORDER_HOLD_MINUTES: '30', API_ORDER_STOCK_SHARE: '25', API_ORDER_HOLD_AFTER: '5' };
    const { orders, rateLimits } = readSettings(env).options;
    expect(orders).toEqual({ holdMs: 1_800_000, stockShare: 25 });
    expect(rateLimits).toEqual({ holdAfter: { max: 5, timeWindow: 3_600_000 } });
  });

  it.each([
    [{ API_LOGIN_RATE_LIMIT: 'many' }, /^API_LOGIN_RATE_LIMIT must be a number of attempts/],
    [{ API_REGISTER_RATE_LIMIT: '0' }, /^API_REGISTER_RATE_LIMIT must be a number of attempts/],
    [{ API_REGISTER_RATE_LIMIT: '5/0m' }, /^API_REGISTER_RATE_LIMIT must be a number of attempts/],
    [{ SMTP_URL: 'mail.example' }, /^SMTP_URL must begin with/],
    [{ API_DEMO_ACCOUNT: 'yes' }, /^API_DEMO_ACCOUNT must be "on" or "off", but is "yes"\.$/],
    [{ API_ORIGIN: 'api.example' }, /^API_ORIGIN must be an origin/],
    [{ API_ORIGIN: 'https://api.example/v1' }, /^API_ORIGIN must be an origin/],
    [{ API_METRICS_PORT: '-1' }, /^API_METRICS_PORT must be a port number from 0 to 65535, but is "-1"\.$/],
    [{ API_METRICS_PORT: '3001' }, /^API_METRICS_PORT must be another port than API_PORT, but is "3001"\.$/],
    [{ MAIL_FROM: 'Bergauf' }, /^MAIL_FROM must be a sender such as .*, but is "Bergauf"\.$/],
    [{ MAIL_FROM: 'Bergauf <service>' }, /^MAIL_FROM must be a sender such as .*, but is "Bergauf <service>"\.$/],
    [{ API_TRUST_PROXY: 'true' }, /^API_TRUST_PROXY must be addresses or networks/],
    [{ API_ORDER_STOCK_SHARE: '0' }, /^API_ORDER_STOCK_SHARE must be a whole number from 1 to 100, but is "0"\.$/],
    [{ API_ORDER_HOLD_MINUTES: 'long' }, /^API_ORDER_HOLD_MINUTES must be a whole number/],
    [{ API_FORMER_ADMIN_TOKEN: 'short' }, /^API_FORMER_ADMIN_TOKEN must have at least 32 characters and no spaces\.$/],
    [{ API_ADMIN_TOKEN: 'short' }, /^API_ADMIN_TOKEN must have at least 32 characters and no spaces\.$/],
    [{ API_ADMIN_TOKEN: `${'x'.repeat(40)} y` }, /^API_ADMIN_TOKEN must have at least 32 characters and no spaces\.$/],
    [{ SHOP_ORIGINS: 'https://a.example,b.example' }, /^SHOP_ORIGINS must be origins/],
    [{ CHECKOUT_ORIGIN: 'checkout.example' }, /^CHECKOUT_ORIGIN must be an origin/],
    [{ API_DOCS: 'true' }, /^API_DOCS must be "on" or "off", but is "true"\.$/],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be fatal, .* or silent, but is "loud"\.$/],
    [{ API_MEDIA_RENDERINGS_MB: '1' }, /^API_MEDIA_RENDERINGS_MB must be a whole number from 50 to/],
    [{ API_MEDIA_S3_URL: 'bergauf' }, /^API_MEDIA_S3_URL must be the address of a bucket/],
    [{ API_MEDIA_S3_URL: 'https://key:secret@s3.example/x' }, /^API_MEDIA_S3_URL must be .* without credentials\.$/],
    [
      { API_MEDIA_S3_URL: 'https://s3.example/x' },
      /^API_MEDIA_S3_ACCESS_KEY_ID and API_MEDIA_S3_SECRET_ACCESS_KEY must be/,
    ],
    [{ API_TRUST_PROXY: '1' }, /^API_TRUST_PROXY must be addresses or networks/],
  ])('refuse %j with a sentence', (env, sentence) => {
    expect(() => readSettings(env)).toThrow(sentence);
  });
});

it.each([
  [{}, undefined],
  [{ SHOP_LOCALE: 'en' }, undefined],
  [{ SHOP_LOCALE: 'at,en' }, 'https://a.example/en'],
  [{ SHOP_LOCALE: 'at,en,hu,cz' }, 'https://a.example/en'],
  [{ SHOP_LOCALE: 'hu,cz' }, undefined],
  [{ SHOP_LOCALE: 'at,en', SHOP_ORIGIN_EN: 'https://b.example' }, 'https://b.example'],
])('English emails of a shop with %j lead to %s', (env, origin) => {
  const { options } = readSettings({ SHOP_ORIGINS: 'https://a.example', ...env });
  expect(options.englishShopOrigin).toBe(origin);
});

it('English emails follow the site configuration, as shell and checkout do', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'bergauf-site-'));
  const file = path.join(folder, 'site.json');
  const team = { hostName: 'team.example', locales: ['at'] };
  writeFileSync(file, JSON.stringify({ sites: [{ hostName: 'a.example', locales: ['at', 'en'] }, team] }));
  const env = { SHOP_SITE_CONFIG: file, SHOP_ORIGINS: 'https://a.example,https://b.example' };
  const optionsWith = (more: Record<string, string>) => readSettings({ ...env, ...more }).options;
  expect(optionsWith({}).englishShopOrigin).toBe('https://a.example/en');
  expect(optionsWith({ SHOP_LOCALE: 'at' }).englishShopOrigin).toBeUndefined();
  expect(optionsWith({ TEAM_SHOP_ORIGIN: 'https://team.example' }).teamShop?.en).toBe('https://team.example');
  // A team shop that the file does not have is as the shop is.
  expect(optionsWith({ TEAM_SHOP_ORIGIN: 'https://other.example' }).teamShop?.en).toBe('https://other.example/en');
  expect(() => optionsWith({ SHOP_ORIGINS: 'https://b.example' })).toThrow('since that is the host of SHOP_ORIGINS');
  rmSync(folder, { recursive: true });
});

it.each([
  [{}, undefined],
  [{ TEAM_SHOP_ORIGIN: 'https://team.example/' }, { at: 'https://team.example', en: 'https://team.example' }],
  [
    { TEAM_SHOP_ORIGIN: 'https://team.example', SHOP_LOCALE: 'at,en' },
    { at: 'https://team.example', en: 'https://team.example/en' },
  ],
])('emails of the team shop with %j lead to %j', (env, origins) => {
  expect(readSettings(env).options.teamShop).toEqual(origins);
});

it('the list of teams has the segment that the shell has too', () => {
  expect(readSettings({}).options.teamListSegment).toBe('list');
  expect(readSettings({ TEAM_LIST_SEGMENT: 'vereine' }).options.teamListSegment).toBe('vereine');
  expect(() => readSettings({ TEAM_LIST_SEGMENT: 'a/b' })).toThrow(
    'TEAM_LIST_SEGMENT must be a segment of an address, in small letters, but is "a/b".',
  );
});
