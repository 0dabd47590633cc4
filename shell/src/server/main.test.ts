// @module-tag rotated
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const program = fileURLToPath(new URL('./main.ts', import.meta.url));
const { SHOP_REGISTRY_TOKEN: _, BERGAUF_DEMO: __, ...env } = process.env;

function start(more: NodeJS.ProcessEnv): Promise<{ code: unknown; output: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, ['--import', 'tsx', program], { env: { ...env, ...more } }, (error, stdout, stderr) =>
      resolve({ code: error?.code, output: stdout + stderr }),
    );
  });
}

it.each([
  ['a missing secret', {}, /^SHOP_REGISTRY_TOKEN or .*\n$/],
  ['a setting that it cannot read', { BERGAUF_DEMO: 'on', SHOP_PORT: 'x' }, /^SHOP_PORT .*\n$/],
  ['a missing build', { BERGAUF_DEMO: 'on', SHELL_DIST: '/nowhere' }, /^.*\/nowhere.*\n$/],
])(
  '%s is one sentence and exit code 1',
  async (_what, more, sentence) => {
    expect(await start(more)).toEqual({ code: 1, output: expect.stringMatching(sentence) });
  },
  30_000,
);
