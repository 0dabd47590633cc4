import path from 'node:path';
import { serviceEnv } from '@bergauf/service-kit/service-env';
import { describe, expect, it } from 'vitest';
import { readSettings, shellForm } from './settings.ts';

const tiles = {
  SHOP_MAP_TILES: 'https://tiles.example/{z}/{x}/{y}.png',
  SHOP_MAP_TILES_PROVIDER: 'Kartenwerk',
  SHOP_MAP_TILES_ATTRIBUTION: '© Kartenwerk',
};

describe('readSettings', () => {
  it('has a default for every variable', () => {
    const settings = readSettings({}, '/dist');
    expect(settings).toMatchObject({
      port: 3000,
      host: 'localhost',
      distDir: '/dist',
      cacheDir: path.resolve('.bergauf/shell/releases'),
      releasesOrigin: 'http://localhost:3002',
      workersPerSet: 2,
    });
    expect(settings.config).toMatchObject({
      locale: 'at',
      shopOrigin: 'http://localhost:3000',
      apiOrigin: 'http://localhost:3001',
      checkoutOrigin: 'http://localhost:3003',
    });
  });

  it('is refused without a token of the registry outside a demo', () => {
    expect(() => serviceEnv({}, [], shellForm)).toThrow('SHOP_REGISTRY_TOKEN or SHOP_REGISTRY_TOKEN_FILE must be set');
    expect(serviceEnv({ SHOP_REGISTRY_TOKEN: 't' }, [], shellForm)).toEqual({ SHOP_REGISTRY_TOKEN: 't' });
  });

  it('follows the main channel, or a configured one with separate files for its rollout and copies of releases', () => {
    const copies = (channel: string) => readSettings({ SHOP_CHANNEL: channel }, '/dist').cacheDir;
    expect([copies(''), copies('team')].map((dir) => path.basename(dir))).toEqual(['releases', 'releases-team']);
    const saved = (channel: string) => readSettings({ SHOP_CHANNEL: channel }, '/dist').savedRolloutFile;
    expect(readSettings({ SHOP_CHANNEL: 'shop' }, '/dist').channel).toBeNull();
    expect(readSettings({ SHOP_CHANNEL: 'team' }, '/dist').channel).toBe('team');
    expect([saved(''), saved('team')].map((file) => path.basename(file))).toEqual([
      'rollout.json',
      'rollout-team.json',
    ]);
    expect(() => readSettings({ SHOP_CHANNEL: '../x' }, '/dist')).toThrow('SHOP_CHANNEL must be a name');
  });

  it('has the constants of SPEC 9', () => {
    expect(readSettings({}, '/dist').config).toMatchObject({
      currency: 'EUR',
      loyaltyEnabled: true,
      discountShowLimit: 0,
      flippingBookPrefix: 'werbung',
      teamListSegment: 'list',
      teamBuild: false,
      searchDebounceMs: 1000,
      apiDebounceMs: 2000,
      omnichannelAvailable: true,
      bikesFitWidgetEnabled: false,
    });
  });

  it("shows the bikes' fit widget where it is switched on", () => {
    expect(readSettings({ SHOP_BIKES_FIT_WIDGET: 'on' }, '/dist').config.bikesFitWidgetEnabled).toBe(true);
  });

  it('is the team shop where that is switched on', () => {
    expect(readSettings({ SHOP_TEAM_BUILD: 'on' }, '/dist').config.teamBuild).toBe(true);
  });

  it('counts events of shoppers who consent, unless that is switched off', () => {
    expect(readSettings({}, '/dist').config.analytics).toEqual({ matomo: null });
    expect(readSettings({ SHOP_ANALYTICS: 'off' }, '/dist').config.analytics).toBeNull();
    const matomo = { SHOP_MATOMO_ORIGIN: 'https://matomo.example', SHOP_MATOMO_SITE: '3' };
    expect(readSettings(matomo, '/dist').config.analytics).toEqual({
      matomo: { origin: 'https://matomo.example', siteId: 3 },
    });
  });

  it('has a tile layer for the map of the stores where one is configured completely', () => {
    expect(readSettings({}, '/dist').config).not.toHaveProperty('mapTiles');
    expect(readSettings(tiles, '/dist').config.mapTiles).toEqual({
      url: 'https://tiles.example/{z}/{x}/{y}.png',
      provider: 'Kartenwerk',
      attribution: '© Kartenwerk',
      attributionUrl: null,
      maxZoom: 18,
    });
    const more = { SHOP_MAP_TILES_ATTRIBUTION_URL: 'https://tiles.example/licence', SHOP_MAP_TILES_MAX_ZOOM: '16' };
    expect(readSettings({ ...tiles, ...more }, '/dist').config.mapTiles).toMatchObject({
      attributionUrl: 'https://tiles.example/licence',
      maxZoom: 16,
    });
  });

  it.each([
    [{ ...tiles, SHOP_MAP_TILES: 'https://tiles.example/{z}/{x}.png' }, /SHOP_MAP_TILES must be an address such as/],
    [{ ...tiles, SHOP_MAP_TILES: 'https://{z}.tiles.example/{x}/{y}.png' }, /SHOP_MAP_TILES must be/],
    [{ ...tiles, SHOP_MAP_TILES: 'https://*.tiles.example/{z}/{x}/{y}.png' }, /SHOP_MAP_TILES must be/],
    [{ ...tiles, SHOP_MAP_TILES: 'javascript:{z}/{x}/{y}' }, /SHOP_MAP_TILES must be/],
    [{ ...tiles, SHOP_MAP_TILES_PROVIDER: '' }, /SHOP_MAP_TILES needs SHOP_MAP_TILES_PROVIDER/],
    [{ ...tiles, SHOP_MAP_TILES_ATTRIBUTION: '' }, /SHOP_MAP_TILES needs SHOP_MAP_TILES_ATTRIBUTION/],
    [{ ...tiles, SHOP_MAP_TILES_ATTRIBUTION_URL: 'javascript:1' }, /SHOP_MAP_TILES_ATTRIBUTION_URL must be/],
    [{ ...tiles, SHOP_MAP_TILES_MAX_ZOOM: '99' }, /SHOP_MAP_TILES_MAX_ZOOM must be/],
  ])('refuses the tiles %o', (env, sentence) => {
    expect(() => readSettings(env, '/dist')).toThrow(sentence);
  });

  it.each([
    [{ SHOP_MATOMO_ORIGIN: 'https://matomo.example' }, /SHOP_MATOMO_ORIGIN needs SHOP_MATOMO_SITE/],
    [{ SHOP_MATOMO_SITE: '3' }, /SHOP_MATOMO_ORIGIN must be an origin/],
    [{ SHOP_MATOMO_ORIGIN: 'matomo', SHOP_MATOMO_SITE: '3' }, /SHOP_MATOMO_ORIGIN must be an origin/],
    [{ SHOP_MATOMO_ORIGIN: 'https://matomo.example', SHOP_MATOMO_SITE: '0' }, /SHOP_MATOMO_SITE must be/],
    [
      { SHOP_ANALYTICS: 'off', SHOP_MATOMO_ORIGIN: 'https://matomo.example', SHOP_MATOMO_SITE: '3' },
      /SHOP_MATOMO_ORIGIN must not be set/,
    ],
    [{ SHOP_ANALYTICS: 'yes' }, /SHOP_ANALYTICS must be/],
  ])('refuses %o', (env, sentence) => {
    expect(() => readSettings(env, '/dist')).toThrow(sentence);
  });

  it('derives origins from ports, unless origins are set', () => {
    const env = { SHOP_PORT: '4000', API_PORT: '4001', CHECKOUT_ORIGIN: 'https://localhost', CHECKOUT_PORT: '1' };
    expect(readSettings(env, '/dist').config).toMatchObject({
      shopOrigin: 'http://localhost:4000',
      apiOrigin: 'http://localhost:4001',
      checkoutOrigin: 'https://localhost',
    });
  });

  it('lets browsers load pictures from the shop, unless origins are separate', () => {
    expect(readSettings({}, '/dist').config.picturesOrigin).toBe('');
    const separate = { SHOP_SEPARATE_ORIGINS: 'on', API_ORIGIN: 'https://api.example' };
    expect(readSettings(separate, '/dist').config.picturesOrigin).toBe('https://api.example');
  });

  it('removes the closing slash of an origin, since paths are appended to it', () => {
    const env = { SHOP_ORIGIN: 'https://localhost/' };
    expect(readSettings(env, '/dist').config.shopOrigin).toBe('https://localhost');
  });

  it('keeps local copies below BERGAUF_HOME', () => {
    expect(readSettings({ BERGAUF_HOME: '/var/bergauf' }, '/dist').cacheDir).toBe('/var/bergauf/shell/releases');
  });

  it.each(['SHOP_PORT', 'SHOP_WORKERS', 'SHOP_PAGE_CACHE_MB'])('treats an empty %s as unset', (name) => {
    expect(readSettings({ [name]: '' }, '/dist')).toEqual(readSettings({}, '/dist'));
  });

  it.each([
    ['SHOP_PORT', 'http'],
    ['SHOP_PORT', '-1'],
    ['SHOP_PORT', '70000'],
    ['SHOP_PORT', '0x50'],
    ['SHOP_PORT', ' '],
    ['API_PORT', '3.5'],
    ['RELEASES_PORT', '1e3'],
    ['SHOP_WORKERS', '0'],
    ['SHOP_QUEUE_PAGES', '0'],
    ['SHOP_DATA_TIMEOUT_MS', '1500ms'],
    ['SHOP_DATA_TIMEOUT_MS', '0'],
    ['SHOP_DISCOVERY_POLL_MS', '0'],
    ['SHOP_HANG_TIMEOUT_MS', '0'],
    ['SHOP_VITALS_PERCENT', '101'],
    ['SHOP_PAGE_FRESH_MS', '99999999999'],
    ['SHOP_CATALOGUE_POLL_MS', '10'],
    ['SHOP_LOCALE', 'de'],
    ['SHOP_TEAM_BUILD', 'yes'],
    ['SHOP_SEPARATE_ORIGINS', 'true'],
    ['SHOP_BIKES_FIT_WIDGET', '1'],
    ['SHOP_TRUSTED_PROXIES', 'all'],
    ['SHOP_OPERATOR_PORT', '70000'],
    ['LOG_LEVEL', 'loud'],
    ['SHOP_CANARY_SETS', '32'],
    ['SHOP_PAGE_CACHE_MB', '128MB'],
    ['SHOP_ORIGIN', 'shop.example'],
    ['SHOP_ORIGIN', 'https://shop.example/at'],
    ['API_ORIGIN', 'ftp://api.example'],
    ['RELEASES_ORIGIN', 'javascript:alert(1)'],
    ['CHECKOUT_ORIGIN', 'https://user@kasse.example'],
  ])('refuses %s="%s" in one sentence that names it', (name, value) => {
    expect(() => readSettings({ [name]: value }, '/dist')).toThrow(
      new RegExp(`^${name} must be .*, but is "${value.replace(/[.()]/g, '\\$&')}"\\.$`),
    );
  });
});
