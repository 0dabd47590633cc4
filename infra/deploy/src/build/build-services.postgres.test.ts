// @module-tag rotated
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type Cluster, startCluster } from '@bergauf/api/testing/postgres/cluster';
import { findPostgres } from '@bergauf/api/testing/postgres/find-postgres';
import { type ServiceName, services } from '@bergauf/launcher/system/services';
import { workspaceRoot } from '@bergauf/launcher/system/workspace';
import { freePorts } from '@bergauf/launcher/testing/free-ports';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deployed } from '../services.ts';
import { buildBrowserFiles } from './browser-files.ts';
import { buildServices } from './build-services.ts';
import { programOf, toolOf } from './layout.ts';

const names = Object.keys(services) as ServiceName[];
const run = promisify(execFile);
/** The user "nobody" if the test may switch users: a different user than the one that has built. */
const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

let folder: string;
let home: string;
let cluster: Cluster;
const started: ChildProcess[] = [];
const adminToken = 'a-token-of-this-test-that-is-long-enough';
let apiPort = 0;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bergauf-deploy-'));
  home = path.join(folder, 'state');
  const built = { shell: 'shell/dist/server/main.cjs', checkout: 'infra/checkout/dist/client/assets.json' };
  const missing = (['shell', 'checkout'] as const).filter((name) => !existsSync(path.join(workspaceRoot, built[name])));
  await buildBrowserFiles(missing);
  await buildServices(names, path.join(folder, 'built'));
  cluster = await startCluster({ bin: findPostgres() ?? '' });
  await mkdir(home);
  await chmod(folder, 0o755);
  await chmod(home, 0o777);
  // Read-only, as in an image.
  await run('chmod', ['-R', 'a-w,a+rX', path.join(folder, 'built')]);
}, 240_000);

afterAll(async () => {
  for (const service of started) {
    service.kill('SIGTERM');
    if (service.exitCode === null) await once(service, 'exit');
  }
  await cluster.remove();
  await run('chmod', ['-R', 'u+w', folder]);
  await rm(folder, { recursive: true, force: true });
});

/** Ends with a sentence and the service's output when it does not answer. */
async function answer(url: string, output: () => string): Promise<Response> {
  for (let tries = 0; tries < 600; tries++) {
    const response = await fetch(url).catch(() => null);
    if (response) return response;
    await sleep(100);
  }
  throw new Error(`${url} does not answer: ${output()}`);
}

