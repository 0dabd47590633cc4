import { expect, onTestFinished, test, vi } from 'vitest';
import { readAudit } from '../audit/audit-log.ts';
import { temporaryFolder } from '../fixtures/sample-release.ts';
import { Refusal } from '../refusal.ts';
import { createRunningShells } from '../shells/running-shells.ts';
import { releasesPaths } from '../state-folder.ts';
import { readTokens } from '../tokens/token-store.ts';
import { remoteCommand } from './remote-command.ts';
import { runCommand } from './run-command.ts';

async function token(home: string, ...words: string[]): Promise<{ code: number; printed: string }> {
  const lines: string[] = [];
  const output = { print: (line: string) => lines.push(line), printError: (line: string) => lines.push(line) };
  const registryOf = (): never => {
    throw new Refusal('Tokens need no registry.');
  };
  const command = remoteCommand({ registryOf, shells: createRunningShells([]), output, home: () => home });
  return { code: await runCommand(['token', ...words], command, output), printed: lines.join('\n') };
}

test('tokens are those of the state folder, whose audit log names who was given access and who lost it', async () => {
  const home = await temporaryFolder();
  expect((await token(home, 'create', 'anna', '--operator')).printed).toMatch(/^bgr_/);
  expect((await token(home, 'list')).printed).toContain('anna');
  expect((await token(home, 'revoke', 'anna')).printed).toBe('The token anna is revoked.');
  const lines = await readAudit(releasesPaths(home), 10);
  expect(lines.map(({ action, outcome, subject }) => [action, outcome, subject])).toEqual([
    ['token create', 'done', 'token anna'],
    ['token revoke', 'done', 'token anna'],
  ]);
});

test.each([
  [['create', 'x', '--operator', '--may', 'release'], '--may needs --for <frontend>.'],
  [['list', '--days', '3'], 'token list takes no option --days.'],
  [['revoke', 'anna', '--operator'], 'token revoke takes no option --operator.'],
])('an option that would be ignored is refused: %j', async (words, sentence) => {
  const home = await temporaryFolder();
  const { code, printed } = await token(home, ...words);
  expect([code, printed.trimEnd().split('\n').at(-1)]).toEqual([1, sentence]);
  expect(await readTokens(releasesPaths(home))).toEqual([]);
});

test('tokens of a registry on another machine cannot be created or revoked here', async () => {
  const home = await temporaryFolder();
  await token(home, 'create', 'anna', '--operator');
  vi.stubEnv('BERGAUF_REGISTRY', 'https://registry.example');
  onTestFinished(() => void vi.unstubAllEnvs());
  for (const words of [['create', 'berta', '--operator'], ['list'], ['revoke', 'anna']]) {
    const { code, printed } = await token(home, ...words);
    expect([code, printed]).toEqual([
      1,
      'Tokens of https://registry.example are made where its state folder is; unset BERGAUF_REGISTRY for this one.',
    ]);
  }
  expect((await readTokens(releasesPaths(home))).map(({ name, revokedAt }) => [name, revokedAt])).toEqual([
    ['anna', null],
  ]);
});
