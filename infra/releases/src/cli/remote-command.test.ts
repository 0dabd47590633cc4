// @module-tag rotated
import { execFile } from 'node:child_process';
import { rm, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { bundleProgram } from '../fixtures/bundled-program.ts';
import { fakeShell, ready } from '../fixtures/fake-shell.ts';
import { withoutService } from '../fixtures/registry-without-service.ts';
import { remoteCommandForTests, silentShell } from '../fixtures/remote-command-for-tests.ts';
import { createRegistry } from '../registry/registry.ts';
import { createRunningShells } from '../shells/running-shells.ts';
import { releasesPaths } from '../state-folder.ts';
import { remoteCommand } from './remote-command.ts';
import { runCommand } from './run-command.ts';

const { home, remote, askShellAt } = remoteCommandForTests();
const noShell = `No shell answers at ${silentShell}.`;

test('a promotion names the modules that no shell has rendered', async () => {
  const printed: string[] = [];
  const output = { print: (line: string) => printed.push(line), printError: (line: string) => printed.push(line) };
  const gate = async () => ({ objections: [], untried: ['flyout', 'consent'] });
  const registryOf = () => withoutService(createRegistry({ home: home(), contractVersion: '1.0.0', gate }));
  const command = remoteCommand({ registryOf, shells: createRunningShells([silentShell], { tries: 1 }), output });
  await runCommand(['promote', 'mf-header', '1.0.0'], command, output);
  expect(printed.slice(0, 2)).toEqual([
    'mf-header: promote 1.0.0 (revision 1).',
    'No shell has rendered flyout, consent of it yet.',
  ]);
});

test('a command that waits for the gate says so on standard error, once it takes seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const [printed, complained]: [string[], string[]] = [[], []];
  const output = { print: (line: string) => printed.push(line), printError: (line: string) => complained.push(line) };
  let complainedBefore = 0;
  const gate = (seconds: number) => async () => {
    vi.advanceTimersByTime(seconds * 1_000);
    complainedBefore = complained.length;
    return { objections: [], untried: [] };
  };
  const promote = async (version: string, seconds: number): Promise<void> => {
    const registryOf = () =>
      withoutService(createRegistry({ home: home(), contractVersion: '1.0.0', gate: gate(seconds) }));
    const shells = createRunningShells([silentShell], { tries: 1 });
    await runCommand(['promote', 'mf-header', version], remoteCommand({ registryOf, shells, output }), output);
    vi.advanceTimersByTime(60_000);
  };
  await promote('1.0.0', 2);
  expect(complained).toEqual([]);
  await promote('1.1.0', 3);
  expect([complained, complainedBefore]).toEqual([
    [
      'Still waiting for the gate: running shells try mf-header 1.1.0, which takes more than a minute where the product API is slow.',
    ],
    1,
  ]);
  expect(printed).not.toContain(complained[0]);
  expect(printed[0]).toBe('mf-header: promote 1.0.0 (revision 1).');
});

test('a sequence of an operator’s commands prints each result', async () => {
  const output = async (...words: string[]) => {
    const { code, stdout, stderr } = await remote(...words);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout.endsWith(`\n${noShell}`)).toBe(words[0] !== 'history');
    return stdout.slice(0, words[0] === 'history' ? undefined : -noShell.length - 1);
  };
  expect(await output('promote', 'mf-header', '1.0.0')).toBe('mf-header: promote 1.0.0 (revision 1).');
  expect(await output('canary', 'mf-header', '1.1.0', '10')).toBe(
    'mf-header: canary 1.1.0 at 10 % beside 1.0.0 (revision 2).',
  );
  const time = /\d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC/g;
  expect((await output('list')).replace(time, 'TIME').split('\n')).toEqual([
    'REMOTE     RELEASE  WANTED        SINCE',
    'mf-header  1.1.0    10 % canary   TIME',
    '           1.0.0    90 % default  TIME',
    '',
  ]);
  expect(await output('promote', 'mf-header', '1.1.0')).toBe('mf-header: promote 1.0.0 → 1.1.0 (revision 3).');
  expect(await output('rollback', 'mf-header')).toBe(
    'mf-header: rollback 1.1.0 → 1.0.0: the last healthy release before 1.1.0 (revision 4).',
  );
  expect((await output('list')).replace(time, 'TIME').split('\n').slice(1, 3)).toEqual([
    'mf-header  1.1.0    – withdrawn  TIME',
    '           1.0.0    100 %        TIME',
  ]);
  expect(await output('disable', 'mf-header')).toBe('mf-header: switched off, was 1.0.0 (revision 5).');
  expect(await output('enable', 'mf-header')).toBe('mf-header: switched on with 1.0.0 (revision 6).');
  expect(await output('enable', 'mf-header')).toBe('Already in that state; nothing was changed.');
  expect((await output('history')).split('\n')).toHaveLength(7);
});

