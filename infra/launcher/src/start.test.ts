import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { storeSample } from '@bergauf/releases/fixtures/sample-release';
import { createRegistry } from '@bergauf/releases/registry/registry';
import { releasesPaths } from '@bergauf/releases/state-folder';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Ports, requireFreePorts } from './system/ports.ts';
import { createSourceHash } from './system/source-hash.ts';
import { remoteFolders, workspaceRoot } from './system/workspace.ts';
import { freePorts } from './testing/free-ports.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bergauf-launcher-'));
});
// Services of a launcher that was killed may still be writing.
afterEach(() => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }));

/** Starts the shop as `npm start` does, and waits until it has failed. */
async function start(
  env: NodeJS.ProcessEnv,
  options: readonly string[] = [],
): Promise<{ code: number | null; message: string }> {
  const child = launch(await freePorts(), env, { options });
  let message = '';
  child.stderr.on('data', (chunk: Buffer) => {
    message += chunk.toString();
  });
  child.stdout.resume();
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, message: message.trim() };
}

type Launch = {
  /** A program that starts the launcher, as npm does. */
  through?: readonly string[];
  options?: readonly string[];
};

function launch(ports: Ports, env: NodeJS.ProcessEnv, { through = [], options = [] }: Launch = {}) {
  const files = ['infra/build/src/programs/run.mjs', 'infra/launcher/src/start.ts'];
  const [program = '', ...words] = [
    ...through,
    process.execPath,
    ...files.map((file) => path.join(workspaceRoot, file)),
    ...options,
  ];
  return spawn(program, words, {
    env: {
      ...process.env,
      BERGAUF_HOME: folder,
      SHOP_PORT: String(ports.shop),
      API_PORT: String(ports.api),
      RELEASES_PORT: String(ports.releases),
      CHECKOUT_PORT: String(ports.checkout),
      SHOP_OPERATOR_PORT: String(ports.operators),
      // The demo takes half a minute of processor time, and these tests need none of its products.
      CATALOGUE_PRODUCTS: '24',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** A state folder in which everything counts as built, so that a start builds nothing. */
async function builtState(): Promise<void> {
  const sourceHash = createSourceHash();
  const common = [
    'shared-contracts/src',
    'shared-contracts/package.json',
    'infra/build/src',
    'infra/service-kit/src',
    'package-lock.json',
  ];
  await mkdir(path.join(folder, 'builds'), { recursive: true });
  for (const name of remoteFolders) {
    await writeFile(path.join(folder, 'builds', `${name}.txt`), await sourceHash([...common, name]));
  }
  for (const version of ['1.0.0', '1.1.0']) await storeSample({ home: folder, version, contractRange: '>=1.0.0' });
  await createRegistry({ home: folder, contractVersion: '1.0.0' }).promote('mf-header', '1.0.0');
}

it('names the port that is in use and the variable that moves it, in one sentence', async () => {
  const squatter = createServer().listen(0, 'localhost');
  await new Promise((done) => squatter.once('listening', done));
  const { port } = squatter.address() as AddressInfo;
  const { code, message } = await start({ API_PORT: String(port) });
  squatter.close();
  expect(message).toBe(`Port ${port} is in use; stop what runs there, or set API_PORT to another port.`);
  expect(code).toBe(1);
});

it('refuses an unknown option, and lists the known ones', async () => {
  const message = "Unknown option '--bogus'\n\nnpm start [-- --with-team]";
  expect(await start({}, ['--bogus'])).toEqual({ code: 1, message });
});

it('refuses an invalid port', async () => {
  expect(await start({ SHOP_PORT: 'eighty' })).toEqual({
    code: 1,
    message: 'SHOP_PORT must be a port number from 1 to 65535, but is "eighty".',
  });
});

it.each(['/proc/bergauf', '/dev/null/bergauf'])('says that the state folder %s cannot be written to', async (home) => {
  const { code, message } = await start({ BERGAUF_HOME: home });
  expect(message).toMatch(/^The state folder \S+ cannot be written to \(\w+\); set BERGAUF_HOME to another folder\.$/);
  expect(code).toBe(1);
});

it.each<[string, string, () => Promise<unknown>]>([
  ['is damaged', 'discovery.json cannot be used', () => writeFile(releasesPaths(folder).discovery, '{ broken')],
  [
    'is lost',
    'discovery.json is missing, but the registry has had rollouts.',
    () => rm(releasesPaths(folder).discovery),
  ],
])(
  'says in one sentence that the discovery document %s, also when nothing is to be built',
  { tags: 'rotated', timeout: 90_000 },
  async (_what, sentence, damage) => {
    await builtState();
    await damage();
    const { code, message } = await start({});
    expect(message.split('\n')).toEqual([expect.stringContaining(sentence)]);
    expect(message).toContain('"npm run remote -- recover"');
    expect(code).toBe(1);
  },
);

/** A start, as soon as one of its services responds. */
async function startUntilFirstService(env: NodeJS.ProcessEnv = {}, how: Launch = {}) {
  const ports = await freePorts();
  const child = launch(ports, env, how);
  const lines: string[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => lines.push(line));
  const isReady = async () => {
    expect((await fetch(`http://localhost:${ports.releases}/healthz`)).status).toBe(200);
  };
  await vi.waitFor(isReady, { timeout: 80_000, interval: 50 });
  return { ports, child, lines };
}

it('a killed launcher leaves no service behind', { tags: 'rotated', timeout: 120_000 }, async () => {
  await builtState();
  const { ports, child } = await startUntilFirstService();
  child.kill('SIGKILL');
  await once(child, 'exit');
  await vi.waitFor(() => requireFreePorts(ports), { timeout: 30_000, interval: 100 });
});

it('a shop ends when its npm process was ended', { tags: 'rotated', timeout: 120_000 }, async () => {
  await builtState();
  // Waits for the launcher, and passes no signal on.
  const through = ['sh', '-c', '"$@"; true', 'npm'];
  const { ports, child } = await startUntilFirstService({ npm_lifecycle_event: 'start' }, { through });
  child.kill('SIGTERM');
  await once(child, 'exit');
  await vi.waitFor(() => requireFreePorts(ports), { timeout: 30_000, interval: 100 });
});

it('a start puts back the release of a killed development session; ended while it starts, it leaves no service behind', {
  tags: 'rotated',
  timeout: 120_000,
}, async () => {
  await builtState();
  const registry = createRegistry({ home: folder, contractVersion: '1.0.0' });
  await registry.develop('mf-header', '1.1.0');
  const { discovery } = releasesPaths(folder);
  const gone = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
  await once(gone, 'exit');
  await writeFile(
    discovery,
    (await readFile(discovery, 'utf8')).replace(`"pid": ${process.pid}`, `"pid": ${gone.pid}`),
  );

  const { ports, child, lines } = await startUntilFirstService();
  const putBack = 'mf-header 1.0.0 is back in traffic, 1.1.0 was under development.';
  await vi.waitFor(() => expect(lines).toContain(putBack), { timeout: 30_000 });
  child.kill('SIGTERM');
  await once(child, 'close');
  await expect(requireFreePorts(ports)).resolves.toBeUndefined();
});
