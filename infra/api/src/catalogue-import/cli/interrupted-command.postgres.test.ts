// @module-tag rotated
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { constants, tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { exampleFolder } from '@bergauf/catalogue-format/testing/example-folder';
import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { advisoryLocks } from '../../database/advisory-locks.ts';
import { requestDatabase } from '../../testing/postgres/database-service.ts';

const program = fileURLToPath(new URL('./main.ts', import.meta.url));

it('an import that a signal ends leaves no unpacked archive behind', async () => {
  const home = await mkdtemp(path.join(tmpdir(), 'bergauf-interrupted-'));
  const url = await requestDatabase();
  const other = new pg.Client({ connectionString: url });
  await other.connect();
  try {
    // The command waits for this import, when its archive is unpacked.
    await other.query('select pg_advisory_lock($1)', [advisoryLocks.import]);
    const archive = path.join(home, 'catalogue.tar');
    await promisify(execFile)('tar', ['-cf', archive, '-C', exampleFolder, '.']);
    const temporary = path.join(home, 'tmp');
    await mkdir(temporary);
    for (const [earlier, signal] of (['SIGINT', 'SIGTERM'] as const).entries()) {
      const child = spawn(process.execPath, ['--import', 'tsx', program, 'import', archive], {
        env: { ...process.env, TMPDIR: temporary, DATABASE_URL: url, BERGAUF_HOME: path.join(home, 'state') },
        stdio: 'ignore',
      });
      const exited = once(child, 'exit');
      const waiting = `select from pg_locks where locktype = 'advisory' and not granted and objid = ${advisoryLocks.import}
        and database = (select oid from pg_database where datname = current_database())`;
      // The server goes on waiting for a client that has ended.
      await vi.waitFor(async () => expect((await other.query(waiting)).rowCount).toBe(earlier + 1), 50_000);
      const unpacked = (await readdir(temporary)).filter((name) => name.startsWith('bergauf-'));
      expect(unpacked).toEqual([expect.stringMatching(/^bergauf-catalogue-/)]);
      child.kill(signal);
      expect(await exited).toEqual([128 + constants.signals[signal], null]);
      expect((await readdir(temporary)).filter((name) => name.startsWith('bergauf-'))).toEqual([]);
    }
  } finally {
    await other.end();
    await rm(home, { recursive: true, force: true });
  }
}, 150_000);
