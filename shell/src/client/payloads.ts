import type { PageData } from '../app/page-data.ts';
import { fetchPayload, fetchPayloadPatiently, type Payload } from './payload-answer.ts';

export type { PayloadAnswer } from './payload-answer.ts';

export type Payloads = {
  /** @throws where there is none */
  load(path: string, signal: AbortSignal): Promise<Payload>;
  /** The page as this tab has shown it not long ago; null where it has not. */
  recall(path: string): PageData | null;
  prefetch(path: string): void;
  /** True when the shop still runs this tab's set, or when that cannot be known. */
  isCurrent(signal: AbortSignal): Promise<boolean>;
};

/** A prefetched answer is held for so many milliseconds, and so many of them at a time: a pointer crosses many links and follows one. */
const prefetchLifetime = 15_000;
const heldPrefetches = 12;

/** What private pages wait for before they are shown, at most. */
const buildsTimeoutMs = 3_000;

/** Back and Forward show a page as it was, as browsers do, for this many milliseconds and for this many pages. */
const recallLifetime = 300_000;
const recalledPages = 20;

type EarlyAnswer = { payload: Promise<Payload>; letGo(): void; giveUp(): void };

function hasFailed({ answer }: Payload): boolean {
  return answer.kind === 'page' && answer.page.kind === 'failed';
}

/** Loader data of public pages, one static file each (ARCHITECTURE 5); `first` is the page that the document came with. */
export function createPayloads(setId: string, first: { path: string; page: PageData }): Payloads {
  const early = new Map<string, EarlyAnswer>();
  const shown = new Map<string, { at: number; page: PageData }>();
  keep(first.path, first.page);

  function keep(path: string, page: PageData): void {
    shown.delete(path);
    if (page.kind === 'data') shown.set(path, { at: Date.now(), page });
    for (const oldest of shown.keys()) if (shown.size > recalledPages) shown.delete(oldest);
  }

  /** Held until it is used, has failed, is too old or one too many. */
  function holdEarly(path: string): void {
    const end = new AbortController();
    const payload = fetchPayload(path, setId, end.signal);
    const held: EarlyAnswer = {
      payload,
      letGo() {
        clearTimeout(timer);
        if (early.get(path) === held) early.delete(path);
      },
      giveUp() {
        held.letGo();
        end.abort();
      },
    };
    const timer = setTimeout(held.giveUp, prefetchLifetime);
    payload.catch(held.letGo);
    early.set(path, held);
    for (const oldest of early.values()) if (early.size > heldPrefetches) oldest.giveUp();
  }

  async function earlyOrNow(path: string, signal: AbortSignal): Promise<Payload> {
    const held = early.get(path);
    held?.letGo();
    // An early answer that there is no page, for now, is no reason not to ask now.
    const payload = await held?.payload.catch(() => null);
    return payload && !hasFailed(payload) ? payload : fetchPayloadPatiently(path, setId, signal);
  }

  return {
    async load(path, signal) {
      const payload = await earlyOrNow(path, signal);
      const { answer, isOfThisSet } = payload;
      if (answer.kind === 'page' && isOfThisSet) keep(path, answer.page);
      return payload;
    },
    recall(path) {
      const known = shown.get(path);
      return known && Date.now() - known.at < recallLifetime ? known.page : null;
    },
    prefetch(path) {
      if (!early.has(path)) holdEarly(path);
    },
    async isCurrent(signal) {
      try {
        const patience = AbortSignal.any([signal, AbortSignal.timeout(buildsTimeoutMs)]);
        const response = await fetch('/_shell/builds.json', { cache: 'no-cache', signal: patience });
        const builds: unknown = await response.json();
        return typeof builds === 'object' && builds !== null && 'id' in builds ? builds.id === setId : true;
      } catch {
        return true;
      }
    },
  };
}
