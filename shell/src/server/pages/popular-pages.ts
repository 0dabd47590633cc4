import { steadyNow } from '@bergauf/service-kit/steady-clock';
import { LRUCache } from 'lru-cache';

/** Counts requests by page; older requests count less. */
export type PopularPages = {
  count(path: string): void;
  /** The most requested pages, most requested first. */
  top(most: number): string[];
};

const counted = 2_000;

/** @param halfLifeMs after this time a request counts half */
export function createPopularPages(halfLifeMs: number): PopularPages {
  const pages = new LRUCache<string, { score: number; at: number }>({ max: counted });
  const decayed = ({ score, at }: { score: number; at: number }, now: number): number =>
    score * 0.5 ** ((now - at) / halfLifeMs);
  return {
    count(path) {
      const now = steadyNow();
      const known = pages.get(path);
      pages.set(path, { score: (known ? decayed(known, now) : 0) + 1, at: now });
    },
    top(most) {
      const now = steadyNow();
      return [...pages.entries()]
        .map(([path, page]) => ({ path, score: decayed(page, now) }))
        .sort((a, b) => b.score - a.score)
        .slice(0, most)
        .map(({ path }) => path);
    },
  };
}
