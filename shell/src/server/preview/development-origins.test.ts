import { expect, test } from 'vitest';
import { developmentOriginsFrom, isDevelopmentOrigin } from './development-origins.ts';

const allows = (value: string, origin: string): boolean =>
  isDevelopmentOrigin(developmentOriginsFrom({ SHOP_DEV_ORIGINS: value }), origin);

test('nothing is allowed by default', () => {
  expect(developmentOriginsFrom({})).toEqual([]);
  expect(isDevelopmentOrigin([], 'http://localhost:3000')).toBe(false);
});

test.each([
  ['http://localhost:*', 'http://localhost:4711', true],
  ['http://localhost:*', 'http://localhost', false],
  ['http://localhost:*', 'http://localhost:1@evil.example', false],
  ['http://localhost:*', 'http://localhost.evil.example:1', false],
  ['http://localhost:*', 'https://localhost:1', false],
  ['http://127.0.0.1:*', 'http://127.0.0.1:80', true],
  ['http://127.0.0.1:*', 'http://localhost:80', false],
  ['https://anna.dev.example, http://localhost:4000', 'https://anna.dev.example', true],
  ['https://anna.dev.example, http://localhost:4000', 'http://localhost:4000', true],
  ['https://anna.dev.example, http://localhost:4000', 'http://localhost:40001', false],
])('%s and %s: %s', (value, origin, isAllowed) => {
  expect(allows(value, origin)).toBe(isAllowed);
});

test.each(['*', 'http://*', 'https://*.example', 'https://shop.example:*', 'http://localhost:*/x', 'localhost:3000'])(
  '%s is refused at the start',
  (value) => {
    expect(() => developmentOriginsFrom({ SHOP_DEV_ORIGINS: value })).toThrow(/SHOP_DEV_ORIGINS must be an origin/);
  },
);
