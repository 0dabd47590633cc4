// @module-tag rotated
import { runProgram } from '@bergauf/service-kit/testing/run-program';
import { expect, it } from 'vitest';

it('a site configuration that cannot be read is one line with the reason, and exit code 1', async () => {
  const env = { ...process.env, BERGAUF_DEMO: 'on', SHOP_SITE_CONFIG: '/nowhere/site.json' };
  expect(await runProgram(new URL('./main.ts', import.meta.url), env)).toEqual({
    code: 1,
    output: expect.stringMatching(/^\/nowhere\/site\.json: the site configuration cannot be read\. \(ENOENT: .*\)\n$/),
  });
});
