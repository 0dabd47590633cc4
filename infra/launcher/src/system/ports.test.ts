import { expect, it } from 'vitest';
import { readPorts } from './ports.ts';

const defaults = { shop: 3000, api: 3001, releases: 3002, checkout: 3003, operators: 3004 };
const variables = ['SHOP_PORT', 'API_PORT', 'RELEASES_PORT', 'CHECKOUT_PORT', 'SHOP_OPERATOR_PORT'];

it('has a default for every port', () => {
  expect(readPorts({})).toEqual(defaults);
  expect(readPorts(Object.fromEntries(variables.map((name) => [name, ''])))).toEqual(defaults);
});

it('follows the environment', () => {
  const env = Object.fromEntries(variables.map((name, index) => [name, String(4000 + index)]));
  expect(readPorts(env)).toEqual({ shop: 4000, api: 4001, releases: 4002, checkout: 4003, operators: 4004 });
});

it.each(variables.flatMap((name) => ['eighty', '0', '65536', '3.5'].map((value) => [name, value] as const)))(
  'refuses %s="%s" in one sentence that names it',
  (name, value) => {
    expect(() => readPorts({ [name]: value })).toThrow(
      `${name} must be a port number from 1 to 65535, but is "${value}".`,
    );
  },
);
