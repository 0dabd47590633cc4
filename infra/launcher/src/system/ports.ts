import { createServer } from 'node:net';
import { type Env, portFrom } from '@bergauf/service-kit/settings';

/** `operators`: the port of the shell's metrics and rollout status. */
export type Ports = { shop: number; api: number; releases: number; checkout: number; operators: number };

const variables = {
  shop: 'SHOP_PORT',
  api: 'API_PORT',
  releases: 'RELEASES_PORT',
  checkout: 'CHECKOUT_PORT',
  operators: 'SHOP_OPERATOR_PORT',
} as const;
const registryOperators = 'RELEASES_OPERATOR_PORT';
const defaults: Ports = { shop: 3000, api: 3001, releases: 3002, checkout: 3003, operators: 3004 };

/** Ports of the team shop, if it runs beside the shop; both use the same product API and registry. */
export type TeamPorts = Pick<Ports, 'shop' | 'checkout' | 'operators'>;

const teamVariables = {
  shop: 'TEAM_SHOP_PORT',
  checkout: 'TEAM_CHECKOUT_PORT',
  operators: 'TEAM_OPERATOR_PORT',
} as const;
const teamDefaults: TeamPorts = { shop: 3010, checkout: 3013, operators: 3014 };

/** @throws one sentence that names the variable, if its value is not a port */
export function readTeamPorts(env: Env): TeamPorts {
  const read = (name: keyof TeamPorts): number => portFrom(env, teamVariables[name], teamDefaults[name], { min: 1 });
  return { shop: read('shop'), checkout: read('checkout'), operators: read('operators') };
}

/** @throws one sentence that names the variable, if its value is not a port */
export function readPorts(env: Env): Ports {
  const read = (name: keyof Ports): number => portFrom(env, variables[name], defaults[name], { min: 1 });
  return {
    shop: read('shop'),
    api: read('api'),
    releases: read('releases'),
    checkout: read('checkout'),
    operators: read('operators'),
  };
}

/**
 * The port of the registry's operators' pages; null without them. @throws one sentence that names the variable, if its value is not a port
 */
export const readRegistryOperatorPort = (env: Env): number | null => portFrom(env, registryOperators, null, { min: 1 });

/**
 * @throws one sentence that names a port that is in use, or set for two services, and the variable that changes it
 */
export async function requireFreePorts(
  ports: Ports,
  { team = null, registryOperatorPort = null }: { team?: TeamPorts | null; registryOperatorPort?: number | null } = {},
): Promise<void> {
  const named: [variable: string, port: number][] = [
    ...(Object.keys(variables) as (keyof Ports)[]).map((name): [string, number] => [variables[name], ports[name]]),
    ...(registryOperatorPort === null ? [] : [[registryOperators, registryOperatorPort] as [string, number]]),
    ...(Object.keys(teamVariables) as (keyof TeamPorts)[]).flatMap((name): [string, number][] =>
      team ? [[teamVariables[name], team[name]]] : [],
    ),
  ];
  const variableOf = new Map<number, string>();
  for (const [variable, port] of named) {
    const other = variableOf.get(port);
    if (other !== undefined)
      throw new Error(`${other} and ${variable} are the same port, ${port}; set one of them to another.`);
    variableOf.set(port, variable);
  }
  for (const [variable, port] of named) {
    if (!(await isFree(port))) {
      throw new Error(`Port ${port} is in use; stop what runs there, or set ${variable} to another port.`);
    }
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, 'localhost', () => probe.close(() => resolve(true)));
  });
}
