import type { ApiFault } from '@bergauf/test-kit/faulty-proxy';

/** Browsers resolve every name below `localhost` to this machine. */
export const domain = 'bergauf.localhost';

/** Ports for a shop and its checkout as hosts of one domain and, beside a team shop, for the main shop on the same host. */
export type DomainPlace = { shop: string; checkout: string; mainShop: string };

export type Shop = {
  home: string;
  origins: { shop: string; api: string; releases: string; checkout: string; operators: string };
  /** Places at which workers start shops on one domain: the product API accepts calls only from known origins. */
  domains: readonly DomainPlace[];
  proxyControl: string;
  shellPid: number;
};

const variable = 'BERGAUF_E2E_SHOP';

/** The token of the product API's administrator in this shop. */
export const adminToken = 'the-token-of-the-browser-tests-shop';

/** The global setup and the tests are different processes, which share the environment. */
export function rememberShop(shop: Shop): void {
  process.env[variable] = JSON.stringify(shop);
}

export function isShopRemembered(): boolean {
  return process.env[variable] !== undefined;
}

export function theShop(): Shop {
  const text = process.env[variable];
  if (!text) throw new Error('The shop was not started: run these tests through playwright.config.ts');
  return JSON.parse(text) as Shop;
}

export async function setApiFault(fault: ApiFault): Promise<void> {
  await fetch(theShop().proxyControl, { method: 'PUT', body: fault });
}

/** The number of calls by their outcome while the API was erratic. */
export async function mishapCounts(): Promise<Record<string, number>> {
  return (await (await fetch(`${theShop().proxyControl}/mishaps`)).json()) as Record<string, number>;
}

/** The number of calls waiting for a response of the API, including those whose caller has disconnected. */
export async function waitingCalls(): Promise<number> {
  return (await (await fetch(`${theShop().proxyControl}/waiting`)).json()) as number;
}

/** The value of one counter in the shell's metrics, summed over all label sets that match. */
export async function metric(
  name: string,
  labels: Record<string, string> = {},
  origin = theShop().origins.operators,
): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  return text
    .split('\n')
    .filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `))
    .filter((line) => Object.entries(labels).every(([label, value]) => line.includes(`${label}="${value}"`)))
    .reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' ') + 1)), 0);
}
