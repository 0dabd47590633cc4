import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createRandom } from '@bergauf/demo-catalogue/generator/random';
import type { DataLocation } from '../options.ts';
import { startCluster } from '../testing/postgres/cluster.ts';
import { findPostgres } from '../testing/postgres/find-postgres.ts';
import { v8Options } from '../v8-options.ts';
import { measure } from './measure.ts';
import { type Workload, workloads } from './requests.ts';
import type { Figures } from './serve.ts';
import { readShopFacts } from './shop-facts.ts';
import { type Row, tableHead, tableRow } from './table.ts';

// Prints response times: on the embedded database with one client, on PostgreSQL with a large catalogue and many clients; first
// for a new process with empty caches, then for the same process in use.

const { values: flags } = parseArgs({
  options: {
    products: { type: 'string', default: '2400' },
    'postgres-products': { type: 'string', default: '100000' },
    clients: { type: 'string', default: '20' },
    /** Another seed sends other requests of the same kind. */
    seed: { type: 'string', default: '7' },
    /** A filled database with that number of products. */
    'database-url': { type: 'string' },
    'without-embedded': { type: 'boolean', default: false },
  },
});

const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const bundler = ['programs/run.mjs', 'services/main.ts'].map((name) => fileOf(`../../../build/src/${name}`));
const served = fileOf('../../dist/bench/serve.mjs');

const firstRequests = 200;
const requests = 1000;

type Started = { readonly port: number; readonly startMs: number; readonly memory: number };

const print = (line: string) => void process.stdout.write(`${line}\n`);
const load = () => loadavg()[0]?.toFixed(1);

async function figuresOf(server: ChildProcess): Promise<Figures> {
  server.send({});
  const [figures] = (await once(server, 'message')) as [Figures];
  return figures;
}

async function run(server: ChildProcess, port: number, workload: Workload, count: number, clients: number) {
  const paths = workload.next(count);
  const before = await figuresOf(server);
  const timing = await measure(port, paths, clients);
  const { cpuMs, blockedMs } = await figuresOf(server);
  const row: Row = {
    workload,
    timing,
    distinct: new Set(paths).size,
    cpuMs: (cpuMs - before.cpuMs) / count,
    blockedMs,
  };
  print(tableRow(row));
  return timing.p99 <= workload.limitMs;
}

/** @returns whether the used process met every limit */
async function runOn(
  title: string,
  data: DataLocation,
  products: number,
  clients: number,
  listMs: number,
): Promise<boolean> {
  const server = fork(served, { execArgv: v8Options() });
  server.send({ data, products });
  const [{ port, startMs, memory }] = (await once(server, 'message')) as [Started];
  print(`\n${title}: ${products} products, ${clients} client(s); start ${startMs} ms, ${memory} MB`);
  const seed = Number(flags.seed);
  const facts = await readShopFacts(port, createRandom(seed), products);
  const all = workloads(facts, seed, { list: listMs, suggestions: 30 });
  let holds = true;
  for (const [state, count] of [
    ['Just started, caches empty', firstRequests],
    ['In use', requests],
  ] as const) {
    print(`\n${state}; load average of the machine ${load()}\n\n${tableHead.join('\n')}`);
    const results: boolean[] = [];
    for (const workload of all) results.push(await run(server, port, workload, count, clients));
    holds = results.every(Boolean);
  }
  print(`\nAfterwards: ${(await figuresOf(server)).memory} MB, load average ${load()}.`);
  server.disconnect();
  await once(server, 'exit');
  return holds;
}

function measureOn(databaseUrl: string): Promise<boolean> {
  return runOn('PostgreSQL', { databaseUrl }, Number(flags['postgres-products']), Number(flags.clients), 120);
}

async function onPostgres(bin: string): Promise<boolean> {
  const cluster = await startCluster({ bin });
  try {
    return await measureOn(cluster.url('postgres'));
  } finally {
    await cluster.remove();
  }
}

// Bundled as in the shop (decision 0015): a loader would add its own time to every function.
execFileSync(process.execPath, [...bundler, `${fileOf('./serve.ts')}=${served}`]);
const results: boolean[] = [];
if (!flags['without-embedded']) {
  results.push(await runOn('Embedded database', { memory: true }, Number(flags.products), 1, 40));
}
const bin = findPostgres();
if (flags['database-url']) results.push(await measureOn(flags['database-url']));
else if (bin) results.push(await onPostgres(bin));
else print('\nPostgreSQL: not measured, there is none on this machine (apt-get install postgresql).');
process.exitCode = results.every(Boolean) ? 0 : 1;
