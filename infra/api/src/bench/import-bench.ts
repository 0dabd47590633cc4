import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { writeDemoCatalogue } from '@bergauf/demo-catalogue/write-demo-catalogue';
import { startCluster } from '../testing/postgres/cluster.ts';
import { findPostgres } from '../testing/postgres/find-postgres.ts';
import { longestWaitForOption } from './longest-wait.ts';

// Imports a large catalogue into a new PostgreSQL server, twice, and twice more with changed prices, the last time with
// other stock of every option too: each in a separate process, which prints its duration and peak memory.
// During the last one, an order's lock is taken repeatedly.

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
  const run = async (title: string, command: string, source: string) => {
    const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', cli, command, source], { env });
    say(`${title} (load ${loadavg()[0]?.toFixed(1)}): ${stdout.trim().split('\n').slice(1).join('; ')}`);
  };
  await run('only checked', 'validate', folder);
  await run('first import', 'import', folder);
  await run('the same again', 'import', folder);
  const nextDay = path.join(home, 'next-day');
  await writeDemoCatalogue(nextDay, { ...options, day: '2026-03-03' });
  await run('every product a day later', 'import', nextDay);
  const file = path.join(nextDay, 'products.jsonl');
  const text = await readFile(file, 'utf8');
  // Prices a cent lower and a piece more.
  const other = text
    .replaceAll(/"quantity": ?(\d+)/g, (_, pieces) => `"quantity":${Number(pieces) + 1}`)
    .replaceAll(/"vk": ?(\d+)/g, (_, cents) => `"vk":${Math.max(1, Number(cents) - 1)}`);
  await writeFile(file, other);
  const waited = await longestWaitForOption(cluster.url('postgres'), () =>
    run('other prices and pieces of every product', 'import', nextDay),
  );
  say(`an order of a changed option waited ${(waited / 1000).toFixed(2)} s at most`);
} finally {
  await cluster.remove();
  await rm(home, { recursive: true, force: true });
}
