import { type Redis, redisScript } from '@bergauf/service-kit/redis/open-redis';
import { tooManyRequests } from '../http/errors/api-error.ts';
import {
  type Counted,
  doublings,
  firstWaitMs,
  keyOf,
  type Limiter,
  longestWaitMs,
  momentOf,
  roundingMs,
} from './limiter.ts';
import { countedInTransactions, type RateLimits } from './rate-limit-settings.ts';

/** Implements the rules of `limiter.ts`. A bucket is a hash of two times: `counted`, the last count, and `empty`, when it has drained. */
const count = redisScript(`
local now = tonumber(ARGV[1])
local after = {}
for i, key in ipairs(KEYS) do
  local each, max, window, fullest, slows =
    tonumber(ARGV[i * 5 - 3]), tonumber(ARGV[i * 5 - 2]), tonumber(ARGV[i * 5 - 1]), tonumber(ARGV[i * 5]), ARGV[i * 5 + 1]
  local row = redis.call('hmget', key, 'counted', 'empty')
  local counted, stored = tonumber(row[1] or 0), tonumber(row[2] or 0)
  local empty = math.max(stored > fullest and 0 or stored, now)
  local wait = 0
  if slows == '0' then
    wait = empty + each - (now + window)
  else
    local beyond = math.min(math.floor((stored - counted) / each + 0.5) - max, ${doublings})
    if row[1] and beyond >= 0 and counted <= now then
      wait = counted + math.min(${firstWaitMs} * 2 ^ beyond, ${longestWaitMs}) - now
    end
  end
  if wait >= ${roundingMs} then return { i, math.ceil(wait) } end
  after[i] = math.min(empty + each, fullest)
end
for i, key in ipairs(KEYS) do
  redis.call('hset', key, 'counted', string.format('%.17g', now), 'empty', string.format('%.17g', after[i]))
  redis.call('pexpire', key, math.ceil(after[i] - now) + 1000)
end
return { 0, 0 }`);

const giveBack = redisScript(`
for i, key in ipairs(KEYS) do
  local empty = tonumber(redis.call('hget', key, 'empty') or nil)
  if empty then redis.call('hset', key, 'empty', string.format('%.17g', empty - tonumber(ARGV[i]))) end
end`);

const forget = redisScript(`redis.call('del', unpack(KEYS))`);

const redisKey = (counted: Counted): string => `bergauf:limit:${keyOf(counted)}`;

/**
 * Counts requests in Redis, shared by all product APIs, without a database statement. Orders and emails are counted in the database
 * in their own transaction, and so is everything else while Redis is unavailable; those counts then start at zero.
 */
export function createRedisLimiter(redis: Redis, limits: RateLimits, database: Limiter): Limiter {
  /** @returns milliseconds to wait, for the first that is beyond its limit; 0 if all were counted */
  async function take(counted: readonly Counted[]): Promise<number> {
    const values = counted.flatMap((one) => {
      const { each, max, timeWindow, fullest } = momentOf(one, limits[one.of]);
      return [each, max, timeWindow, fullest, one.slows ? 1 : 0];
    });
    const [, wait] = (await redis.run(count, counted.map(redisKey), [Date.now(), ...values])) as [number, number];
    return wait;
  }
  const isForDatabase = (counted: readonly Counted[]): boolean =>
    counted.some(({ of }) => countedInTransactions.has(of));

  return {
    async take(orm, counted, refusal = tooManyRequests) {
      if (isForDatabase(counted)) return database.take(orm, counted, refusal);
      const wait = await redis.orFallback(
        () => take(counted),
        async () => {
          await database.take(orm, counted, refusal);
          return 0;
        },
      );
      if (wait > 0) throw refusal(Math.ceil(wait / 1000));
    },
    async tryTake(orm, counted) {
      if (isForDatabase([counted])) return database.tryTake(orm, counted);
      return redis.orFallback(
        async () => (await take([counted])) === 0,
        () => database.tryTake(orm, counted),
      );
    },
    async giveBack(orm, counted) {
      if (counted.length === 0 || isForDatabase(counted)) return database.giveBack(orm, counted);
      const times = counted.map(({ of }) => limits[of].timeWindow / limits[of].max);
      await redis.orFallback(
        async () => void (await redis.run(giveBack, counted.map(redisKey), times)),
        () => database.giveBack(orm, counted),
      );
    },
    async forget(orm, counted) {
      if (isForDatabase([counted])) return database.forget(orm, counted);
      await redis.orFallback(
        async () => void (await redis.run(forget, [redisKey(counted)], [])),
        () => database.forget(orm, counted),
      );
    },
  };
}
