import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@bergauf/service-kit/testing/free-port';
import pg from 'pg';

/** A temporary PostgreSQL server in the system's folder for temporary files, reachable from this machine only. */
export type Cluster = {
  /** The folder of its data. */
  readonly folder: string;
  url(database: string): string;
  /** Ends the server; `immediate` breaks all connections, as a crash does. */
  stop(how?: 'fast' | 'immediate'): Promise<void>;
  /** Starts it again on the same port, with the same data. */
  start(): Promise<void>;
  /** Whether its process runs. */
  isRunning(): boolean;
  /** Copies the data of a stopped server to a new folder beside it, which `remove` deletes as well. @returns that folder */
  copyData(): string;
  /** Ends it and deletes its data. */
  remove(): Promise<void>;
};

export type ClusterOptions = {
  /** Folder of the server's programs. */
  readonly bin: string;
  /** Whether a confirmed write must survive a crash; much slower, so only tests that crash the server set it. */
  readonly durable?: boolean;
  readonly maxConnections?: number;
  /** A copy of a server's data to start from (`copyData`), instead of an empty server. */
  readonly dataFrom?: string;
  /** The URL of a server that started from the same data: this one is its replica, and follows it by streaming replication. */
  readonly standbyOf?: string;
};

const startTimeoutMs = 60_000;

type Owner = { readonly uid: number; readonly gid: number };

/** PostgreSQL refuses to run as root: then the user that its package creates runs it. */
function ownerOf(): Owner | null {
  if (process.getuid?.() !== 0) return null;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** Whether a database answers a query within a second, directly or behind a pooler. */
export async function isReachable(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
  // A server that starts or stops breaks connections; the query detects that.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

function serverArguments(
  data: string,
  port: number,
  { durable = false, maxConnections = 200, standbyOf }: ClusterOptions,
): string[] {
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: data,
    max_connections: maxConnections,
    shared_buffers: '64MB',
    // Otherwise that of the machine, which initdb writes into the settings.
    timezone: 'UTC',
    // As on the small machines of production; parallel workers would only add noise on two cores.
    max_parallel_workers_per_gather: 0,
    log_min_messages: 'panic',
    // Without the pause of five seconds before a replica looks for its server again.
    ...(standbyOf !== undefined && { primary_conninfo: standbyOf, wal_retrieve_retry_interval: '200ms' }),
    ...(!durable && { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' }),
  };
  return ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

// The process that started the server may be killed; its pipe then closes, which ends the server as well.
const guard = '"$@" </dev/null & read -r how <&3; kill -s "$how" $! 2>/dev/null || kill -QUIT $!; wait $!';

/** Makes a cluster and starts it. */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const owner = ownerOf();
  const folder = await mkdtemp(join(tmpdir(), 'bergauf-postgres-'));
  if (owner) await chown(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const port = await freePort();
  const as = { cwd: folder, env: { LC_ALL: 'C.UTF-8', PATH: process.env['PATH'] }, ...owner };
  const run = (program: string, args: readonly string[]): Buffer =>
    execFileSync(program, args, { ...as, stdio: ['ignore', 'ignore', 'pipe'] });
  const init = ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--no-sync', '--no-instructions'];
  if (options.dataFrom) run('cp', ['-R', options.dataFrom, data]);
  else run(join(options.bin, 'initdb'), init);
  if (options.standbyOf !== undefined) run('touch', [join(data, 'standby.signal')]);
  // The server refuses data that others may read.
  run('chmod', ['700', data]);

  const url = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;
  let server: ChildProcess | null = null;

  async function start(): Promise<void> {
    const program = [join(options.bin, 'postgres'), ...serverArguments(data, port, options)];
    server = spawn('sh', ['-c', guard, 'sh', ...program], { ...as, stdio: ['ignore', 'ignore', 'inherit', 'pipe'] });
    const deadline = Date.now() + startTimeoutMs;
    while (!(await isReachable(url('postgres')))) {
      if (Date.now() > deadline) throw new Error(`PostgreSQL does not respond at ${url('postgres')}.`);
      await sleep(30);
    }
  }

  async function stop(how: 'fast' | 'immediate' = 'fast'): Promise<void> {
    const child = server;
    server = null;
    if (child === null || child.exitCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    const pipe = child.stdio[3];
    if (pipe && 'end' in pipe) pipe.end(how === 'fast' ? 'INT\n' : 'QUIT\n');
    await ended;
  }

  await start();
  return {
    folder: data,
    url,
    start,
    isRunning: () => server !== null && server.exitCode === null,
    stop,
    copyData() {
      const copy = join(folder, 'copy');
      run('cp', ['-R', data, copy]);
      return copy;
    },
    async remove() {
      await stop('immediate');
      // After a crash its processes may still be writing.
      await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    },
  };
}
