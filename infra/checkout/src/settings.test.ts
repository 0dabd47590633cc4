import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

it('has a default for everything, on the ports of its neighbours', () => {
  expect(readSettings({ API_PORT: '4001', SHOP_PORT: '', CHECKOUT_PORT: '4003' })).toMatchObject({
    port: 4003,
    apiOrigin: 'http://localhost:4001',
    shopOrigin: 'http://localhost:3000',
    checkoutOrigin: 'http://localhost:4003',
    locales: ['at'],
    teamBuild: false,
    trustProxy: null,
  });
});

it('follows the environment', () => {
  const env = {
    SHOP_LOCALE: 'at,en',
    SHOP_TEAM_BUILD: 'on',
    CHECKOUT_TRUST_PROXY: 'loopback, 10.0.0.0/8',
    HOST: '0.0.0.0',
  };
  expect(readSettings(env)).toMatchObject({
    locales: ['at', 'en'],
    teamBuild: true,
    trustProxy: 'loopback,10.0.0.0/8',
    host: '0.0.0.0',
  });
});

describe('the site configuration', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'bergauf-site-'));
  const file = path.join(folder, 'site.json');
  afterAll(() => rmSync(folder, { recursive: true }));
  const settingsWith = (fields: object, env: Record<string, string> = {}) => {
    writeFileSync(file, JSON.stringify({ sites: [{ hostName: 'www.shop.example', ...fields }] }));
    return readSettings({ SHOP_SITE_CONFIG: file, SHOP_ORIGIN: 'https://www.shop.example', ...env });
  };

  it('sets locales, variant, pick-up and origin, as it does for the shell', () => {
    expect(settingsWith({})).toMatchObject({ locales: ['at'], teamBuild: false, hasPickUp: true });
    const fields = { locales: ['at', 'en'], omnichannelAvailable: false, checkoutHost: 'kassa.shop.example' };
    expect(settingsWith(fields)).toMatchObject({
      locales: ['at', 'en'],
      hasPickUp: false,
      checkoutOrigin: 'https://kassa.shop.example',
    });
    expect(settingsWith({ teamBuild: true })).toMatchObject({ teamBuild: true, hasPickUp: false });
  });

  it('is overridden by the environment, and must have the shop', () => {
    const env = { SHOP_LOCALE: 'en', SHOP_TEAM_BUILD: 'off' };
    expect(settingsWith({ locales: ['at', 'en'], teamBuild: true }, env)).toMatchObject({
      locales: ['en'],
      teamBuild: false,
    });
    expect(() => settingsWith({}, { SHOP_ORIGIN: 'https://b.example' })).toThrow(
      '"hostName" must be b.example in one entry, since that is the host of SHOP_ORIGIN, but there is www.shop.example.',
    );
  });
});

it('has metrics where a port is set', () => {
  expect(readSettings({})).not.toHaveProperty('metrics');
  expect(readSettings({ CHECKOUT_METRICS_PORT: '3007' }).metrics).toEqual({ port: 3007 });
  const env = { CHECKOUT_METRICS_PORT: '3007', CHECKOUT_METRICS_HOST: '0.0.0.0' };
  expect(readSettings(env).metrics).toEqual({ port: 3007, host: '0.0.0.0' });
  expect(() => readSettings({ CHECKOUT_METRICS_PORT: '3003' })).toThrow(
    'CHECKOUT_METRICS_PORT must be another port than CHECKOUT_PORT, but is "3003".',
  );
  expect(readSettings({ CHECKOUT_PORT: '0', CHECKOUT_METRICS_PORT: '0' }).metrics).toEqual({ port: 0 });
});

it('reads origins without their trailing slash', () => {
  expect(readSettings({ CHECKOUT_ORIGIN: 'https://kassa.bergauf.example/' }).checkoutOrigin).toBe(
    'https://kassa.bergauf.example',
  );
});

it.each([
  ['CHECKOUT_PORT', 'drei'],
  ['CHECKOUT_PORT', '65536'],
  ['SHOP_PORT', '-1'],
  ['API_PORT', '3.5'],
  ['API_ORIGIN', 'api.example'],
  ['SHOP_ORIGIN', 'https://shop.example/pfad'],
  ['CHECKOUT_ORIGIN', 'ftp://kassa.example'],
  ['SHOP_LOCALE', 'fr'],
  ['SHOP_TEAM_BUILD', 'yes'],
  ['CHECKOUT_TRUST_PROXY', 'true'],
])('ends with one sentence that names %s', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^${name} must be .*"${value}"\\.$`));
});
