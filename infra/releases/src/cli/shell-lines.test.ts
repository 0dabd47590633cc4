import { rm, symlink } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { fakeShell, ready, servingSince } from '../fixtures/fake-shell.ts';
import { remoteCommandForTests } from '../fixtures/remote-command-for-tests.ts';
import { storeSample } from '../fixtures/sample-release.ts';
import { releasesPaths } from '../state-folder.ts';

const { home, remote, askShellAt } = remoteCommandForTests();

const problem = {
  remote: 'mf-header',
  version: '1.1.0',
  kind: 'files',
  message: 'client/a.js is missing',
  since: servingSince,
};

test('wanted and served releases are shown apart, and where they differ with the reason of the shell', async () => {
  await remote('promote', 'mf-header', '1.0.0');
  await remote('promote', 'mf-header', '1.1.0');
  const { origin } = await fakeShell({
    status: 'degraded',
    wanted: { revision: 2, set: 'b', releases: { 'mf-header': '1.1.0' } },
    serving: { revision: 1, set: 'a', releases: { 'mf-header': '1.0.0' }, since: servingSince },
    problems: [{ ...problem, nextTryAt: '2026-03-01T10:00:03.000Z' }],
  });
  askShellAt(origin);
  const { stdout } = await remote('list');
  expect(stdout.split('\n').slice(1, 3)).toEqual([
    expect.stringMatching(/^mf-header {2}1\.1\.0 {4}100 % /),
    '           1.0.0    –',
  ]);
  expect(stdout.split('\n\n')[1]?.split('\n')).toEqual([
    `${origin} is degraded and serves revision 1 since 2026-03-01 10:00:00 UTC:`,
    '  mf-header: serves 1.0.0, wanted 1.1.0',
    '  mf-header 1.1.0: files: client/a.js is missing (since 2026-03-01 10:00:00 UTC, next try 2026-03-01 10:00:03 UTC)',
  ]);
});

test.each<[string, unknown, number, string]>([
  [
    'serves what is wanted',
    ready(1, { 'mf-header': '1.0.0' }),
    200,
    'ready and serves revision 1 since 2026-03-01 10:00:00 UTC, as wanted.',
  ],
  [
    'starts',
    { status: 'starting', wanted: null, serving: null, problems: [] },
    503,
    'starting and serves nothing yet:\n  mf-header: serves none, wanted 1.0.0',
  ],
  ['is no shell', { ready: true }, 200, 'does not say what it serves.'],
  ['does not respond with JSON', undefined, 200, 'No shell answers at'],
  [
    'has seen a later registry',
    ready(57, { 'mf-header': '1.0.0' }),
    200,
    'It has seen revision 57, this registry is at 1: its document is refused as older.',
  ],
])('the list describes a shell that %s', async (_what, body, status, line) => {
  await remote('promote', 'mf-header', '1.0.0');
  const { origin, respondWith } = await fakeShell(body);
  respondWith(body, status);
  askShellAt(origin);
  expect((await remote('list')).stdout).toContain(line);
});

test('a shell of another or a missing state folder is named as such', async () => {
  askShellAt((await fakeShell(ready(12, { 'mf-header': '1.0.0' }))).origin);
  const { stdout } = await remote('list');
  expect(stdout).toContain('It has seen revision 12, but this registry has had no rollout');
  expect(stdout).not.toContain('recover');
});

test('a remote that is off is as wanted when the shell serves none', async () => {
  await remote('promote', 'mf-header', '1.0.0');
  askShellAt((await fakeShell(ready(2, { 'mf-header': null }))).origin);
  expect((await remote('disable', 'mf-header')).stdout).toContain('as wanted.');
});

test('an edit waits for the shell that takes it, and shows what it serves then', async () => {
  await remote('promote', 'mf-header', '1.0.0');
  const slow = await fakeShell((asked: number) =>
    asked < 4 ? ready(1, { 'mf-header': '1.0.0' }) : ready(2, { 'mf-header': '1.1.0' }),
  );
  askShellAt(slow.origin);
  const { stdout } = await remote('promote', 'mf-header', '1.1.0');
  expect(stdout).toContain('serves revision 2 since 2026-03-01 10:00:00 UTC, as wanted.');
  expect(slow.requestCount()).toBe(4);
});

test('a repeated promotion publishes the release once more and says why the shop does not serve it', async () => {
  await remote('promote', 'mf-header', '1.0.0');
  const { origin } = await fakeShell({
    status: 'degraded',
    wanted: { revision: 2, releases: { 'mf-header': '1.0.0' } },
    serving: null,
    problems: [{ ...problem, version: '1.0.0' }],
  });
  askShellAt(origin);
  const { stdout } = await remote('promote', 'mf-header', '1.0.0');
  expect(stdout).toContain('mf-header: promote 1.0.0 once more (revision 2).');
  expect(stdout).toContain('mf-header 1.0.0: files: client/a.js is missing');
});

test('what the shop observed of a release decides where a rollback goes', async () => {
  await storeSample({ home: home(), version: '1.2.0' });
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await remote('promote', 'mf-header', version);
  askShellAt((await fakeShell({ ...ready(9, { 'mf-header': '1.2.0' }), problems: [problem] })).origin);
  expect((await remote('rollback', 'mf-header')).stdout).toContain(
    'rollback 1.2.0 → 1.0.0: the last healthy release before 1.2.0; 1.1.0 failed in the shop (files: client/a.js is missing)',
  );
});

test('an edit succeeds even if the store cannot be read for the comparison with shells', async () => {
  await remote('promote', 'mf-header', '1.0.0');
  const { store } = releasesPaths(home());
  await rm(store, { recursive: true });
  await symlink(store, store);
  const { code, stdout } = await remote('disable', 'mf-header');
  expect([code, stdout.split('\n')]).toEqual([
    0,
    ['mf-header: switched off, was 1.0.0 (revision 2).', expect.stringContaining('could not be compared')],
  ]);
});
