import pLimit from 'p-limit';
import { type ApiError, apiError } from '../../http/errors/api-error.ts';
import type { Originals } from './originals.ts';

export type ReadLimits = {
  /** Number of originals read concurrently. */
  readonly atOnce: number;
  /** Reads that may wait. */
  readonly maximumWaiting: number;
  /** Timeout for one original in milliseconds. */
  readonly timeoutMs: number;
  /** Consecutive failures after which the storage is not used for a while. */
  readonly failures: number;
  readonly restMs: number;
};

/** Defaults. Shoppers wait for pictures, so a slower storage counts as unavailable. */
export const readLimits: ReadLimits = {
  atOnce: 8,
  maximumWaiting: 400,
  timeoutMs: 5_000,
  failures: 3,
  restMs: 10_000,
};

/**
 * Reads originals for requests, with a circuit breaker: after a few timeouts of a hung storage, reads fail at once until it is tried
 * again. Pages show a picture's colour until it arrives.
 * @param report called with the error of a read that failed
 * @returns a function that throws 503 if the storage does not respond, or too many reads are waiting
 */
export function createLimitedReads(
  read: Originals['read'],
  { atOnce, maximumWaiting, timeoutMs, failures: most, restMs }: ReadLimits,
  report: (error: unknown) => void,
): (id: string) => Promise<Buffer | null> {
  const limit = pLimit(atOnce);
  const running = new Map<string, Promise<Buffer | null>>();
  let failures = 0;
  let restsUntil = 0;

  async function readNow(id: string): Promise<Buffer | null> {
    if (performance.now() < restsUntil) throw pictureUnavailable(restMs / 1000);
    const signal = AbortSignal.timeout(timeoutMs);
    const late = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(new Error(`An original took longer than ${timeoutMs} ms.`)));
    });
    try {
      const bytes = await Promise.race([read(id, signal), late]);
      failures = 0;
      return bytes;
    } catch (error) {
      failures += 1;
      if (failures >= most) restsUntil = performance.now() + restMs;
      report(error);
      throw pictureUnavailable(restMs / 1000);
    }
  }

  return (id) => {
    const started = running.get(id);
    if (started) return started;
    if (limit.pendingCount >= maximumWaiting) return Promise.reject(pictureUnavailable());
    const reading = limit(() => readNow(id)).finally(() => running.delete(id));
    running.set(id, reading);
    return reading;
  };
}

/** @param retryAfter seconds */
export const pictureUnavailable = (retryAfter = 5): ApiError =>
  Object.assign(
    apiError(503, 'unavailable', {
      at: 'Dieses Bild ist gleich so weit. Bitte versuche es in Kürze noch einmal.',
      en: 'This picture will be ready soon. Please try again shortly.',
    }),
    { retryAfter },
  );
