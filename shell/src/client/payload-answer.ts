import type { PageData } from '../app/page-data.ts';
import { payloadUrl } from '../app/payload-path.ts';

/** What a payload file holds. */
export type PayloadAnswer = { kind: 'page'; page: PageData } | { kind: 'redirect'; to: string };

export type Payload = {
  answer: PayloadAnswer;
  /** False when another set of releases has made it than this tab runs. */
  isOfThisSet: boolean;
};

/** A server that hangs is given up after this many milliseconds. */
const answerTimeoutMs = 15_000;

/** Longer waits, in milliseconds, are the shopper's to decide on. */
const longestWaitMs = 3_000;

/**
 * As `fetchPayload`. A page that the server could not make, for want of its data, is asked for once more when the server says that it
 * may be there soon. A server without room for a rendering is not asked again: the browser can load the data by itself.
 */
export async function fetchPayloadPatiently(path: string, setId: string, signal: AbortSignal): Promise<Payload> {
  const first = await ask(path, signal);
  const wait = first.status === 503 && setOf(first) !== null ? retryAfterMs(first) : null;
  if (wait === null) return read(first, path, setId);
  await passed(wait, signal);
  return fetchPayload(path, setId, signal);
}

/**
 * A page's payload file (ARCHITECTURE 5); that the page failed is an answer too.
 * @throws where there is none: no connection, no answer in time, no room for a rendering, an answer that is not the shop's
 */
export async function fetchPayload(path: string, setId: string, signal: AbortSignal): Promise<Payload> {
  return read(await ask(path, signal), path, setId);
}

async function read(response: Response, path: string, setId: string): Promise<Payload> {
  // An answer without a set is no answer of the shop's: a proxy's error page, say. Leaving for it would not help.
  const madeBy = setOf(response);
  if (madeBy === null) throw new Error(`The payload of ${path} answered ${response.status}`);
  const answer: unknown = await response.json();
  if (!isAnswer(answer)) throw new Error(`The payload of ${path} is none`);
  return { answer, isOfThisSet: madeBy === setId };
}

function setOf(response: Response): string | null {
  return response.headers.get('x-release-set');
}

function ask(path: string, signal: AbortSignal): Promise<Response> {
  return fetch(payloadUrl(path), { signal: AbortSignal.any([signal, AbortSignal.timeout(answerTimeoutMs)]) });
}

/** Null where it names no time, or one that is too long to wait for. */
function retryAfterMs({ headers }: Response): number | null {
  const text = headers.get('retry-after') ?? '';
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : Number.POSITIVE_INFINITY;
  return wait <= longestWaitMs ? wait : null;
}

function passed(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    const giveUp = (): void => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    signal.addEventListener('abort', giveUp, { once: true });
  });
}

function isAnswer(answer: unknown): answer is PayloadAnswer {
  if (typeof answer !== 'object' || answer === null || !('kind' in answer)) return false;
  if (answer.kind === 'redirect') return 'to' in answer && typeof answer.to === 'string';
  const page = answer.kind === 'page' && 'page' in answer ? answer.page : null;
  // A page that is pending would be asked for without end.
  return typeof page === 'object' && page !== null && 'kind' in page && page.kind !== 'pending';
}
