import { setTimeout as sleep } from 'node:timers/promises';
import type { ContentLocale } from 'shared-contracts/entities';
import { runAfterChanges } from '../live-catalogue/run-after-changes.ts';
import type { FlyerCache } from './flyer-cache.ts';

const locales: readonly ContentLocale[] = ['at', 'en'];

/** Ends early on another change, as its results would be outdated. */
export async function makeFlyersAhead(cache: FlyerCache, signal: AbortSignal): Promise<void> {
  const version = cache.version();
  const paths = await cache.paths();
  for (const locale of locales) {
    for (const path of paths) {
      if (signal.aborted || cache.version() !== version) return;
      const started = performance.now();
      await cache.flyer(path, locale);
      // Uses at most half of one core.
      await sleep(performance.now() - started, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }
}

const everyMs = 10_000;

type Options = {
  readonly cache: FlyerCache;
  onError(error: unknown): void;
};

/**
 * Makes the flyers one after the other before they are requested: at start, and after a change of the catalogue or of the week.
 * @returns a function that stops it
 */
export function makeFlyersAheadRegularly({ cache, onError }: Options): () => Promise<void> {
  return runAfterChanges({
    everyMs,
    version: () => cache.version(),
    run: (signal) => makeFlyersAhead(cache, signal),
    onError,
  });
}
