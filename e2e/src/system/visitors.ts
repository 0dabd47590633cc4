import { setTimeout as sleep } from 'node:timers/promises';
import { browserName } from './chromium.ts';

/** What visitors saw: the number of complete pages, and the count of every other result. */
export type Seen = { complete: number; other: Record<string, number>; milliseconds: number[] };

export type Visitors = { stop(): Promise<Seen> };

/** Pages that visitors ask for in turn: documents and payloads, with and without data. */
const targets = ['/', '/_payload/search.json', '/herren/', '/search/?q=ski', '/login/', '/_payload/herren/schuhe.json'];

/** Starts `count` visitors, each of whom requests the next page as soon as the last one has arrived, until stopped. */
export function sendVisitors(origin: string, count: number): Visitors {
  const seen: Seen = { complete: 0, other: {}, milliseconds: [] };
  let stopped = false;
  const visitors = Array.from({ length: count }, async (_, visitor) => {
    for (let visit = visitor; !stopped; visit++) {
      await visitPage(origin, targets[visit % targets.length] ?? '/', seen);
      await sleep(5);
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

/** Requests a page once and records what a shopper would see. */
export async function visitPage(origin: string, target: string, seen: Seen): Promise<void> {
  const started = performance.now();
  const what = await ask(origin, target).catch((cause: unknown) => String(cause));
  seen.milliseconds.push(performance.now() - started);
  if (what === null) seen.complete += 1;
  else seen.other[what] = (seen.other[what] ?? 0) + 1;
}

/** @returns null for a complete page, else what is wrong with it */
async function ask(origin: string, target: string): Promise<string | null> {
  const response = await fetch(`${origin}${target}`, { signal: AbortSignal.timeout(30_000), headers: browserHeaders });
  const text = await response.text();
  if (response.status !== 200) return `${response.status} ${target}`;
  const missing = target.startsWith('/_payload/') ? missingInPayload(text) : missingInDocument(target, text);
  return missing === null ? null : `${missing} ${target}`;
}

const browserHeaders = { 'user-agent': browserName };

function missingInDocument(target: string, html: string): string | null {
  if (!html.endsWith('</html>')) return 'cut off';
  if (!/data-mf="mf-header@/.test(html)) return 'no header';
  if (!/data-mf="mf-content@[^"]+" data-fragment="mf-content\/footer"/.test(html)) return 'no footer';
  if (/data-mf-state="(failed|loading)"/.test(html)) return 'a part is missing';
  if (target === '/login/') return null;
  return (html.match(/<article/g)?.length ?? 0) >= 8 ? null : 'no products';
}

function missingInPayload(text: string): string | null {
  const payload = JSON.parse(text) as { kind: string; page?: { kind: string } };
  return payload.kind === 'page' && payload.page?.kind === 'data'
    ? null
    : `${payload.kind} ${payload.page?.kind ?? ''}`;
}
