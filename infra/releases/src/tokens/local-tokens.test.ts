import { mkdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../fixtures/sample-release.ts';
import { releasesPaths } from '../state-folder.ts';
import { ensureLocalTokens } from './local-tokens.ts';
import { objectionTo, tokenOf } from './token.ts';
import { readTokens, revokeToken } from './token-store.ts';

test('the tokens of a machine are made once', async () => {
  const home = await temporaryFolder();
  const made = await ensureLocalTokens(home);
  expect(await ensureLocalTokens(home)).toEqual(made);
});

test('one that was revoked is made anew, and the other stays: a running shell has it', async () => {
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

test('they are made although the audit log cannot be written', async () => {
  const home = await temporaryFolder();
  await mkdir(releasesPaths(home).audit, { recursive: true });
  const made = await ensureLocalTokens(home);
  expect(await ensureLocalTokens(home)).toEqual(made);
});
