import { mkdir, readFile, rm, stat } from 'node:fs/promises';
import fc from 'fast-check';
import { Value } from 'typebox/value';
import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '../fixtures/sample-release.ts';
import { releasesPaths } from '../state-folder.ts';
import { ensureLocalTokens, ensureOperatorToken, operatorTokenName } from './local-tokens.ts';
import { newToken, objectionTo, StoredToken, tokenOf } from './token.ts';
import { readTokens, revokeToken } from './token-store.ts';

test('the tokens of a machine are created once', async () => {
  const home = await temporaryFolder();
  const made = await ensureLocalTokens(home);
  expect(await ensureLocalTokens(home)).toEqual(made);
});

test.each(['localTokens', 'tokens', 'audit'] as const)('the file of %s is readable by its owner only', async (file) => {
  const home = await temporaryFolder();
  await ensureLocalTokens(home);
  expect((await stat(releasesPaths(home)[file])).mode & 0o077).toBe(0);
});

test('a revoked token is replaced, and the other one stays, as a running shell uses it', async () => {
  const home = await temporaryFolder();
  const paths = releasesPaths(home);
  const before = await ensureLocalTokens(home);
  const operator = tokenOf(before.operator, await readTokens(paths));
  await revokeToken(paths, operator?.name ?? '');
  const after = await ensureLocalTokens(home);
  expect(after.shell).toBe(before.shell);
  expect(after.operator).not.toBe(before.operator);
  const tokens = await readTokens(paths);
  const objections = [before.shell, after.operator, before.operator].map((text) => {
    const token = tokenOf(text, tokens);
    return token && objectionTo(token);
  });
  expect(objections).toEqual([null, null, expect.stringContaining('was revoked')]);
});

test('they are created even if the audit log cannot be written', async () => {
  const home = await temporaryFolder();
  await mkdir(releasesPaths(home).audit, { recursive: true });
  const made = await ensureLocalTokens(home);
  expect(await ensureLocalTokens(home)).toEqual(made);
});

test('concurrent commands all get the stored tokens', async () => {
  const home = await temporaryFolder();
  const paths = releasesPaths(home);
  const all = await Promise.all([1, 2, 3].map(() => ensureLocalTokens(home)));
  const stored = JSON.parse(await readFile(paths.localTokens, 'utf8'));
  expect(all).toEqual([stored, stored, stored]);
  expect(await readTokens(paths)).toHaveLength(2);
});

test('tokens that expire within a month are replaced, and remain valid for a running shell until then', async () => {
  const home = await temporaryFolder();
  const before = await ensureLocalTokens(home);
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  vi.setSystemTime(Date.now() + 336 * 86_400_000);
  const after = await ensureLocalTokens(home);
  expect(after.shell).not.toBe(before.shell);
  const tokens = await readTokens(releasesPaths(home));
  for (const text of [before.shell, before.operator, after.shell, after.operator]) {
    const token = tokenOf(text, tokens);
    expect(token && objectionTo(token)).toBeNull();
  }
});

test('a token that exists in memory only outlives every command', () => {
  const { stored } = newToken({ name: 'anna', grant: { kind: 'operator' } });
  expect(objectionTo(stored, new Date(Date.now() + 10 * 365 * 86_400_000))).toBeNull();
});

test('deleting their file revokes them once new ones are created', async () => {
  const home = await temporaryFolder();
  const paths = releasesPaths(home);
  const before = await ensureLocalTokens(home);
  await rm(paths.localTokens);
  const after = await ensureLocalTokens(home);
  const tokens = await readTokens(paths);
  const objections = [before.operator, before.shell, after.operator, after.shell].map((text) => {
    const token = tokenOf(text, tokens);
    return token && objectionTo(token);
  });
  const wasRevoked = expect.stringContaining('was revoked');
  expect(objections).toEqual([wasRevoked, wasRevoked, null, null]);
});

test('a command on a restored state folder, which lacks their file, does not revoke the token of a running shell', async () => {
  const home = await temporaryFolder();
  const paths = releasesPaths(home);
  const before = await ensureLocalTokens(home);
  await rm(paths.localTokens);
  const operator = await ensureOperatorToken(home);
  expect(await ensureOperatorToken(home)).toBe(operator);
  const objectionsTo = async (texts: readonly string[]) => {
    const tokens = await readTokens(paths);
    return texts.map((text) => {
      const token = tokenOf(text, tokens);
      return token && objectionTo(token);
    });
  };
  const wasRevoked = expect.stringContaining('was revoked');
  expect(await objectionsTo([before.operator, before.shell, operator])).toEqual([wasRevoked, null, null]);
  // A shell that is started there gets a token of its own, as the one of before may have leaked with the file.
  const after = await ensureLocalTokens(home);
  expect(after.operator).toBe(operator);
  expect(await objectionsTo([before.shell, after.shell, operator])).toEqual([wasRevoked, null, null]);
});

test('a command keeps the token of the shell that is in their file', async () => {
  const home = await temporaryFolder();
  const paths = releasesPaths(home);
  const before = await ensureLocalTokens(home);
  await revokeToken(paths, tokenOf(before.operator, await readTokens(paths))?.name ?? '');
  const operator = await ensureOperatorToken(home);
  expect(await ensureLocalTokens(home)).toEqual({ operator, shell: before.shell });
});

test.each([
  ['anna', 'anna on this machine'],
  ['CORP\\anna', 'CORP-anna on this machine'],
  ['jörg', 'j-rg on this machine'],
  ['.hidden', 'hidden on this machine'],
  ['administrator.of.everything@corp.example', 'administrator.of.everyth on this machine'],
  ['安娜', 'operator on this machine'],
])('the user %s has the token %s', (user, name) => expect(operatorTokenName(user)).toBe(name));

test('every user name yields a valid token name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (user) => {
      expect(Value.Check(StoredToken.properties.name, operatorTokenName(user))).toBe(true);
    }),
  );
});
