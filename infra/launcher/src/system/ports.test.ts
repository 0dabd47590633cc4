import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

describe('ports that cannot be used', () => {
  const squatter = createServer();
  let busy = 0;
  beforeAll(async () => {
    squatter.listen(0, 'localhost');
    await once(squatter, 'listening');
    busy = (squatter.address() as AddressInfo).port;
  });
  afterAll(() => squatter.close());

  it('are named by the variable of the team shop, only where it is started', async () => {
    const [ports, { shop, operators }] = await Promise.all([freePorts(), freePorts()]);
    await expect(requireFreePorts(ports)).resolves.toBeUndefined();
    const team = { shop, operators, checkout: busy };
    await expect(requireFreePorts(ports, { team })).rejects.toThrow('TEAM_CHECKOUT_PORT');
  });

  it('are named by the variable of the operators’ pages', async () => {
    const ports = await freePorts();
    await expect(requireFreePorts(ports, { registryOperatorPort: busy })).rejects.toThrow('RELEASES_OPERATOR_PORT');
  });

  it('are named when two services would have the same', async () => {
    const ports = await freePorts();
    const same = `SHOP_PORT and API_PORT are the same port, ${ports.shop}; set one of them to another.`;
    await expect(requireFreePorts({ ...ports, api: ports.shop })).rejects.toThrow(same);
  });
});
