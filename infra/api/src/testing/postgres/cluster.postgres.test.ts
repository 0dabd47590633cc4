// @module-tag rotated
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { requestDatabase } from './database-service.ts';

it('the days of a test database are those of UTC, whatever the time zone of the machine', async () => {
  const client = new pg.Client({ connectionString: await requestDatabase() });
  onTestFinished(() => client.end());
  await client.connect();
  const { rows } = await client.query(`select setting, source from pg_settings where name = 'TimeZone'`);
  expect(rows).toEqual([{ setting: 'UTC', source: 'command line' }]);
});
