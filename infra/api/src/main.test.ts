// @module-tag rotated
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const program = fileURLToPath(new URL('./main.ts', import.meta.url));

it('a site configuration that cannot be read is one line with the reason, and exit code 1', async () => {
  const env = { ...process.env, BERGAUF_DEMO: 'on', SHOP_SITE_CONFIG: '/nowhere/site.json' };
  const ended = await new Promise((resolve) => {
    execFile(process.execPath, ['--import', 'tsx', program], { env }, (error, stdout, stderr) =>
      resolve({ code: error?.code, output: stdout + stderr }),
    );
  });
  expect(ended).toEqual({
    code: 1,
    output: expect.stringMatching(/^\/nowhere\/site\.json: the site configuration cannot be read\. \(ENOENT: .*\)\n$/),
  });
});
