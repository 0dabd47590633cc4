import type { PageData } from '../app/page-data.ts';
import { payloadUrl } from '../app/payload-path.ts';

export type PayloadAnswer =
  | { kind: 'page'; page: PageData }
  | { kind: 'redirect'; to: string }
  /** The shop runs another set of releases by now. */
  | { kind: 'outdated' };

export type Payloads = {
  load(path: string, signal: AbortSignal): Promise<PayloadAnswer>;
  /** The page as this tab has shown it not long ago; null where it has not. */
  recall(path: string): PageData | null;
  prefetch(path: string): void;
  /** True when the shop still runs this tab's set, or when nobody can tell. */
  isCurrent(): Promise<boolean>;
};

/** How long a prefetched answer may be used, in milliseconds. */
const prefetchLifetime = 15_000;

/** Back and Forward show a page as it was, as browsers do, for this many milliseconds and for this many pages. */
const recallLifetime = 300_000;
const recalledPages = 20;

/** Loader data of public pages, one static file each (ARCHITECTURE 5); `first` is the page that the document came with. */
export function createPayloads(setId: string, first: { path: string; page: PageData }): Payloads {
  const prefetched = new Map<string, { at: number; answer: Promise<PayloadAnswer> }>();
  const shown = new Map<string, { at: number; page: PageData }>();
  keep(first.path, first.page);

  function keep(path: string, page: PageData): void {
    shown.delete(path);
    if (page.kind === 'data') shown.set(path, { at: Date.now(), page });
    for (const oldest of shown.keys()) if (shown.size > recalledPages) shown.delete(oldest);
  }

  async function fetchPayload(path: string, signal?: AbortSignal): Promise<PayloadAnswer> {
    const response = await fetch(payloadUrl(path), signal ? { signal } : {});
    // An answer without a set is no answer of the shop's: a proxy's error page, say. Leaving for it would not help.
    if (!response.ok) throw new Error(`The payload of ${path} answered ${response.status}`);
    if (response.headers.get('x-release-set') !== setId) return { kind: 'outdated' };
    return (await response.json()) as PayloadAnswer;
  }

  async function earlyOrNow(path: string, signal: AbortSignal): Promise<PayloadAnswer> {
    const early = prefetched.get(path);
    prefetched.delete(path);
    if (early && Date.now() - early.at < prefetchLifetime) {
      // An early answer that failed is no reason not to ask now.
      const answer = await early.answer.catch(() => null);
      if (answer) return answer;
    }
    return fetchPayload(path, signal);
  }

  return {
    async load(path, signal) {
      const answer = await earlyOrNow(path, signal);
      if (answer.kind === 'page') keep(path, answer.page);
      return answer;
    },
    recall(path) {
      const known = shown.get(path);
      return known && Date.now() - known.at < recallLifetime ? known.page : null;
    },
    prefetch(path) {
      const early = prefetched.get(path);
      if (early && Date.now() - early.at < prefetchLifetime) return;
      const answer = fetchPayload(path);
      answer.catch(() => prefetched.delete(path));
      prefetched.set(path, { at: Date.now(), answer });
    },
    async isCurrent() {
      try {
        const response = await fetch('/_shell/builds.json', { cache: 'no-cache' });
        const builds: unknown = await response.json();
        return typeof builds === 'object' && builds !== null && 'id' in builds ? builds.id === setId : true;
      } catch {
        return true;
      }
    },
  };
}
