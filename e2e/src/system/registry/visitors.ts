import { setTimeout as sleep } from 'node:timers/promises';
import { browserName, missingInDocument, missingInPayload } from '@bergauf/test-kit/whole-page';

/** What visitors saw: the number of complete pages, and the count of every other result. */
export type Seen = { complete: number; other: Record<string, number>; milliseconds: number[] };

export type Visitors = { stop(): Promise<Seen> };

/** Pages that visitors request in turn: documents and payloads, with and without data. */
const targets = ['/', '/_payload/search.json', '/herren/', '/search/?q=ski', '/login/', '/_payload/herren/schuhe.json'];

/** Starts `count` visitors, each of whom requests the next page soon after the last one has arrived, until stopped. */
export function sendVisitors(origin: string, count: number, get: Get = fetchPage): Visitors {
  const seen: Seen = { complete: 0, other: {}, milliseconds: [] };
  let stopped = false;
  const visitors = Array.from({ length: count }, async (_, visitor) => {
    for (let visit = visitor; !stopped; visit++) {
      await visitPage(origin, targets[visit % targets.length] ?? '/', seen, get);
      // Without a pause they would use all CPU time, and slow a swap down arbitrarily.
      await sleep(25);
    }
  });
  return {
    async stop() {
      stopped = true;
      await Promise.all(visitors);
      return seen;
    },
  };
}

/** Requests every page once, all at the same time. */
export async function visitEveryPage(origin: string): Promise<Seen> {
  const seen: Seen = { complete: 0, other: {}, milliseconds: [] };
  await Promise.all(targets.map((target) => visitPage(origin, target, seen)));
  return seen;
}

/** The distinct release sets of the pages that visitors currently get. */
export async function setsOfPages(origin: string, pages = targets): Promise<(string | null)[]> {
  const responses = await Promise.all(
    pages.map(async (target) => {
      const response = await fetch(`${origin}${target}`, { headers: browserHeaders });
      await response.text();
      return response.headers.get('x-release-set');
    }),
  );
  return [...new Set(responses)];
}

/** Requests a page once and records what a shopper would see. */
export async function visitPage(origin: string, target: string, seen: Seen, get: Get = fetchPage): Promise<void> {
  const started = performance.now();
  const what = await ask(origin, target, get).catch((cause: unknown) => String(cause));
  seen.milliseconds.push(performance.now() - started);
  if (what === null) seen.complete += 1;
  else seen.other[what] = (seen.other[what] ?? 0) + 1;
}

/** @returns null for a complete page, otherwise what is wrong with it */
async function ask(origin: string, target: string, get: Get): Promise<string | null> {
  const response = await get(`${origin}${target}`);
  const text = await response.text();
  if (response.status !== 200) return `${response.status} ${target}`;
  const set = response.headers.get('x-release-set');
  const missing = target.startsWith('/_payload/')
    ? missingInPayload(text)
    : missingInDocument(text, set, target === '/login/' ? 0 : 8);
  return missing === null ? null : `${missing} ${target}`;
}

const browserHeaders = { 'user-agent': browserName };

/** How visitors request a page, for example through a proxy with its own certificate. */
export type Get = (url: string) => Promise<Response>;

const fetchPage: Get = (url) => fetch(url, { signal: AbortSignal.timeout(30_000), headers: browserHeaders });
