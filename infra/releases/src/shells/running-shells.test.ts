import { expect, test } from 'vitest';
import { fakeShell, ready, servingSince } from '../fixtures/fake-shell.ts';
import { shellOrigins } from './ask-shell.ts';
import { createRunningShells } from './running-shells.ts';

const silent = 'http://127.0.0.1:9';
const versions = { 'mf-header': '1.1.0', 'mf-content': null };
const problem = {
  remote: 'mf-header',
  version: '1.1.0',
  kind: 'release-failed',
  message: 'it cannot\nbe fetched',
  since: servingSince,
};

test('a release that serves without a problem is observed as such; a remote that is off is not observed', async () => {
  const { origin } = await fakeShell(ready(3, versions));
  const shells = createRunningShells([origin, silent]);
  expect(await shells.observe('mf-header')).toEqual([{ version: '1.1.0', problem: null }]);
  expect(await shells.observe('mf-content')).toEqual([]);
});

test('a problem of one shell counts even if other shells report none', async () => {
  const [bad, good] = [
    await fakeShell({ ...ready(3, versions), problems: [problem] }),
    await fakeShell(ready(3, versions)),
  ];
  const shells = createRunningShells([bad.origin, good.origin]);
  expect(await shells.observe('mf-header')).toEqual([
    { version: '1.1.0', problem: 'release-failed: it cannot be fetched' },
  ]);
});

test('a canary that the shop cannot serve because it has too many is not a problem of the release', async () => {
  const { origin } = await fakeShell({
    ...ready(3, versions),
    problems: [{ ...problem, kind: 'canary-not-served' }],
  });
  expect(await createRunningShells([origin]).observe('mf-header')).toEqual([{ version: '1.1.0', problem: null }]);
});

test('a release that has hung render workers repeatedly is observed as bad, after a single time it is not', async () => {
  const shell = await fakeShell(ready(3, versions));
  const counter = (version: string, phase: string, times: number) =>
    `bergauf_remote_failures_total{remote="mf-header",version="${version}",where="server",phase="${phase}"} ${times}\n`;
  shell.setMetrics(
    `# HELP bergauf_remote_failures_total x\n${counter('1.1.0', 'hang', 4)}${counter('1.0.0', 'hang', 1)}${counter('0.9.0', 'load', 80)}`,
  );
  expect(await createRunningShells([shell.origin]).observe('mf-header')).toEqual([
    { version: '1.1.0', problem: 'hang: it stopped render workers 4 times' },
  ]);
});

test('`served` returns the releases of the shell that is ahead, with the highest revision that any has seen', async () => {
  const [ahead, behind] = [
    await fakeShell(ready(5, versions)),
    await fakeShell({ ...ready(4, { 'mf-header': '1.0.0' }), wanted: { revision: 6, releases: versions } }),
  ];
  expect(await createRunningShells([behind.origin, ahead.origin]).served()).toEqual({
    revision: 6,
    releases: { 'mf-header': '1.1.0' },
  });
  expect(await createRunningShells([silent]).served()).toBeNull();
});

test('several shells are named by commas', () => {
  expect(shellOrigins({ BERGAUF_SHELL: 'http://a:3004/, http://b:3004' })).toEqual(['http://a:3004', 'http://b:3004']);
});

test("without a name it is the shell of this machine, on its operators' port", () => {
  expect(shellOrigins({})).toEqual(['http://localhost:3004']);
  expect(shellOrigins({ SHOP_OPERATOR_PORT: '4004', BERGAUF_SHELL: '' })).toEqual(['http://localhost:4004']);
});

test.each([
  ['SHOP_OPERATOR_PORT', 'x'],
  ['SHOP_OPERATOR_PORT', '70000'],
  ['BERGAUF_SHELL', 'http://a:3004,b'],
])('%s "%s" is refused in one sentence that names it', (name, value) => {
  expect(() => shellOrigins({ [name]: value })).toThrow(new RegExp(`^${name} must be .*, but is "${value}"\\.$`));
});
