import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { writeDemoCatalogue } from '@bergauf/demo-catalogue/write-demo-catalogue';
import { startCluster } from '../testing/postgres/cluster.ts';
import { findPostgres } from '../testing/postgres/find-postgres.ts';

// Imports a large catalogue into a new PostgreSQL server, twice, and once more with changed prices: each in a process of its own,
// which says how long it took and how much memory it needed at most.

const { values } = parseArgs({ options: { products: { type: 'string', default: '100000' } } });
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const cli = fileURLToPath(new URL('../catalogue-import/cli/main.ts', import.meta.url));

const bin = findPostgres();
if (bin === null) throw new Error('There is no PostgreSQL on this machine (apt-get install postgresql).');
const home = await mkdtemp(path.join(tmpdir(), 'bergauf-import-bench-'));
const cluster = await startCluster({ bin });
try {
  const folder = path.join(home, 'catalogue');
  const options = { products: Number(values.products), seed: 1 };
  const started = performance.now();
  await writeDemoCatalogue(folder, { ...options, day: '2026-03-02' });
  say(`${values.products} products, written in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  const env = { ...process.env, DATABASE_URL: cluster.url('postgres'), BERGAUF_HOME: home, INIT_CWD: home };
  const run = (title: string, command: string, source: string) => {
    const output = execFileSync(process.execPath, ['--import', 'tsx', cli, command, source], {
      env,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    say(`${title} (load ${loadavg()[0]?.toFixed(1)}): ${output.trim().split('\n').slice(1).join('; ')}`);
  };
  run('only checked', 'validate', folder);
  run('first import', 'import', folder);
  run('the same again', 'import', folder);
  const nextDay = path.join(home, 'next-day');
  await writeDemoCatalogue(nextDay, { ...options, day: '2026-03-03' });
  run('every product a day later', 'import', nextDay);
} finally {
  await cluster.remove();
  await rm(home, { recursive: true, force: true });
}
