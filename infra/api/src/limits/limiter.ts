import { createHash } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { type Orm, selectRows } from '../database/database.ts';
import { type ApiError, tooManyRequests } from '../http/errors/api-error.ts';
import type { LimitName, RateLimit, RateLimits } from './rate-limit-settings.ts';

/** Something that is counted: an attempt from a network, an email to an address. */
export type Counted = {
  readonly of: LimitName;
  readonly who: string;
  /**
   * Beyond the limit, each further attempt has to wait twice as long as the one before, instead of being refused until the
   * bucket drains.
   */
  readonly slows?: boolean;
};

/** Leaky-bucket rate limits. Counting and deciding is one step, so parallel requests cannot exceed the limit. */
export type Limiter = {
  /**
   * Counts either all of them or none.
   * @throws 429 with the seconds to wait if one is beyond its limit
   */
  take(orm: Orm, counted: readonly Counted[], refusal?: (seconds: number) => ApiError): Promise<void>;
  /**
   * Counts unless the limit is reached.
   * @returns whether it was counted
   */
  tryTake(orm: Orm, counted: Counted): Promise<boolean>;
  /** Takes back counted attempts. */
  giveBack(orm: Orm, counted: readonly Counted[]): Promise<void>;
  /** Resets the count. */
  forget(orm: Orm, counted: Counted): Promise<void>;
};

export const firstWaitMs = 1000;
export const longestWaitMs = 15 * 60_000;
/** After this many doublings the first wait exceeds the longest. */
export const doublings = 10;

/** Time per attempt is not a whole number of milliseconds; sums are off by less than this. */
export const roundingMs = 1;

/** Only a hash of addresses and networks is stored. */
export function keyOf({ of, who }: Counted): string {
  return createHash('sha256').update(`${of} ${who}`).digest('base64url');
}

/** A limit at the current time; all values are in milliseconds. */
type Moment = RateLimit & { readonly now: number; readonly each: number; readonly fullest: number };

export function momentOf({ slows }: Counted, limit: RateLimit): Moment {
  const now = Date.now();
  const each = limit.timeWindow / limit.max;
  // A bucket with growing waits may exceed its size until the waits stop growing.
  return { ...limit, now, each, fullest: now + limit.timeWindow + (slows ? doublings * each : 0) };
}

/** The time at which the bucket is empty, as SQL. A row beyond the maximum, written by a wrong clock, counts as empty. */
const emptyAt = ({ now, fullest }: Moment): SQL =>
  sql`greatest(case when r.empty_at > ${fullest}::float8 then 0 else r.empty_at end, ${now}::float8)`;

/** Milliseconds to wait, as SQL over the row. */
function waitOf({ slows }: Counted, moment: Moment): SQL {
  const { max, timeWindow, now, each } = moment;
  if (!slows) return sql`greatest(0, ${emptyAt(moment)} + ${each}::float8 - ${now + timeWindow}::float8)`;
  const beyond = sql`least(round((r.empty_at - r.counted_at) / ${each}::float8) - ${max}::float8, ${doublings}::float8)`;
  const wait = sql`least(${firstWaitMs}::float8 * power(2::float8, ${beyond}), ${longestWaitMs}::float8)`;
  return sql`case when ${beyond} < 0 or r.counted_at > ${now}::float8 then 0
    else greatest(0, r.counted_at + ${wait} - ${now}::float8) end`;
}

/**
 * Counts in the database: all instances share the counts, they survive restarts, and a failed transaction counts nothing.
 */
export function createLimiter(limits: RateLimits): Limiter {
  /** @returns milliseconds to wait; 0 if it was counted */
  async function count(orm: Orm, counted: Counted): Promise<number> {
    const moment = momentOf(counted, limits[counted.of]);
    const { now, each, fullest } = moment;
    const key = keyOf(counted);
    const wait = waitOf(counted, moment);
    const [taken] = await selectRows(
      orm,
      sql`insert into rate_limits as r (key, counted_at, empty_at) values (${key}, ${now}, ${now + each})
        on conflict (key) do update set counted_at = ${now}::float8,
          empty_at = least(${emptyAt(moment)} + ${each}::float8, ${fullest}::float8)
        where ${wait} < ${roundingMs} returning key`,
    );
    if (taken !== undefined) return 0;
    const [row] = await selectRows<{ wait: number }>(
      orm,
      sql`select ${wait} as wait from rate_limits r where key = ${key}`,
    );
    return Math.max(Number(row?.wait ?? 0), roundingMs);
  }

  async function giveBack(orm: Orm, counted: readonly Counted[]): Promise<void> {
    for (const one of counted) {
      const { max, timeWindow } = limits[one.of];
      const each = timeWindow / max;
      await orm.execute(sql`update rate_limits set empty_at = empty_at - ${each}::float8 where key = ${keyOf(one)}`);
    }
  }

  return {
    async take(orm, counted, refusal = tooManyRequests) {
      for (const [index, one] of counted.entries()) {
        const wait = await count(orm, one);
        if (wait === 0) continue;
        await giveBack(orm, counted.slice(0, index));
        throw refusal(Math.ceil(wait / 1000));
      }
    },
    tryTake: async (orm, counted) => (await count(orm, counted)) === 0,
    giveBack,
    async forget(orm, counted) {
      await orm.execute(sql`delete from rate_limits where key = ${keyOf(counted)}`);
    },
  };
}
