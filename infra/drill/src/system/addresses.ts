import { freePort } from '@bergauf/service-kit/testing/free-port';

/** How many are started of the services of which a shop has several. */
export type Counts = { shells: number; apis: number };

/** Where everything listens, on the loopback interface, and the public origins behind the proxy. */
export type Addresses = {
  hosts: { shopHost: string; apiHost: string; checkoutHost: string; registryHost: string };
  origins: { shop: string; api: string; checkout: string };
  ports: {
    proxy: number;
    /** One address for both product APIs, for services. */
    innerApi: number;
    shells: readonly number[];
    operators: readonly number[];
    apis: readonly number[];
    /** Of each API. */
    metrics: readonly number[];
    checkout: number;
    registry: number;
  };
};

/** What shop and checkout have in common. */
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
