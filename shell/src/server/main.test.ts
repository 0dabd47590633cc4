// @module-tag rotated
import { runProgram } from '@bergauf/service-kit/testing/run-program';
import { expect, it } from 'vitest';

const { SHOP_REGISTRY_TOKEN: _, BERGAUF_DEMO: __, ...env } = process.env;

const start = (more: NodeJS.ProcessEnv) => runProgram(new URL('./main.ts', import.meta.url), { ...env, ...more });

it.each([
  ['a missing secret', {}, /^SHOP_REGISTRY_TOKEN or .*\n$/],
  ['a setting that it cannot read', { BERGAUF_DEMO: 'on', SHOP_PORT: 'x' }, /^SHOP_PORT .*\n$/],
  ['a site file that is missing', { BERGAUF_DEMO: 'on', SHOP_SITE_CONFIG: '/nowhere/site.json' }, /^.*ENOENT.*\n$/],
  ['a missing build', { BERGAUF_DEMO: 'on', SHELL_DIST: '/nowhere' }, /^.*\/nowhere.*\n$/],
])(
  '%s is one sentence and exit code 1',
  async (_what, more, sentence) => {
    expect(await start(more)).toEqual({ code: 1, output: expect.stringMatching(sentence) });
  },
  30_000,
);
