import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { bundleProgram } from '../fixtures/bundled-program.ts';
import { storeSample, temporaryFolder } from '../fixtures/sample-release.ts';
import { createRegistry } from '../registry/registry.ts';
import { remoteCommand } from './remote-command.ts';
import { runCommand } from './run-command.ts';

interface Outcome {
  code: number;
  stdout: string;
  stderr: string;
}

let home: string;

async function remote(...words: string[]): Promise<Outcome> {
  const [printed, complained]: [string[], string[]] = [[], []];
  const output = { print: (line: string) => printed.push(line), printError: (line: string) => complained.push(line) };
  const registry = () => createRegistry({ home, contractVersion: '1.0.0' });
  const code = await runCommand(words, remoteCommand(registry, output), output);
  return { code, stdout: printed.join('\n'), stderr: complained.join('\n') };
}

beforeEach(async () => {
  home = await temporaryFolder();
  for (const version of ['1.0.0', '1.1.0']) await storeSample({ home, version });
});

test('a day of an operator', async () => {
  const says = async (...words: string[]) => {
    const { code, stdout, stderr } = await remote(...words);
    expect([code, stderr]).toEqual([0, '']);
    return stdout;
  };
  expect(await says('promote', 'mf-header', '1.0.0')).toBe('mf-header: promote 1.0.0 (revision 1).');
  expect(await says('promote', 'mf-header', '1.0.0')).toBe('It is so already; nothing was changed.');
  expect(await says('canary', 'mf-header', '1.1.0', '10')).toBe(
    'mf-header: canary 1.1.0 at 10 % beside 1.0.0 (revision 2).',
  );
  const time = /\d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC/g;
  expect((await says('list')).replace(time, 'TIME').split('\n')).toEqual([
    'REMOTE     RELEASE  TRAFFIC       SINCE',
    'mf-header  1.1.0    10 % canary   TIME',
    '           1.0.0    90 % default  TIME',
  ]);
  expect(await says('promote', 'mf-header', '1.1.0')).toBe('mf-header: promote 1.0.0 → 1.1.0 (revision 3).');
  expect(await says('rollback', 'mf-header')).toBe('mf-header: rollback 1.1.0 → 1.0.0 (revision 4).');
  expect(await says('disable', 'mf-header')).toBe('mf-header: switched off, was 1.0.0 (revision 5).');
  expect(await says('enable', 'mf-header')).toBe('mf-header: switched on with 1.0.0 (revision 6).');
  expect((await says('history')).split('\n')).toHaveLength(7);
});

describe('ends with exit code 1 and one sentence for', () => {
  test.each<[string, string[], string]>([
    ['a refusal', ['rollback', 'mf-header'], 'mf-header has no earlier release to go back to.'],
    ['an unknown remote', ['disable', 'header'], 'There is no remote header: choose one of mf-header.'],
  ])('%s', async (_what, words, sentence) => {
    expect(await remote(...words)).toEqual({ code: 1, stdout: '', stderr: sentence });
  });

  test.each<[string, string[], string]>([
    ['an unknown command, with the usage', ['deploy'], 'There is no command deploy.'],
    ['no command, with the usage', [], 'Which command?'],
    ['too few words, with the usage', ['promote', 'mf-header'], 'promote takes <name> <version>.'],
    ['too many words, with the usage', ['list', 'all'], 'list takes no more words, but got all.'],
    ['percent that is no number, with the usage', ['canary', 'mf-header', '1.1.0', 'x'], '<percent> is a whole number'],
    ['an unknown option, with the usage', ['list', '--json'], "Unknown option '--json'"],
  ])('%s', async (_what, words, sentence) => {
    const { code, stdout, stderr } = await remote(...words);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toContain(sentence);
    expect(stderr).toContain('Usage: npm run remote -- <command>');
  });
});

test('--help shows the usage and is no failure', async () => {
  const { code, stdout } = await remote('--help');
  expect(code).toBe(0);
  expect(stdout).toContain('Usage: npm run remote -- <command>');
});

test('the program itself ends with the exit code and writes to its two streams', { timeout: 30_000 }, async () => {
  const { file, remove } = await bundleProgram(fileURLToPath(new URL('./remote.ts', import.meta.url)));
  onTestFinished(remove);
  const env = { ...process.env, BERGAUF_HOME: home };
  const run = (...words: string[]) => promisify(execFile)(process.execPath, [file, ...words], { env });
  const [listed, refused] = await Promise.allSettled([run('list'), run('rollback', 'mf-header')]);
  expect(listed).toMatchObject({ value: { stdout: expect.stringContaining('mf-header'), stderr: '' } });
  const stderr = 'mf-header has no earlier release to go back to.\n';
  expect(refused).toMatchObject({ reason: { code: 1, stdout: '', stderr } });
});
