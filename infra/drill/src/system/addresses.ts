import { freePort } from '@bergauf/service-kit/testing/free-port';

/** Number of instances of the services that may have several. */
export type Counts = { shells: number; apis: number };

/** Ports of everything on the loopback interface, and the public origins at the proxy. */
export type Addresses = {
  hosts: { shopHost: string; apiHost: string; checkoutHost: string; registryHost: string };
  origins: { shop: string; api: string; checkout: string };
  ports: {
    proxy: number;
    /** One port for both product APIs, used by services. */
    innerApi: number;
    shells: readonly number[];
    operators: readonly number[];
    apis: readonly number[];
    /** Metrics port of each API. */
    metrics: readonly number[];
    checkout: number;
    registry: number;
  };
};

/** Common domain of shop and checkout. */
export const domain = 'drill.localhost';

export async function findAddresses(counts: Counts): Promise<Addresses> {
  const several = (count: number): Promise<number[]> => Promise.all(Array.from({ length: count }, freePort));
  const [proxy = 0, innerApi = 0, checkout = 0, registry = 0, ...others] = await several(
    4 + counts.shells * 2 + counts.apis * 2,
  );
  const hosts = {
    shopHost: `www.${domain}`,
    apiHost: `api.${domain}`,
    checkoutHost: `checkout.${domain}`,
    registryHost: `registry.${domain}`,
  };
  const originOf = (host: string): string => `https://${host}:${proxy}`;
  return {
    hosts,
    origins: {
      shop: originOf(hosts.shopHost),
      api: originOf(hosts.apiHost),
      checkout: originOf(hosts.checkoutHost),
    },
    ports: {
      proxy,
      innerApi,
      checkout,
      registry,
      shells: others.slice(0, counts.shells),
      operators: others.slice(counts.shells, counts.shells * 2),
      apis: others.slice(counts.shells * 2, counts.shells * 2 + counts.apis),
      metrics: others.slice(counts.shells * 2 + counts.apis),
    },
  };
}

export const hostOf = (port: number): string => `127.0.0.1:${port}`;
