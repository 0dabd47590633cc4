import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { freePorts } from './system/ports.ts';
import { workspaceRoot } from './system/workspace.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bergauf-launcher-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Starts the shop as `npm start` does, and waits until it has given up. */
async function start(env: NodeJS.ProcessEnv): Promise<{ code: number | null; said: string }> {
  const ports = await freePorts();
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(workspaceRoot, 'infra/launcher/src/start.ts')], {
    env: {
      ...process.env,
      BERGAUF_HOME: folder,
      SHOP_PORT: String(ports.shop),
      API_PORT: String(ports.api),
      RELEASES_PORT: String(ports.releases),
      CHECKOUT_PORT: String(ports.checkout),
      ...env,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, said: said.trim() };
}

it('names the port that is in use and the variable that moves it, in one sentence', async () => {
  const squatter = createServer().listen(0, 'localhost');
  await new Promise((done) => squatter.once('listening', done));
  const { port } = squatter.address() as AddressInfo;
  const { code, said } = await start({ API_PORT: String(port) });
  squatter.close();
  expect(said).toBe(`Port ${port} is in use; stop what runs there, or set API_PORT to another port.`);
  expect(code).toBe(1);
});

it('refuses what is no port', async () => {
  expect(await start({ SHOP_PORT: 'eighty' })).toEqual({ code: 1, said: 'SHOP_PORT must be a port, but is "eighty".' });
});

it.each(['/proc/bergauf', '/dev/null/bergauf'])('says that the state folder %s cannot be written to', async (home) => {
  const { code, said } = await start({ BERGAUF_HOME: home });
  expect(said).toMatch(/^The state folder \S+ cannot be written to \(\w+\); set BERGAUF_HOME to another folder\.$/);
  expect(code).toBe(1);
});

it('says in one sentence that the state of the registry is broken', async () => {
  await mkdir(path.join(folder, 'releases'), { recursive: true });
  await writeFile(path.join(folder, 'releases', 'discovery.json'), '{ broken');
  const { code, said } = await start({});
  expect(said.split('\n')).toHaveLength(1);
  expect(said).toMatch(/discovery/);
  expect(code).toBe(1);
}, 90_000);
