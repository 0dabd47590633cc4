import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isReachable } from '@bergauf/api/testing/postgres/cluster';
import { freePort } from '@bergauf/service-kit/testing/free-port';

/** Debian installs it in a folder that is only in root's PATH. */
const program = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'].find((file) => existsSync(file)) ?? null;

/** Why tests of the pooler are skipped; false if PgBouncer is installed. */
export const whyNoPooler: string | false = program === null && 'PgBouncer is not installed (Debian: pgbouncer)';

const startTimeoutMs = 20_000;

export type PoolerForTests = {
  /** URL of the database behind it. */
  url: string;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Stops it and deletes its files. */
  remove(): Promise<void>;
};

/**
 * Starts PgBouncer as configured for production, without passwords.
 * @param databaseUrl of PostgreSQL itself
 * @param connections limit of its connections to PostgreSQL
 */
export async function startPooler(databaseUrl: string, connections: number): Promise<PoolerForTests> {
  if (program === null) throw new Error('PgBouncer is not installed.');
  const folder = await mkdtemp(path.join(tmpdir(), 'bergauf-pooler-'));
  const file = path.join(folder, 'pgbouncer.ini');
  const users = path.join(folder, 'userlist.txt');
  const port = await freePort();
  const to = new URL(databaseUrl);
  const database = to.pathname.slice(1);
  const template = await readFile(new URL('../../pgbouncer/pgbouncer.ini', import.meta.url), 'utf8');
  await writeFile(
    file,
    template
      .replace(
        'bergauf = host=127.0.0.1 port=5432 dbname=bergauf',
        `bergauf = host=127.0.0.1 port=${to.port} dbname=${database}`,
      )
      .replace('listen_port = 6432', `listen_port = ${port}`)
      .replace('default_pool_size = 20', `default_pool_size = ${connections}`)
      .replace('auth_type = scram-sha-256', 'auth_type = trust')
      .replace('/etc/pgbouncer/userlist.txt', users),
  );
  await writeFile(users, `"${to.username}" ""\n`);
  // It refuses to run as root.
  const asUser = process.getuid?.() === 0 ? ['-u', 'postgres'] : [];
  if (asUser.length > 0) {
    await chmod(folder, 0o755);
    execFileSync('chown', ['-R', 'postgres', folder]);
  }
  const url = `postgres://${to.username}@127.0.0.1:${port}/bergauf`;
  let stop = async (): Promise<void> => undefined;

  async function start(): Promise<void> {
    const child = spawn(program ?? '', [...asUser, '-q', file], { stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      said += String(chunk);
    });
    const ended = once(child, 'close');
    stop = async () => {
      child.kill('SIGKILL');
      await ended;
    };
    const deadline = Date.now() + startTimeoutMs;
    while (!(await isReachable(url))) {
      if (child.exitCode !== null || Date.now() > deadline) throw new Error(`PgBouncer did not start: ${said}`);
      await sleep(30);
    }
  }

  await start();
  return {
    url,
    start,
    stop: () => stop(),
    async remove() {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
