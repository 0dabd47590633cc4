// @module-tag rotated
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { runningService } from './client/running-service.ts';
import { bundleProgram } from './fixtures/bundled-program.ts';
import { storeSample, temporaryFolder } from './fixtures/sample-release.ts';
import { createRegistry } from './registry/registry.ts';
import { releasesPaths, workspaceRoot } from './state-folder.ts';

let program: string;
beforeAll(async () => {
  const { file, remove } = await bundleProgram(fileURLToPath(new URL('./main.ts', import.meta.url)));
  program = file;
  return remove;
});

function start(home: string, port: number, more: NodeJS.ProcessEnv = {}): ChildProcess {
  const child = spawn(process.execPath, [program], {
    cwd: workspaceRoot,
    env: {
      ...process.env,
      BERGAUF_HOME: home,
      RELEASES_PORT: `${port}`,
      HOST: '127.0.0.1',
      BERGAUF_DEMO: 'on',
      ...more,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  return child;
}

async function text(stream: NodeJS.ReadableStream | null): Promise<string> {
  let all = '';
  for await (const chunk of stream ?? []) all += String(chunk);
  return all;
}

/** A listener on a free port of the loopback. */
async function listener() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return { server, port: typeof address === 'object' && address ? address.port : 0 };
}

test('the service logs one line when it listens, serves, and closes on SIGTERM', { timeout: 30_000 }, async () => {
  const home = await temporaryFolder();
  await storeSample({ home });
  await createRegistry({ home, contractVersion: '1.0.0' }).promote('mf-header', '1.0.0');
  const { server, port } = await listener();
  server.close();
  await once(server, 'close');

  const child = start(home, port);
  const lines: string[] = [];
  const reader = createInterface({ input: child.stdout ?? process.stdin }).on('line', (line) => lines.push(line));
  await once(reader, 'line');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ msg: `Server listening at http://127.0.0.1:${port}` });

  const document = await (await fetch(`http://127.0.0.1:${port}/discovery.json`)).json();
  const [release] = document.microFrontends['@bergauf/mf-header'];
  expect(release.url).toMatch(`http://localhost:${port}/mf-header/1.0.0/client/`);

  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
  expect(lines).toHaveLength(1);
});

test.each([
  ['does not hold the service longer than the limit', '500', 1, 0],
  ['does not hold the service at a second signal', '60000', 2, 1],
])('a client that never completes its request %s', { timeout: 40_000 }, async (_what, limit, signals, code) => {
  const { server, port } = await listener();
  server.close();
  await once(server, 'close');
  const child = start(await temporaryFolder(), port, { DRAIN_LIMIT_MS: limit });
  await once(createInterface({ input: child.stdout ?? process.stdin }), 'line');
  const client = connect(port, '127.0.0.1');
  onTestFinished(() => void client.destroy());
  await once(client, 'connect');
  client.on('error', () => undefined).write('GET /healthz HTTP/1.1\r\nX-Half:');
  await new Promise((done) => setTimeout(done, 200));
  for (let signal = 0; signal < signals; signal += 1) {
    child.kill('SIGTERM');
    // Two signals that arrive together are one.
    await new Promise((done) => setTimeout(done, 200));
  }
  const given = setTimeout(() => child.kill('SIGKILL'), 20_000);
  expect(child.exitCode === null ? await once(child, 'exit') : [child.exitCode, null]).toEqual([code, null]);
  clearTimeout(given);
});

test.each([
  ['', ''],
  [' with operators’ pages', '0'],
])(
  'a busy port is one sentence and exit code 1, and the service%s ends',
  { timeout: 30_000 },
  async (_what, operators) => {
    const { server, port } = await listener();
    onTestFinished(() => void server.close());
    const child = start(await temporaryFolder(), port, { RELEASES_OPERATOR_PORT: operators });
    const [stderr, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    expect([code, stderr]).toEqual([
      1,
      `The releases service cannot start: Port ${port} is already in use; choose another one with RELEASES_PORT.\n`,
    ]);
  },
);

test('a second service of a state folder ends with one sentence, and commands still find the first', {
  timeout: 30_000,
}, async () => {
  const home = await temporaryFolder();
  const first = start(home, 0);
  await once(createInterface({ input: first.stdout ?? process.stdin }), 'line');
  const found = () => runningService(releasesPaths(home));
  await vi.waitFor(async () => expect(await found()).not.toBeNull(), { timeout: 10_000 });
  const origin = await found();
  const second = start(home, 0);
  const [stderr, [code]] = await Promise.all([text(second.stderr), once(second, 'exit')]);
  expect([code, stderr]).toEqual([
    1,
    `The releases service cannot start: The state folder ${home} is served at ${origin} already; end that service, or set BERGAUF_HOME to another folder.\n`,
  ]);
  expect(await found()).toBe(origin);

  // What a killed one has left is no service.
  first.kill('SIGKILL');
  await once(first, 'exit');
  const third = start(home, 0);
  await once(createInterface({ input: third.stdout ?? process.stdin }), 'line');
  await vi.waitFor(async () => expect(await found()).not.toBeNull(), { timeout: 10_000 });
});

test('without a token it serves files, says so, and refuses every call that needs one', {
  timeout: 30_000,
}, async () => {
  const { server, port } = await listener();
  server.close();
  await once(server, 'close');
  const child = start(await temporaryFolder(), port, { BERGAUF_DEMO: '' });
  const lines = createInterface({ input: child.stdout ?? process.stdin });
  for await (const line of lines) if (line.includes('there is no token')) break;
  const calls: [string, string][] = [
    ['POST', '/api/v1/remotes/mf-header/promote'],
    ['GET', '/api/v1/audit'],
  ];
  for (const [method, path] of calls) {
    const { status } = await fetch(`http://127.0.0.1:${port}${path}`, { method });
    expect([path, status]).not.toEqual([path, 200]);
    expect(status).toBeGreaterThanOrEqual(400);
  }
});

test('with a damaged discovery document it says so in its log, and serves the files all the same', {
  timeout: 30_000,
}, async () => {
  const home = await temporaryFolder();
  const { manifest } = await storeSample({ home });
  await writeFile(releasesPaths(home).discovery, '{ broken');
  const { server, port } = await listener();
  server.close();
  await once(server, 'close');
  const child = start(home, port);
  const lines: { level: number; msg: string }[] = [];
  createInterface({ input: child.stdout ?? process.stdin }).on('line', (line) => lines.push(JSON.parse(line)));
  await vi.waitFor(() => expect(lines).toHaveLength(2), { timeout: 20_000 });
  expect(lines).toMatchObject([{ level: 30 }, { level: 50, msg: expect.stringContaining('cannot be used') }]);
  const statusOf = async (path: string) => (await fetch(`http://127.0.0.1:${port}/${path}`)).status;
  expect(await statusOf('discovery.json')).toBe(503);
  expect(await statusOf(`mf-header/1.0.0/${manifest.clientEntry}`)).toBe(200);
});

test.each([
  ['RELEASES_PORT', 'eighty', 'RELEASES_PORT must be a port number from 0 to 65535, but is "eighty".'],
  ['RELEASES_ORIGIN', 'releases', 'RELEASES_ORIGIN must be an origin such as https://shop.example, but is "releases".'],
])('%s %j is one sentence and exit code 1', { timeout: 30_000 }, async (name, value, sentence) => {
  const child = start(await temporaryFolder(), 0, { [name]: value });
  const [stderr, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  expect([code, stderr.split('\n')]).toEqual([1, [expect.stringContaining(sentence), '']]);
});
