import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { integrityOf } from '@bergauf/service-kit/integrity';
import { expect, onTestFinished, test } from 'vitest';
import { remoteRows } from '../cli/remote-tables.ts';
import { createRegistryClient } from '../client/registry-client.ts';
import { uploadRelease } from '../client/upload-release.ts';
import { fakeShell, ready } from '../fixtures/fake-shell.ts';
import { temporaryFolder } from '../fixtures/sample-release.ts';
import { createReleasesServer } from '../server/releases-server.ts';
import { releasesPaths } from '../state-folder.ts';
import { createToken } from '../tokens/token-store.ts';

/** A registered shell in which no release renders. */
async function brokenShell(home: string, registry: string) {
  const readiness = ready(1, { 'mf-header': '1.0.0' });
  const shell = await fakeShell(readiness);
  const tried = { page: 'mf-header/page', path: '/', failure: 'render: boom', ms: null, msBefore: null };
  shell.setTrial({ failures: [], tried: [tried], untried: [] });
  const token = await createToken(releasesPaths(home), { name: 'shells', grant: { kind: 'shell' }, days: 1 });
  const response = await fetch(`${registry}/api/v1/shells/one:3000`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({
      contractVersion: '1.0.0',
      startedAt: '2026-03-01T09:00:00.000Z',
      operators: shell.origin,
      readiness,
    }),
  });
  expect(response.status).toBe(204);
  return shell;
}

test('a release over its budget is refused with the reason, and can be forced, which history and audit log record', async () => {
  const home = await temporaryFolder();
  const app = await createReleasesServer({
    home,
    publicOrigin: 'http://localhost:1',
    contractVersion: '1.0.0',
    budgetKib: 20,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  const token = await createToken(releasesPaths(home), { name: 'anna', grant: { kind: 'operator' }, days: 1 });
  const address = { origin: app.listeningOrigin, token };
  const registry = createRegistryClient(address);
  const told: string[] = [];
  for (const [version, bytes] of [
    ['1.0.0', 9_000],
    ['1.1.0', 30_000],
  ] as const) {
    // Hexadecimal digits compress to half.
    const contents = new Map([
      ['client/entry.js', Buffer.from(`/* ${version} */`)],
      ['client/page.js', Buffer.from(`/* ${randomBytes(bytes).toString('hex')} */`)],
      ['server/entry.js', Buffer.from('')],
    ]);
    const manifest = {
      ...{
        name: 'mf-header',
        version,
        contractRange: '^1.0.0',
        clientEntry: 'client/entry.js',
        serverEntry: 'server/entry.js',
      },
      exposes: { page: { scripts: ['client/page.js'], styles: [] } },
      files: Object.fromEntries([...contents].map(([file, content]) => [file, integrityOf(content)])),
    };
    told.push(...((await uploadRelease(address, { manifest, contents })).oversized ?? []));
  }
  await registry.promote('mf-header', '1.0.0');
  const reason = /^mf-header 1\.1\.0 sends \d\d\.\d KiB for page; the budget is 20 KiB\.$/;
  // The team learns it before a rollout.
  expect(told).toEqual([expect.stringMatching(reason)]);
  await expect(registry.promote('mf-header', '1.1.0')).rejects.toThrow(reason);
  await expect(registry.canary('mf-header', '1.1.0', 1)).rejects.toThrow(reason);
  expect((await registry.list())[0]?.releases.find(({ isDefault }) => isDefault)?.version).toBe('1.0.0');
  // An operator who overrides the budget must see the other objections.
  const shell = await brokenShell(home, app.listeningOrigin);
  const fails = 'mf-header 1.1.0 fails to render / (mf-header/page) in the shell one:3000: render: boom.';
  await expect(registry.promote('mf-header', '1.1.0')).rejects.toThrow(`the budget is 20 KiB. ${fails}`);
  expect(shell.triedReleases()).toEqual([{ name: 'mf-header', version: '1.1.0' }]);
  const { forced } = await registry.promote('mf-header', '1.1.0', { force: true });
  expect(forced).toEqual([expect.stringMatching(reason), fails]);
  expect((await registry.history()).at(-1)).toMatchObject({ who: 'anna', forced });
  const [, over = '', within = ''] = remoteRows(await registry.list());
  expect([over, within].map((row) => row.includes(' %, over its budget'))).toEqual([true, false]);
  const audited = (await readFile(releasesPaths(home).audit, 'utf8')).trim().split('\n');
  expect(JSON.parse(audited.at(-1) ?? '')).toMatchObject({
    who: 'anna',
    action: 'promote',
    detail: `forced: ${forced?.join(' ')}`,
  });
  await registry.rollback('mf-header');
  expect((await registry.history()).at(-1)).toMatchObject({ action: 'rollback', to: '1.0.0' });
});
