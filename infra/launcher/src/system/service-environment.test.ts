import { readSettings as readApiSettings } from '@bergauf/api/settings';
import { expect, it } from 'vitest';
import { serviceEnvironment } from './service-environment.ts';

const ports = { shop: 3000, api: 3001, releases: 3002, checkout: 3003, operators: 3004 };
const teamPorts = { shop: 3010, checkout: 3013, operators: 3014 };
const start: Parameters<typeof serviceEnvironment>[0] = {
  home: '/state',
  ports,
  teamPorts: null,
  otherShops: [],
  env: {},
};
const apiOf = (changed: Partial<typeof start>) => readApiSettings(serviceEnvironment({ ...start, ...changed })).options;

it('without a team shop the product API knows none', () => {
  expect(apiOf({}).teamShop).toBeUndefined();
});

it('a team shop beside the shop is where emails that were asked for there lead to, in both languages', () => {
  const { teamShop, shopOrigins } = apiOf({ teamPorts });
  expect(teamShop).toEqual({ at: 'http://localhost:3010', en: 'http://localhost:3010/en' });
  expect(shopOrigins).toEqual(expect.arrayContaining(['http://localhost:3010', 'http://localhost:3013']));
  expect(shopOrigins[0]).toBe('http://localhost:3000');
});

it('a team shop alone is the shop that the product API knows, so that emails lead to its pages', () => {
  const { teamShop, shopOrigins } = apiOf({ env: { SHOP_TEAM_BUILD: 'on' } });
  expect(teamShop).toEqual({ at: 'http://localhost:3000', en: 'http://localhost:3000/en' });
  expect(shopOrigins[0]).toBe(teamShop?.at);
});

it('a demo has two languages, unless its site configuration says which it has', () => {
  expect(serviceEnvironment(start)['SHOP_LOCALE']).toBe('at,en');
  expect(serviceEnvironment({ ...start, env: { SHOP_SITE_CONFIG: 'site.json' } })['SHOP_LOCALE']).toBeUndefined();
  expect(serviceEnvironment({ ...start, env: { SHOP_SITE_CONFIG: 'site.json', SHOP_LOCALE: 'en' } })).toMatchObject({
    SHOP_LOCALE: 'en',
  });
});

it('shell and product API get one list segment of the teams', () => {
  const env = { TEAM_LIST_SEGMENT: 'vereine' };
  expect(serviceEnvironment({ ...start, teamPorts, env })).toMatchObject(env);
  expect(apiOf({ teamPorts, env }).teamListSegment).toBe('vereine');
});

it('the environment changes settings of the demo, but not where its parts are', () => {
  const env = {
    API_ORDER_CLOCK: '60',
    SHOP_PORT: '80',
    BERGAUF_HOME: '/elsewhere',
    SHOP_ORIGIN: 'http://shop.example',
  };
  expect(serviceEnvironment({ ...start, env })).toMatchObject({
    API_DEMO_ACCOUNT: 'on',
    API_ORDER_CLOCK: '60',
    SHOP_PORT: '3000',
    BERGAUF_HOME: '/state',
    SHOP_ORIGIN: 'http://localhost:3000',
  });
});
