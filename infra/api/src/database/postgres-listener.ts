import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Subscription } from './database.ts';

const firstPauseMs = 500;
const longestPauseMs = 10_000;
const connectionTimeoutMillis = 5_000;

/**
 * Subscribes on a dedicated connection and reconnects until the server closes. Notifications sent while the connection was lost
 * are not repeated; `onReconnect` is called after reconnecting.
 */
export async function listenOnPostgres(
  url: string,
  { channel, onNotification, onReconnect, onError }: Subscription,
): Promise<() => Promise<void>> {
  const closing = new AbortController();
  let client: pg.Client | null = null;

  async function connect(): Promise<void> {
    const own = new pg.Client({
      connectionString: url,
      // Without it, a server that accepts connections but never answers would be waited for without end.
      connectionTimeoutMillis,
      keepAlive: true,
      application_name: 'bergauf-api-listener',
    });
    let isOver = false;
    // Also called where the server ends the connection in good order, and more than once for one that is reset.
    const lost = (error: Error) => {
      if (isOver) return;
      isOver = true;
      onError(error);
      own.end().catch(() => undefined);
      if (client === own && !closing.signal.aborted) void reconnect();
    };
    own.on('error', lost);
    own.on('notification', ({ payload }) => onNotification(payload ?? ''));
    await own.connect();
    try {
      await own.query(`listen ${channel}`);
    } catch (error) {
      // For example, a standby refuses `listen`. Without this, each attempt would leave a connection open.
      isOver = true;
      await own.end().catch(() => undefined);
      throw error;
    }
    client = own;
  }

  async function reconnect(): Promise<void> {
    for (let pause = firstPauseMs; !closing.signal.aborted; pause = Math.min(pause * 2, longestPauseMs)) {
      try {
        await sleep(pause, undefined, { signal: closing.signal, ref: false });
        await connect();
        if (closing.signal.aborted) await client?.end();
        else onReconnect();
        return;
      } catch (error) {
        if (!closing.signal.aborted && error instanceof Error) onError(error);
      }
    }
  }

  await connect();
  return async () => {
    closing.abort();
    await client?.end();
  };
}