test('times that the registry noted while its clock was ahead are marked as such', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-02T10:00:00.000Z') });
  onTestFinished(() => void vi.useRealTimers());
  await remote('promote', 'mf-header', '1.0.0');
  const rows = async (): Promise<(string | undefined)[]> => [
    (await remote('list')).stdout.split('\n').find((line) => line.includes('100 %')),
    (await remote('history')).stdout.split('\n')[1],
  ];
  const noted = ' 2026-03-02 10:00:00 UTC';
  for (const row of await rows()) expect(row).not.toContain('ahead');
  vi.setSystemTime(Date.parse('2026-03-01T10:00:00.000Z'));
  for (const row of await rows()) expect(row).toContain(`${noted} (ahead of this machine’s clock)`);
});

test('the list tells by whom and why a release was withdrawn', async () => {
  for (const version of ['1.0.0', '1.1.0']) await remote('promote', 'mf-header', version);
  await remote('rollback', 'mf-header', '--note', 'prices are missing');
  const [head, withdrawn, current] = (await remote('list')).stdout.split('\n');
  expect(head).toMatch(/ SINCE {20,}NOTE$/);
  expect(withdrawn).toMatch(/ 1\.1\.0 {4}– withdrawn {2}.* UTC {2}by \w+: prices are missing$/);
  expect(current).toMatch(/ 1\.0\.0 {4}100 % .* UTC$/);
});

test('recover uses what the shop serves if nothing else is left', async () => {
  await remote('promote', 'mf-header', '1.0.0');
  const { discovery, history } = releasesPaths(home());
  await Promise.all([rm(discovery), rm(history)]);
  expect((await remote('list')).stderr).toContain('"npm run remote -- recover" makes it anew');
  askShellAt((await fakeShell(ready(41, { 'mf-header': '1.1.0', 'mf-content': null }))).origin);
  expect((await remote('recover')).stdout).toContain('The discovery document was recovered (revision 42).');
  expect((await remote('history')).stdout).toContain('promote 1.1.0 once more');
});

