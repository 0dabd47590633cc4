import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { bundleProgram } from './fixtures/bundled-program.ts';
import { storeSample, temporaryFolder } from './fixtures/sample-release.ts';
import { releasesPaths, workspaceRoot } from './home.ts';
import { createRegistry } from './registry/registry.ts';

let program: string;
beforeAll(async () => {
  const { file, remove } = await bundleProgram(fileURLToPath(new URL('./main.ts', import.meta.url)));
  program = file;
  return remove;
});

function start(home: string, port: number): ChildProcess {
  const child = spawn(process.execPath, [program], {
    cwd: workspaceRoot,
    env: { ...process.env, BERGAUF_HOME: home, RELEASES_PORT: `${port}`, HOST: '127.0.0.1' },
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

test('the host logs one line when it listens, serves, and closes at SIGTERM', { timeout: 30_000 }, async () => {
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

test('a busy port is one sentence and exit code 1', { timeout: 30_000 }, async () => {
  const { server, port } = await listener();
  onTestFinished(() => void server.close());
  const child = start(await temporaryFolder(), port);
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  expect([code, said]).toEqual([
    1,
    `The releases host cannot start: port ${port} is in use; set RELEASES_PORT to another one.\n`,
  ]);
});

test('a broken discovery document is one sentence and exit code 1', { timeout: 30_000 }, async () => {
  const home = await temporaryFolder();
  const { discovery } = releasesPaths(home);
  await mkdir(dirname(discovery), { recursive: true });
  await writeFile(discovery, '{ broken');
  const child = start(home, 0);
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  expect(said).toMatch(/^The releases host cannot start: \S+discovery\.json cannot be used: [^\n]+\n$/);
  expect(code).toBe(1);
});
