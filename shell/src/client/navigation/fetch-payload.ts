import { type Payload, payloadUrl } from '../../app/payload.ts';

export type FetchedPayload = {
  payload: Payload;
  /** False when it was rendered by another release set than this tab's. */
  isOfThisSet: boolean;
};

/** Milliseconds after which a request is aborted. */
const responseTimeoutMs = 15_000;

/** Longest `retry-after` in milliseconds that is waited for; with a longer one the shopper decides. */
const longestWaitMs = 3_000;

/**
 * As `fetchPayload`, with one retry of a page whose data the server could not load, after the time that the server names. A server that is
 * too busy to render is not called again: the browser can load the data itself.
 */
export async function fetchPayloadWithRetry(path: string, setId: string, signal: AbortSignal): Promise<FetchedPayload> {
  const first = await request(path, signal);
  const wait = first.status === 503 && setOf(first) !== null ? retryAfterMs(first) : null;
  if (wait === null) return read(first, path, setId);
  await new Promise((resolve) => setTimeout(resolve, wait));
  signal.throwIfAborted();
  return fetchPayload(path, setId, signal);
}

/**
 * Fetches the payload of a page (ARCHITECTURE 5), which may say that the page failed.
 * @throws without a usable response: no connection, a timeout, a server that is too busy, a response that does not come from the shop
 */
export async function fetchPayload(path: string, setId: string, signal: AbortSignal): Promise<FetchedPayload> {
  return read(await request(path, signal), path, setId);
}

async function read(response: Response, path: string, setId: string): Promise<FetchedPayload> {
  // A response without a release set does not come from the shop, for example a proxy's error page.
  const renderedBy = setOf(response);
  if (renderedBy === null) throw new Error(`The payload of ${path} answered ${response.status}`);
  const payload: unknown = await response.json();
  if (!isPayload(payload)) throw new Error(`The payload of ${path} is malformed`);
  return { payload, isOfThisSet: renderedBy === setId };
}

function setOf(response: Response): string | null {
  return response.headers.get('x-release-set');
}

function request(path: string, signal: AbortSignal): Promise<Response> {
  return fetch(payloadUrl(path), { signal: within(responseTimeoutMs, signal) });
}

/** A signal that is aborted with `signal`, and after `ms` milliseconds. */
export const within = (ms: number, signal: AbortSignal): AbortSignal =>
  AbortSignal.any([signal, AbortSignal.timeout(ms)]);

/** @returns null when the response names no time, or one that is too long */
function retryAfterMs({ headers }: Response): number | null {
  const text = headers.get('retry-after') ?? '';
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : Number.POSITIVE_INFINITY;
  return wait <= longestWaitMs ? wait : null;
}

function isPayload(value: unknown): value is Payload {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false;
  if (value.kind === 'redirect') return 'to' in value && typeof value.to === 'string';
  const page = value.kind === 'page' && 'page' in value ? value.page : null;
  // A pending page would be requested without end.
  return typeof page === 'object' && page !== null && 'kind' in page && page.kind !== 'pending';
}
