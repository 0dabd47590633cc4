import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './free-port.ts';

const folders = [...(process.env['PATH'] ?? '').split(':'), '/usr/bin', '/usr/local/bin'];
const program =
  ['redis-server', 'valkey-server']
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((file) => existsSync(file)) ?? null;

/** Why tests with Redis are skipped; false if Redis or Valkey is installed. */
export const whyNoRedis: string | false = program === null && 'Redis is not installed (Debian: redis-server)';

const startTimeoutMs = 20_000;

/** A real server on the loopback interface, without persistence. */
export type RedisForTests = {
  url: string;
  start(): Promise<void>;
  /** Whether it responds. */
  isUp(): Promise<boolean>;
  /** Kills it, as in a crash. */
  kill(): Promise<void>;
  /** Stops responding, with its connections open, until `wake`. */
  hang(): void;
  wake(): void;
  /** Sends a command whose words contain no spaces. @returns the raw protocol response */
  ask(command: string): Promise<string>;
  /** Stops it and deletes its folder. */
  remove(): Promise<void>;
};

export async function startRedis(): Promise<RedisForTests> {
  if (program === null) throw new Error('Redis is not installed.');
  const folder = await mkdtemp(path.join(tmpdir(), 'bergauf-redis-'));
  const port = await freePort();
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder];
  let signal = (_name: NodeJS.Signals): void => undefined;
  let kill = async (): Promise<void> => undefined;

  async function ask(command: string): Promise<string> {
    const socket = connect(port, '127.0.0.1');
    try {
      await once(socket, 'connect');
      socket.write(`${command}\r\n`);
      const [answer] = (await once(socket, 'data')) as [Buffer];
      return String(answer).trim();
    } finally {
      socket.destroy();
    }
  }

  const isUp = async (): Promise<boolean> => (await ask('PING').catch(() => '')) === '+PONG';

  async function start(): Promise<void> {
    const child = spawn(program ?? '', settings, { stdio: 'ignore' });
    const ended = once(child, 'close');
    signal = (name) => void child.kill(name);
    kill = async () => {
      child.kill('SIGKILL');
      await ended;
    };
    const deadline = Date.now() + startTimeoutMs;
    while (!(await isUp())) {
      if (child.exitCode !== null || Date.now() > deadline) throw new Error('Redis did not start.');
      await sleep(20);
    }
  }

  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    isUp,
    ask,
    kill: () => kill(),
    hang: () => signal('SIGSTOP'),
    wake: () => signal('SIGCONT'),
    async remove() {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
