// @module-tag rotated
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@bergauf/service-kit/testing/free-port';
import { runProgram } from '@bergauf/service-kit/testing/run-program';
import { expect, it, onTestFinished } from 'vitest';

const main = new URL('./main.ts', import.meta.url);

it('a site configuration that cannot be read is one line with the reason, and exit code 1', async () => {
  const env = { ...process.env, SHOP_SITE_CONFIG: '/nowhere/site.json' };
  expect(await runProgram(main, env)).toEqual({
    code: 1,
    output: expect.stringMatching(/^\/nowhere\/site\.json: the site configuration cannot be read\. \(ENOENT: .*\)\n$/),
  });
});

it('a port that is in use is one line that names it, and exit code 1, even if the metrics port is already open', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void taken.close());
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const built = await mkdtemp(path.join(tmpdir(), 'bergauf-checkout-'));
  onTestFinished(() => rm(built, { recursive: true }));
  await writeFile(path.join(built, 'assets.json'), JSON.stringify({ scripts: [], styles: [], font: null }));
  const { code, output } = await runProgram(main, {
    ...process.env,
    CHECKOUT_DIST: built,
    HOST: '127.0.0.1',
    CHECKOUT_PORT: String(port),
    CHECKOUT_METRICS_PORT: String(await freePort()),
  });
  expect(output).toContain('metrics are served');
  expect(output).toMatch(
    new RegExp(`\\nPort ${port} is already in use; choose another one with CHECKOUT_PORT\\. \\(.*\\)\\n$`),
  );
  expect(code).toBe(1);
});
