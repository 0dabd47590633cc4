import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readSettings } from '../settings.ts';
import { defaultSite } from './default-site.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'bergauf-site-'));
const file = path.join(folder, 'site.json');
afterAll(() => rmSync(folder, { recursive: true }));

function settingsOf(sites: unknown, env: Record<string, string> = {}) {
  writeFileSync(file, typeof sites === 'string' ? sites : JSON.stringify({ sites }));
  const site = { SHOP_SITE_CONFIG: file, SHOP_ORIGIN: 'https://shop.localhost', SHOP_COOKIE_DOMAIN: 'localhost' };
  return readSettings({ ...site, ...env }, '/dist');
}

const configOf = (fields: object, env?: Record<string, string>) =>
  settingsOf([{ hostName: 'shop.localhost', ...fields }], env).config;

describe('the site configuration', () => {
  it('has the constants of SPEC 9 where nothing is configured', () => {
    const { limits, ...config } = readSettings({}, '/dist').config;
    expect(config).toMatchObject({
      operatingSystemTag: 'web',
      locale: 'at',
      locales: ['at'],
      currency: 'EUR',
      discountShowLimit: 0,
      loyaltyEnabled: true,
      flippingBookPrefix: 'werbung',
      teamListSegment: 'list',
      teamBuild: false,
      omnichannelAvailable: true,
      bikesFitWidgetEnabled: false,
      bikesFitWidgetKey: null,
      bikesFitWidgetUrl: null,
      searchDebounceMs: 1000,
      apiDebounceMs: 2000,
    });
    expect(limits).toEqual({
      cartRemovalDelayMs: 2000,
      headerDataTimeoutMs: 500,
      flyoutCloseDelayMs: 300,
      wishlistFlyoutCloseMs: 6000,
      storeSearchAnalyticsDebounceMs: 1000,
      pageTimerMs: 480_000,
      pageCounterPages: 10,
      reloadGuardMs: 10_000,
    });
    const origin = { shopOrigin: 'https://shop.localhost', cookieDomain: 'localhost' };
    expect(configOf({})).toMatchObject({ ...config, ...origin, limits });
  });

  it('has every field of the entry of its host', () => {
    const fields = {
      operatingSystemTag: 'kiosk',
      locales: ['en', 'at'],
      bikesFitWidgetKey: 'k',
      bikesFitWidgetUrl: 'https://fit.example/widget',
      bikesFitWidgetEnabled: true,
      loyaltyEnabled: false,
      discountShowLimit: 5,
      flippingBookPrefix: 'prospekte',
      teamListSegment: 'vereine',
      teamBuild: true,
      searchDebounceMs: 300,
      omnichannelAvailable: false,
      apiDebounceMs: 1,
    };
    const env = { TEAM_LIST_SEGMENT: 'vereine' };
    expect(configOf({ ...fields, checkoutUrl: 'https://kassa.localhost', reloadGuardMs: 5 }, env)).toMatchObject({
      ...fields,
      locale: 'en',
      checkoutOrigin: 'https://kassa.localhost',
      limits: { reloadGuardMs: 5, pageCounterPages: 10 },
    });
    const detection = { localeDetection: ['browser'], localeHosts: { 'en.example': 'en' }, locales: ['at', 'en'] };
    expect(settingsOf([{ hostName: 'shop.localhost', ...detection }]).localeDetection).toEqual({
      ways: ['browser'],
      hosts: { 'en.example': 'en' },
    });
  });

  it('takes the entry of the host and port, else that of the host', () => {
    const sites = [
      { hostName: 'localhost', discountShowLimit: 1 },
      { hostName: 'localhost:3001', discountShowLimit: 2 },
    ];
    const limitAt = (origin: string) => settingsOf(sites, { SHOP_ORIGIN: origin }).config.discountShowLimit;
    expect([limitAt('http://localhost:3000'), limitAt('http://localhost:3001')]).toEqual([1, 2]);
  });

  it('uses the shop’s scheme for a checkout of which only the host is configured', () => {
    expect(configOf({ checkoutHost: 'kassa.localhost' }).checkoutOrigin).toBe('https://kassa.localhost');
    const local = settingsOf([{ hostName: 'localhost', checkoutHost: 'localhost:3903' }], {
      SHOP_ORIGIN: 'http://localhost:3000',
    });
    expect(local.config.checkoutOrigin).toBe('http://localhost:3903');
    const env = { CHECKOUT_ORIGIN: 'https://b.localhost' };
    expect(configOf({ checkoutHost: 'kassa.localhost' }, env).checkoutOrigin).toBe('https://b.localhost');
    expect(configOf({})).not.toHaveProperty('hostName');
  });

  it('is overridden by the environment', () => {
    const env = {
      SHOP_LOCALE: 'en,at',
      SHOP_TEAM_BUILD: 'off',
      SHOP_BIKES_FIT_WIDGET: 'on',
      CHECKOUT_ORIGIN: 'https://b.localhost',
    };
    expect(configOf({ teamBuild: true, checkoutUrl: 'https://a.localhost' }, env)).toMatchObject({
      locale: 'en',
      locales: ['en', 'at'],
      teamBuild: false,
      bikesFitWidgetEnabled: true,
      checkoutOrigin: 'https://b.localhost',
    });
  });
});

