// @module-tag rotated
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runProgram } from '@bergauf/service-kit/testing/run-program';
import { expect, it, onTestFinished } from 'vitest';
import { writeShellBuild } from '../testing/shell-build.ts';

const { SHOP_REGISTRY_TOKEN: _, BERGAUF_DEMO: __, ...env } = process.env;

const start = (more: NodeJS.ProcessEnv) => runProgram(new URL('./main.ts', import.meta.url), { ...env, ...more });

it.each([
  ['a missing secret', {}, /^SHOP_REGISTRY_TOKEN or .*\n$/],
  ['a malformed setting', { BERGAUF_DEMO: 'on', SHOP_PORT: 'x' }, /^SHOP_PORT .*\n$/],
  ['a site file that is missing', { BERGAUF_DEMO: 'on', SHOP_SITE_CONFIG: '/nowhere/site.json' }, /^.*ENOENT.*\n$/],
  ['a missing build', { BERGAUF_DEMO: 'on', SHELL_DIST: '/nowhere' }, /^.*\/nowhere.*\n$/],
])(
  '%s is one sentence and exit code 1',
  async (_what, more, sentence) => {
    expect(await start(more)).toEqual({ code: 1, output: expect.stringMatching(sentence) });
  },
  30_000,
);

/** A build of the shell without scripts and pages. */
async function emptyBuild(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bergauf-shell-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeShellBuild(folder, 'module.exports = async () => ({ kind: "warmed", failures: [] });');
  return folder;
}

it.each(['SHOP_PORT', 'SHOP_OPERATOR_PORT'])(
  'a port that is in use is reported in one sentence, which names %s',
  async (variable) => {
    const other = createServer().listen(0, 'localhost');
    onTestFinished(() => void other.close());
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const folder = await emptyBuild();
    const nowhere = 'http://127.0.0.1:1';
    const env = {
      BERGAUF_DEMO: 'on',
      BERGAUF_HOME: folder,
      SHELL_DIST: folder,
      LOG_LEVEL: 'silent',
      RELEASES_ORIGIN: nowhere,
      API_INTERNAL_ORIGIN: nowhere,
      SHOP_PORT: '0',
      [variable]: `${port}`,
    };
    expect(await start(env)).toEqual({
      code: 1,
      output: expect.stringMatching(
        new RegExp(`^Port ${port} is already in use; choose another one with ${variable}\\..*\n$`),
      ),
    });
  },
  30_000,
);
