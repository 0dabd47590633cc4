// @module-tag rotated
import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { testData } from '../testing/test-data.ts';
import { listenOnPostgres } from './postgres-listener.ts';

it('a subscription that the database refuses leaves no connection open', async () => {
  const data = await testData();
  if (!('databaseUrl' in data)) throw new Error('This test needs PostgreSQL');
  const nothing = () => undefined;
  const events = { onNotification: nothing, onReconnect: nothing, onError: nothing };
  // No identifier: refused as a standby refuses every subscription.
  const refused = listenOnPostgres(data.databaseUrl, { channel: 'no identifier', ...events });
  await expect(refused).rejects.toThrow('syntax error');
  const observer = new pg.Client({ connectionString: data.databaseUrl });
  await observer.connect();
  try {
    await vi.waitFor(async () => {
      const { rows } = await observer.query(
        `select pid from pg_stat_activity where application_name = 'bergauf-api-listener' and datname = current_database()`,
      );
      expect(rows).toEqual([]);
    }, 10_000);
  } finally {
    await observer.end();
  }
}, 120_000);