describe('the list segment of a team shop', () => {
  const team = { SHOP_TEAM_BUILD: 'on' };

  it('comes from the environment, which the product API reads too', () => {
    expect(readSettings(team, '/dist').config.teamListSegment).toBe('list');
    const env = { ...team, TEAM_LIST_SEGMENT: 'vereine' };
    expect(readSettings(env, '/dist').config.teamListSegment).toBe('vereine');
    expect(configOf({ teamListSegment: 'vereine' }, env).teamListSegment).toBe('vereine');
  });

  it.each([
    [{ TEAM_LIST_SEGMENT: 'vereine' }, { teamListSegment: 'klubs' }, 'must be "klubs" here and for the product API'],
    [{}, { teamListSegment: 'vereine' }, 'must be "vereine" here and for the product API'],
    [{ TEAM_LIST_SEGMENT: 'blog' }, {}, 'must not be the beginning of other addresses, but is "blog".'],
    [{ TEAM_LIST_SEGMENT: 'en' }, {}, 'must be a segment of an address, in small letters, but is "en".'],
  ])('with %j and %j in the file ends the start', (env, fields, sentence) => {
    expect(() => configOf(fields, { ...team, ...env })).toThrow(sentence);
  });
});

describe('a wrong site configuration ends the start with a sentence that names file, field and reason', () => {
  it.each([
    [{ currency: 'USD' }, '"currency" in the entry of shop.localhost must be "EUR", but is "USD".'],
    [
      { locales: ['de'] },
      '"locales" in the entry of shop.localhost must be a list of different locales, the default first, but is ["de"].',
    ],
    [
      { locales: [] },
      '"locales" in the entry of shop.localhost must be a list of different locales, the default first, but is [].',
    ],
    [
      { searchDebounceMs: '1s' },
      '"searchDebounceMs" in the entry of shop.localhost must be a whole number of milliseconds from 0 to 10000, but is "1s".',
    ],
    [
      { flippingBookPrefix: 'Werbung/' },
      '"flippingBookPrefix" in the entry of shop.localhost must be one segment of an address, in small letters, or null, but is "Werbung/".',
    ],
    [
      { checkoutUrl: 'ftp://kassa' },
      '"checkoutUrl" in the entry of shop.localhost must be an origin such as https://kassa.shop.example, but is "ftp://kassa".',
    ],
    [
      { localeDetection: ['guess'] },
      '"localeDetection" in the entry of shop.localhost must be a list of "cookie", "host", "browser", but is ["guess"].',
    ],
    [
      { localeHosts: { 'a.example': 'xx' } },
      '"localeHosts" in the entry of shop.localhost must name a locale for each host, but is {"a.example":"xx"}.',
    ],
    [{ curency: 'EUR' }, 'the entry of shop.localhost has a field "curency", which does not exist.'],
    [
      { checkoutUrl: 'https://a.example', checkoutHost: 'b.example' },
      'the entry of shop.localhost has a "checkoutHost" that is not the host of its "checkoutUrl".',
    ],
    [
      { flippingBookPrefix: 'blog' },
      'the entry of shop.localhost has a "flippingBookPrefix" that is the beginning of other addresses.',
    ],
    ...['damen', 'herren', 'kinder', 'sale', 'outlet', 'sport'].map((flippingBookPrefix): [object, string] => [
      { flippingBookPrefix },
      'the entry of shop.localhost has a "flippingBookPrefix" that is the beginning of other addresses.',
    ]),
    [
      { localeHosts: { 'a.example': 'en' } },
      'the entry of shop.localhost has a locale in "localeHosts" that is not one of its "locales": en.',
    ],
  ])('%o', (fields, sentence) => {
    expect(() => configOf(fields)).toThrow(new Error(`${file}: ${sentence}`));
  });

  it.each([
    [[], '"sites" must be a list of entries, one for each host.'],
    [[{}], 'the entry of number 1 must have a "hostName".'],
    [[{ hostName: 'a.example' }, { hostName: 'a.example' }], 'the entry of a.example is there twice.'],
    [
      [{ hostName: 'a.example' }],
      '"hostName" must be shop.localhost in one entry, since that is the host of SHOP_ORIGIN, but there is a.example.',
    ],
    ['{', 'the site configuration is not JSON.'],
    ['[]', '"sites" must be a list of entries, one for each host.'],
  ])('%j', (sites, sentence) => {
    expect(() => settingsOf(sites)).toThrow(new Error(`${file}: ${sentence}`));
  });

  it('a file that does not exist', () => {
    expect(() => readSettings({ SHOP_SITE_CONFIG: '/nowhere/site.json' }, '/dist')).toThrow(
      new Error('/nowhere/site.json: the site configuration cannot be read.'),
    );
  });

  it('every default is a value that its field accepts', () => {
    expect(() => configOf({ ...defaultSite })).not.toThrow();
  });
});