it('services start from their folders alone: another user, a read-only tree, no TypeScript loader', async () => {
  const ports = await freePorts();
  apiPort = ports.api;
  // The shells' token is made before the registry starts: without any it does not.
  const { stdout } = await run(
    process.execPath,
    [toolOf('releases', 'remote'), 'token', 'create', 'shells', '--shell'],
    {
      cwd: path.join(folder, 'built', 'releases'),
      env: { BERGAUF_HOME: home },
      ...user,
    },
  );
  const env = {
    NODE_ENV: 'production',
    BERGAUF_HOME: home,
    API_ADMIN_TOKEN: adminToken,
    SHOP_REGISTRY_TOKEN: /\S{20,}/.exec(stdout)?.[0] ?? '',
    DATABASE_URL: cluster.url('postgres'),
    SHOP_PORT: String(ports.shop),
    API_PORT: String(ports.api),
    RELEASES_PORT: String(ports.releases),
    CHECKOUT_PORT: String(ports.checkout),
    // Browsers' address of the API, which no server may need, and operators' ports beside the public interface.
    API_ORIGIN: 'http://localhost:1',
    API_INTERNAL_ORIGIN: `http://localhost:${ports.api}`,
    API_METRICS_PORT: String(ports.operators),
    API_METRICS_HOST: '127.0.0.2',
    SHOP_OPERATOR_PORT: String(ports.operators),
    SHOP_OPERATOR_HOST: '127.0.0.3',
  };
  const portOf: Record<ServiceName, number> = { ...ports, shell: ports.shop };
  await Promise.all(
    names.map(async (name) => {
      const cwd = path.join(folder, 'built', name);
      const service = spawn(process.execPath, [programOf(name)], { cwd, env, ...user });
      started.push(service);
      let output = '';
      for (const stream of [service.stdout, service.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
      const url = `http://localhost:${portOf[name]}`;
      expect((await answer(`${url}${deployed[name].health.alive}`, () => output)).status, name).toBe(200);
    }),
  );
  // Files beside the sources are in the folder: migrations, browser files and pictures.
  expect((await fetch(`http://localhost:${ports.api}/readyz`)).status).toBe(200);
  expect((await fetch(`http://localhost:${ports.shop}/favicon.svg`)).status).toBe(200);
  expect((await fetch(`http://localhost:${ports.checkout}/favicon.svg`)).status).toBe(200);
  expect((await fetch(`http://localhost:${ports.checkout}/`)).status).toBe(200);
  // The API's own answer: it has no such avatar.
  expect((await fetch(`http://localhost:${ports.shop}/avatars/none-0123456789ab.svg`)).status).toBe(422);
  const metricsAt = async (host: string) => (await fetch(`http://${host}:${ports.operators}/metrics`)).text();
  expect(await metricsAt('127.0.0.2')).toContain('bergauf_api_request_seconds');
  expect(await metricsAt('127.0.0.3')).toContain('bergauf_pages');
}, 90_000);

/** A built tool, with what it writes and its exit code. */
async function runTool(name: ServiceName, tool: string, words: readonly string[], env: NodeJS.ProcessEnv) {
  const cwd = path.join(folder, 'built', name);
  const options = { cwd, env: { BERGAUF_HOME: home, ...env }, ...user };
  const { stdout, stderr, code } = await run(process.execPath, [toolOf(name, tool), ...words], options).then(
    (done) => ({ ...done, code: 0 }),
    (failed: { stdout: string; stderr: string; code: number }) => failed,
  );
  return { code, stdout, stderr };
}

it.each([
  ['releases', 'remote', 'token create <name>'],
  ['api', 'catalogue', 'import <'],
  ['api', 'orders', 'next <number>'],
  ['api', 'requests', 'done <number>'],
] as const)(
  'in the folder of %s the tool %s explains its commands, such as %s, when called without one',
  async (...words) => {
    const [name, tool, command] = words;
    const { stdout, stderr } = await runTool(name, tool, [], {});
    expect(stdout + stderr).toContain(`\n  ${command}`);
  },
);

it('the order tool reaches the API with the variables of the deployed API', async () => {
  const { variables } = deployed.api;
  // The test's API has another port.
  expect(variables['API_INTERNAL_ORIGIN']).toBe(`http://localhost:${variables['API_PORT']}`);
  const env = { ...variables, BERGAUF_HOME: home, API_INTERNAL_ORIGIN: `http://localhost:${apiPort}` };
  expect(await runTool('api', 'orders', ['next', 'BG-100250'], { ...env, API_ADMIN_TOKEN: adminToken })).toEqual({
    code: 1,
    stdout: '',
    stderr: 'There is no such order, or the API runs without API_ADMIN_TOKEN.\n',
  });
  const wrong = await runTool('api', 'orders', ['next', 'BG-100250'], { ...env, API_ADMIN_TOKEN: 'x'.repeat(32) });
  expect(wrong.stderr).toBe('The bearer token of the administrator is missing or wrong.\n');
});

it('folders hold no build tools, tests or sources of ours', async () => {
  for (const name of names) {
    const out = path.join(folder, 'built', name);
    const files = await readdir(out, { recursive: true });
    const own = files.filter((file) => !file.startsWith('node_modules/'));
    expect(
      own.filter((file) => /\.tsx?$/.test(file)),
      name,
    ).toEqual([]);
    expect(
      files.filter((file) => /node_modules\/(tsx|typescript|vitest|@rspack|rolldown|esbuild)\//.test(file)),
    ).toEqual([]);
    expect((await stat(path.join(out, programOf(name)))).isFile()).toBe(true);
  }
});

it('the command says where it has written which services', async () => {
  const [program, out] = [path.join(import.meta.dirname, 'main.ts'), path.join(folder, 'other')];
  const { stdout } = await run(process.execPath, ['--import', 'tsx', program, out, 'releases'], { cwd: workspaceRoot });
  expect(stdout).toBe(`Written to ${out}: releases.\n`);
}, 60_000);

it('a folder that is not empty is refused', async () => {
  await expect(buildServices(['releases'], path.join(folder, 'built'))).rejects.toThrow(/is not empty/);
});
