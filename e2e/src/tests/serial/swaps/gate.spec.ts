import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { workspaceRoot } from '@bergauf/launcher/system/workspace';

import { registry, releaseChanged } from '../../../system/registry/releases.ts';
import { theShop } from '../../../system/services/shop.ts';
import { expect, test } from '../../../system/shop-page.ts';

/** `npm run remote`, as an operator runs it beside the shop. @returns what it printed, its failure included */
async function remote(...words: string[]): Promise<string> {
  const program = path.join(workspaceRoot, 'infra/releases/bin/remote.mjs');
  const env = { ...process.env, BERGAUF_HOME: theShop().home };
  const run = promisify(execFile)(process.execPath, [program, ...words], { env });
  const { stdout, stderr } = await run.catch((cause: { stdout: string; stderr: string }) => cause);
  return stdout + stderr;
}

test('a release that throws while it renders is refused, and shoppers never see it', async () => {
  test.setTimeout(120_000);
  await releaseChanged('mf-account', '7.0.0', 'src/auth/login-page.tsx', (text) =>
    text.replace(/(export function LoginPage[^{]*\{)/, "$1\n  throw new Error('boom');"),
  );
  const before = (await registry().history()).length;
  expect(await remote('promote', 'mf-account', '7.0.0')).toMatch(
    /^mf-account 7\.0\.0 fails to render \/login\/ \(mf-account\/login-page\) in the shell \S+: render: .*boom/m,
  );
  expect((await registry().history()).length).toBe(before);
  expect((await fetch(`${theShop().origins.shop}/login/`)).status).toBe(200);
  expect(await remote('list')).toMatch(/mf-account +7\.0\.0 +–\n(.*\n)* +1\.0\.0 +100 % .* by \d+ of \d+ since /);
});

test('pages of browsers cannot have a release tried, neither of other origins nor under a name that leads to the port', async () => {
  const body = JSON.stringify({ name: 'mf-header', version: '1.0.0' });
  for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
    const headers = { origin: 'https://evil.example', 'content-type': type };
    const { status } = await fetch(`${theShop().origins.operators}/candidate`, { method: 'POST', body, headers });
    expect([400, 415], type).toContain(status);
  }
  const headers = { origin: 'http://rebound.example', 'content-type': 'application/json' };
  expect((await fetch(`${theShop().origins.operators}/candidate`, { method: 'POST', body, headers })).status).toBe(403);
  const preflight = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
  const answer = await fetch(`${theShop().origins.operators}/candidate`, { method: 'OPTIONS', headers: preflight });
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
});
