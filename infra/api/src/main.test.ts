// @module-tag rotated
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { constants, tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '@bergauf/service-kit/testing/free-port';
import { runProgram } from '@bergauf/service-kit/testing/run-program';
import { expect, it, onTestFinished } from 'vitest';

const program = new URL('./main.ts', import.meta.url);

it('a site configuration that cannot be read is one line with the reason, and exit code 1', async () => {
  const env = { ...process.env, BERGAUF_DEMO: 'on', SHOP_SITE_CONFIG: '/nowhere/site.json' };
  expect(await runProgram(program, env)).toEqual({
    code: 1,
    output: expect.stringMatching(/^\/nowhere\/site\.json: the site configuration cannot be read\. \(ENOENT: .*\)\n$/),
  });
});

/** A product API whose start never ends: its database accepts the connection and is silent. */
async function startingApi(env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => sockets.push(socket.on('error', () => undefined))).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const child = spawn(process.execPath, ['--import', 'tsx', fileURLToPath(program)], {
    env: {
      ...process.env,
      BERGAUF_DEMO: 'on',
      ...env,
      DATABASE_URL: `postgres://nobody@127.0.0.1:${(silent.address() as AddressInfo).port}/shop`,
    },
    stdio: 'ignore',
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
    for (const socket of sockets) socket.destroy();
    silent.close();
  });
  await once(silent, 'connection');
  return child;
}

it.each(['SIGTERM', 'SIGINT'] as const)(
  'handles %s while it starts, as a first process of a container must',
  async (signal) => {
    const child = await startingApi({});
    const exited = once(child, 'exit');
    child.kill(signal);
    // A process that does not handle the signal is ended by it, and has no code.
    expect(await exited).toEqual([128 + constants.signals[signal], null]);
  },
);

it('handles a signal that arrives between the start and the draining', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'bergauf-handover-'));
  // The signal is caught before the start gives up its handler, and is passed on by the next turn of the event loop.
  const atHandover = `const { off } = process; process.off = (name, heard) => (name === 'SIGTERM' && process.kill(process.pid, name), off.call(process, name, heard));`;
  const preloaded = `data:text/javascript,${encodeURIComponent(atHandover)}`;
  const { DATABASE_URL: _unused, ...env } = process.env;
  const child = spawn(process.execPath, ['--import', 'tsx', '--import', preloaded, fileURLToPath(program)], {
    env: { ...env, BERGAUF_DEMO: 'on', BERGAUF_HOME: folder, API_PORT: String(await freePort()) },
    stdio: 'ignore',
  });
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  });
  expect(await once(child, 'exit')).toEqual([0, null]);
}, 120_000);

it('removes what killed imports have left in a folder of its own, and nothing from a shared one', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'bergauf-own-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const left = ['bergauf-catalogue-a1B2c3', 'bergauf-pictures-d4E5f6'];
  for (const name of [...left, 'other']) await mkdir(path.join(folder, name, 'images'), { recursive: true });
  const present = async () => (await readdir(folder)).filter((name) => [...left, 'other'].includes(name));
  await startingApi({ TMPDIR: folder });
  expect(await present()).toEqual([...left, 'other']);
  await startingApi({ TMPDIR: folder, API_OWN_TMPDIR: 'on' });
  expect(await present()).toEqual(['other']);
});
