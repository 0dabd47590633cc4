import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { DataLocation } from '../options.ts';
import { startCluster } from '../testing/postgres/cluster.ts';
import { findPostgres } from '../testing/postgres/find-postgres.ts';
import { measure, type Timing } from './measure.ts';
import { type Workload, workloads } from './requests.ts';

// Prints how long answers take: on the embedded database one after the other and from a few clients, on PostgreSQL with a
// large catalogue from many.

const { values: flags } = parseArgs({
  options: {
    products: { type: 'string', default: '2400' },
    'postgres-products': { type: 'string', default: '100000' },
    clients: { type: 'string', default: '20' },
    /** A database that is filled already, with as many products as are asked for. */
    'database-url': { type: 'string' },
  },
});

type Started = { readonly port: number; readonly startMs: number; readonly memory: number };

const print = (line: string) => process.stdout.write(`${line}\n`);
const ms = (value: number) => value.toFixed(1).padStart(7);

function row({ name, limitMs }: Workload, { requests, p50, p99, max }: Timing, cpuMs: number): string {
  const verdict = p99 <= limitMs ? 'holds' : 'MISSED';
  return `| ${name.padEnd(17)} | ${String(requests).padStart(8)} | ${ms(p50)} | ${ms(p99)} | ${ms(max)} | ${ms(cpuMs)} | ${ms(limitMs)} | ${verdict.padEnd(6)} |`;
}

/** Processor time of the server so far. */
async function cpuOf(server: ChildProcess): Promise<number> {
  server.send({});
  const [{ cpuMs }] = (await once(server, 'message')) as [{ cpuMs: number }];
  return cpuMs;
}

/** @returns whether every limit held */
async function run(
  title: string,
  data: DataLocation,
  products: number,
  clients: number,
  listMs: number,
): Promise<boolean> {
  const server = fork(fileURLToPath(new URL('./serve.ts', import.meta.url)));
  server.send({ data, products });
  const [{ port, startMs, memory }] = (await once(server, 'message')) as [Started];
  print(`\n${title}: ${products} products, ${clients} client(s); first start ${startMs} ms, ${memory} MB\n`);
  print('| request           | requests |  p50 ms |  p99 ms |  max ms |  cpu ms |   limit | result |');
  print('| ----------------- | -------: | ------: | ------: | ------: | ------: | ------: | ------ |');
  let holds = true;
  for (const workload of await workloads(port, { list: listMs, suggestions: 30 })) {
    // What compiles and fills caches at the first requests of a process is no shopper's wait.
    await measure(port, workload.paths.slice(0, 100), clients);
    const before = await cpuOf(server);
    const timing = await measure(port, workload.paths.slice(100), clients);
    print(row(workload, timing, ((await cpuOf(server)) - before) / timing.requests));
    holds = holds && timing.p99 <= workload.limitMs;
  }
  server.disconnect();
  await once(server, 'exit');
  return holds;
}

function measureOn(databaseUrl: string): Promise<boolean> {
  return run('PostgreSQL', { databaseUrl }, Number(flags['postgres-products']), Number(flags.clients), 120);
}

async function onPostgres(bin: string): Promise<boolean> {
  const cluster = await startCluster({ bin });
  try {
    return await measureOn(cluster.url('postgres'));
  } finally {
    await cluster.remove();
  }
}

const results = [await run('Embedded database', { memory: true }, Number(flags.products), 1, 40)];
const bin = findPostgres();
if (flags['database-url']) results.push(await measureOn(flags['database-url']));
else if (bin) results.push(await onPostgres(bin));
else print('\nPostgreSQL: not measured, there is none on this machine (apt-get install postgresql).');
process.exitCode = results.every(Boolean) ? 0 : 1;