describe('ends with exit code 1 and one sentence for', () => {
  test.each<[string, string[], string]>([
    [
      'a rollback without a target, with the other way out',
      ['rollback', 'mf-header'],
      'mf-header has no earlier release to go back to. An operator can switch it off: npm run remote -- disable mf-header',
    ],
    [
      'an address of a shop that is none, before anything is built',
      ['preview', '--dir', '/nowhere', '--shop', 'localhost:3000'],
      '--shop must be an origin such as https://shop.example, but is "localhost:3000".',
    ],
    ['an unknown remote', ['disable', 'mf-heater'], 'There is no remote mf-heater: choose one of mf-header.'],
    ...['promote', 'hold', 'canary'].map((command): [string, string[], string] => [
      `a name that no remote can have, of ${command}`,
      [command, '../../etc', ...(command === 'hold' ? [] : ['1.0.0'])],
      '../../etc is not a remote; their names are mf-, then at most 30 small letters and hyphens.',
    ]),
  ])('%s', async (_what, words, sentence) => {
    expect(await remote(...words)).toEqual({ code: 1, stdout: '', stderr: sentence });
  });

  test.each<[string, string[], string]>([
    ['an unknown command, with the usage', ['deploy'], 'There is no command deploy.'],
    ['no command, with the usage', [], 'Which command?'],
    ['too few words, with the usage', ['promote', 'mf-header'], 'promote takes <name> <version>.'],
    ['too many of those that can be left out', ['rollback', 'mf-header', '1', '2'], 'rollback takes <name> [version].'],
    ['too many words, with the usage', ['list', 'all'], 'list takes no more words, but got all.'],
    ['percent that is no number, with the usage', ['canary', 'mf-header', '1.1.0', 'x'], '<percent> is a whole number'],
    [
      'percent beyond 100, with the usage',
      ['canary', 'mf-header', '1.1.0', '101'],
      '<percent> is a whole number from 0 to 100, not 101.',
    ],
    ['a negative percent', ['canary', 'mf-header', '1.1.0', '-5'], 'No number may be negative, but -5 is.'],
    ['a negative value of an option', ['prune', '--keep', '-1'], 'No number may be negative, but -1 is.'],
    ['an unknown option, with the usage', ['list', '--json'], "Unknown option '--json'"],
    [
      'an option of another command',
      ['promote', 'mf-header', '1.1.0', '--promote'],
      'promote takes no option --promote.',
    ],
    ['an option of `release` that `dev` has not', ['dev', '--version', '1.0.0'], 'dev takes no option --version.'],
    ['an option of `dev --shop` for `dev`', ['dev', '--hours', '3'], 'dev takes --hours only with --shop.'],
    [
      'a channel for `dev --shop`, which gives nothing traffic',
      ['dev', '--shop', 'http://localhost:1', '--channel', 'team'],
      'dev takes --channel only without --shop',
    ],
    ['force without a promotion', ['release', '--force'], 'release takes --force only with --promote.'],
    ['a channel without a promotion', ['release', '--channel', 'team'], 'release takes --channel only with --promote.'],
    ['a word too many for `release`', ['release', 'now'], 'Too many words: now.'],
    ...['release', 'dev', 'preview'].map((command): [string, string[], string] => [
      `a frontend for \`${command}\`, which runs in its folder`,
      [command, 'mf-header'],
      `${command} runs in the frontend's folder and takes no name: npm run ${command} -w mf-header`,
    ]),
  ])('%s', async (_what, words, sentence) => {
    const { code, stdout, stderr } = await remote(...words);
    expect([code, stdout]).toEqual([1, '']);
    // The message comes last, where a terminal still shows it.
    expect(stderr.split('\n').at(-1)).toContain(sentence);
    expect(stderr).toContain('Usage: npm run remote -- <command>');
  });
});

test('--help shows the usage and is no failure', async () => {
  const { code, stdout } = await remote('--help');
  expect(code).toBe(0);
  expect(stdout).toContain('Usage: npm run remote -- <command>');
});

test('the program itself ends with the exit code and writes to its two streams', {
  timeout: 120_000,
}, async () => {
  const { file, remove } = await bundleProgram(fileURLToPath(new URL('./main.ts', import.meta.url)), { isSplit: true });
  onTestFinished(remove);
  // Every command reads and compiles this file. Service and builds are in separate files (decision 0098).
  expect((await stat(file)).size).toBeLessThan(1_200_000);
  const env = { ...process.env, BERGAUF_HOME: home(), BERGAUF_SHELL: silentShell };
  const run = (...words: string[]) => promisify(execFile)(process.execPath, [file, ...words], { env });
  const [listed, refused] = await Promise.allSettled([run('list'), run('rollback', 'mf-header')]);
  expect(listed).toMatchObject({ value: { stdout: expect.stringContaining('mf-header'), stderr: '' } });
  const stderr =
    'mf-header has no earlier release to go back to. An operator can switch it off: npm run remote -- disable mf-header\n';
  expect(refused).toMatchObject({ reason: { code: 1, stdout: '', stderr } });
});
