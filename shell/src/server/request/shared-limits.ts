import { createHash } from 'node:crypto';
import { type Redis, redisScript } from '@bergauf/service-kit/redis/open-redis';
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { LRUCache } from 'lru-cache';

type Counted = { current: number; ttl: number };

const countOne = redisScript(`
local current = redis.call('incr', KEYS[1])
if current == 1 then redis.call('pexpire', KEYS[1], ARGV[1]) end
return { current, redis.call('pttl', KEYS[1]) }`);

/** Most callers of one route that are counted in this process; with more, the least recent ones are forgotten. */
const mostCallers = 5_000;

/** Counts in this process, within windows of fixed length. */
function countHere(): (key: string, windowMs: number) => Counted {
  const windows = new LRUCache<string, { current: number }>({ max: mostCallers });
  return (key, windowMs) => {
    const window = windows.get(key) ?? { current: 0 };
    window.current += 1;
    // The time of a window is that of its first request.
    if (window.current === 1) windows.set(key, window, { ttl: windowMs });
    return { current: window.current, ttl: windows.getRemainingTTL(key) };
  };
}

/**
 * Rate limits that all shells of a shop share in Redis. While Redis is unavailable each shell counts for itself: with n shells, a caller
 * gets n times the limit (decision 0093).
 * @param shop its origin: two shops on the same Redis have limits of their own
 */
export function sharedLimits(redis: Pick<Redis, 'run' | 'orFallback'>, shop: string): FastifyRateLimitStoreCtor {
  return class SharedStore implements FastifyRateLimitStore {
    readonly #route: string;
    readonly #here = countHere();

    constructor(options: object) {
      // The plugin's own options have no route.
      this.#route = 'routeInfo' in options ? String((options.routeInfo as { url?: unknown }).url) : '';
    }

    incr(caller: string, done: (error: Error | null, result?: Counted) => void, windowMs: number): void {
      // A person's address is not stored.
      const hash = createHash('sha256').update(`${shop} ${this.#route} ${caller}`).digest('base64url');
      const ask = async (): Promise<Counted> => {
        const [current, ttl] = (await redis.run(countOne, [`bergauf:shell:${hash}`], [windowMs])) as [number, number];
        return { current, ttl };
      };
      redis
        .orFallback(ask, () => this.#here(hash, windowMs))
        .then(
          (counted) => done(null, counted),
          (cause: unknown) => done(cause instanceof Error ? cause : new Error(String(cause))),
        );
    }

    child(options: object): FastifyRateLimitStore {
      return new SharedStore(options);
    }
  };
}
