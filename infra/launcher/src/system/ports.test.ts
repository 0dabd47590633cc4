import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { freePorts } from '../testing/free-ports.ts';
import { readPorts, readTeamPorts, requireFreePorts } from './ports.ts';

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

it('the team shop beside the shop has ports of its own, and none of the shop’s', () => {
  expect(readTeamPorts({})).toEqual({ shop: 3010, checkout: 3013, operators: 3014 });
  const own = [...Object.values(readPorts({})), ...Object.values(readTeamPorts({}))];
  expect(new Set(own).size).toBe(own.length);
  const env = { TEAM_SHOP_PORT: '4000', TEAM_CHECKOUT_PORT: '4001', TEAM_OPERATOR_PORT: '4002' };
  expect(readTeamPorts(env)).toEqual({ shop: 4000, checkout: 4001, operators: 4002 });
});

it('names the variable of a busy port of the team shop, only where it is started', async () => {
  const squatter = createServer().listen(0, 'localhost');
  await new Promise((done) => squatter.once('listening', done));
  const address = squatter.address();
  const busy = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const [ports, { shop, operators }] = await Promise.all([freePorts(), freePorts()]);
  await expect(requireFreePorts(ports)).resolves.toBeUndefined();
  await expect(requireFreePorts(ports, { shop, operators, checkout: busy })).rejects.toThrow('TEAM_CHECKOUT_PORT');
  squatter.close();
});
