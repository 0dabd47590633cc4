import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { steadyNow } from '../steady-clock.ts';

/** A Lua script, which the server runs atomically. */
export type RedisScript = { readonly text: string; readonly sha: string };

export const redisScript = (text: string): RedisScript => ({
  text,
  sha: createHash('sha1').update(text).digest('hex'),
});

/** Redis or Valkey, which may become unavailable at any time: every caller has a fallback (decision 0093). */
export type Redis = {
  /** @throws at once while the server is known to be unavailable; within a second if it becomes unavailable or hangs */
  run(script: RedisScript, keys: readonly string[], values: readonly (string | number)[]): Promise<unknown>;
  /** @throws as `run` */
  set(key: string, value: string, forMs: number): Promise<void>;
  /** @throws as `run` */
  has(key: string): Promise<boolean>;
  /** @returns the result of `ask`, or that of `instead` if the server does not respond or refuses the command */
  orFallback<Result>(ask: () => Promise<Result>, instead: () => Promise<Result> | Result): Promise<Result>;
  /** Milliseconds for which it has responded without a break and refused nothing; null while it does not respond. */
  upForMs(): number | null;
  /** Number of calls that used the fallback since the start. */
  fallbacks(): number;
  close(): Promise<void>;
};

export type RedisOptions = { readonly url: string; readonly log: Pick<FastifyBaseLogger, 'warn' | 'info'> };

/** Timeout, longer than a busy process needs to notice a response that has arrived. */
const answerMs = 1_000;
const longestPauseMs = 1_000;
const quietMs = 60_000;

/** Waits up to a second for the connection, so that a service starts without it as well. A lost connection is reopened. */
export async function openRedis({ url, log }: RedisOptions): Promise<Redis> {
  // Loaded on demand: most single-machine installations have no Redis.
  const { createClient, ErrorReply } = await import('@redis/client');
  const client = createClient({
    url,
    RESP: 2,
    // A request must not wait for an unavailable server.
    disableOfflineQueue: true,
    maintNotifications: 'disabled',
    // Detects, while there are no requests, that a server is back or hangs.
    pingInterval: 500,
    socket: {
      connectTimeout: 1_000,
      // A hung server does not respond to pings: the connection is closed and reopened.
      socketTimeout: 3_000,
      reconnectStrategy: (retries) => Math.min(50 * 2 ** Math.min(retries, 10), longestPauseMs),
    },
  });
  let upSince: number | null = null;
  let complainedAt: number | null = null;
  let refusedAt: number | null = null;
  let fallbacks = 0;

  function answered(): void {
    if (upSince !== null) return;
    upSince = steadyNow();
    log.info('Redis answers');
  }

  /** An outage is one line in the log, however many calls and attempts fail. */
  function failed(cause: unknown): void {
    const isKnown = upSince === null && complainedAt !== null && steadyNow() - complainedAt < quietMs;
    upSince = null;
    if (isKnown) return;
    complainedAt = steadyNow();
    log.warn({ err: cause }, 'Redis does not answer; until it does, each process does without it');
  }

  /** A server out of memory, or a replica, responds to PING but refuses writes. Not treated as an outage, which the next PING would end. */
  function refused(cause: unknown): void {
    // The refused data is missing, as after an outage.
    if (upSince !== null) upSince = steadyNow();
    if (refusedAt !== null && steadyNow() - refusedAt < quietMs) return;
    refusedAt = steadyNow();
    log.warn({ err: cause }, 'Redis refuses commands; each process does without them');
  }

  client.on('error', failed);
  client.on('ready', answered);
  client.on('ping-interval', answered);
  // After this wait, the reconnect strategy above continues.
  await withinMs(answerMs, client.connect()).catch(failed);

  async function send(command: readonly string[]): Promise<unknown> {
    if (upSince === null) throw new Error('Redis is away');
    return withinMs(answerMs, client.sendCommand([...command]));
  }

  return {
    async run({ text, sha }, keys, values) {
      const given = [String(keys.length), ...keys, ...values.map(String)];
      try {
        return await send(['EVALSHA', sha, ...given]);
      } catch (cause) {
        // A restarted server does not know the script.
        if (!(cause instanceof Error) || !cause.message.startsWith('NOSCRIPT')) throw cause;
        return send(['EVAL', text, ...given]);
      }
    },
    async set(key, value, forMs) {
      await send(['SET', key, value, 'PX', String(Math.ceil(forMs))]);
    },
    has: async (key) => (await send(['EXISTS', key])) === 1,
    async orFallback(ask, instead) {
      try {
        return await ask();
      } catch (cause) {
        if (cause instanceof ErrorReply) refused(cause);
        else failed(cause);
        fallbacks += 1;
        return instead();
      }
    },
    upForMs: () => (upSince === null ? null : steadyNow() - upSince),
    fallbacks: () => fallbacks,
    async close() {
      client.destroy();
    },
  };
}

/**
 * The client's own timeout covers only the writing of a command, so a hung server would block callers for ever.
 * @throws when the promise does not settle in time
 */
async function withinMs<Result>(ms: number, promise: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`There was no answer within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
