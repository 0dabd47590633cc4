import type { PageData } from '../app/page-data.ts';
import { payloadUrl } from '../app/payload-path.ts';

export type PayloadAnswer =
  | { kind: 'page'; page: PageData }
  | { kind: 'redirect'; to: string }
  /** The shop runs another set of releases by now. */
  | { kind: 'outdated' };

export type Payloads = {
  load(path: string, signal: AbortSignal): Promise<PayloadAnswer>;
  prefetch(path: string): void;
  /** True when the shop still runs this tab's set, or when nobody can tell. */
  isCurrent(): Promise<boolean>;
};

/** How long a prefetched answer may be used, in milliseconds. */
const prefetchLifetime = 15_000;

/** Loader data of public pages, one static file each (ARCHITECTURE 5). */
export function createPayloads(setId: string): Payloads {
  const prefetched = new Map<string, { at: number; answer: Promise<PayloadAnswer> }>();

  async function fetchPayload(path: string, signal?: AbortSignal): Promise<PayloadAnswer> {
    const response = await fetch(payloadUrl(path), signal ? { signal } : {});
    // An answer without a set is no answer of the shop's: a proxy's error page, say. Leaving for it would not help.
    if (!response.ok) throw new Error(`The payload of ${path} answered ${response.status}`);
    if (response.headers.get('x-release-set') !== setId) return { kind: 'outdated' };
    return (await response.json()) as PayloadAnswer;
  }

  return {
    async load(path, signal) {
      const early = prefetched.get(path);
      prefetched.delete(path);
      if (early && Date.now() - early.at < prefetchLifetime) {
        // An early answer that failed is no reason not to ask now.
        const answer = await early.answer.catch(() => null);
        if (answer) return answer;
      }
      return fetchPayload(path, signal);
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
