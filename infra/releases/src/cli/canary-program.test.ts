// @module-tag rotated
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { storeSample, temporaryFolder } from '../fixtures/sample-release.ts';
import { createReleasesServer } from '../server/releases-server.ts';
import { releasesPaths } from '../state-folder.ts';
import { createToken } from '../tokens/token-store.ts';

const program = fileURLToPath(new URL('../../bin/remote.mjs', import.meta.url));

/** A running registry that judges canaries, and the command on a team's machine with its origin and a token. */
async function registryAndCommand() {
  const home = await temporaryFolder();
  for (const version of ['1.0.0', '1.1.0']) await storeSample({ home, version });
  const publicOrigin = 'http://localhost:1';
  const app = await createReleasesServer({ home, publicOrigin, contractVersion: '1.0.0', isJudge: true });
  onTestFinished(() => app.close());
  await app.listen({ port: 0, host: '127.0.0.1' });
  const token = await createToken(releasesPaths(home), { name: 'anna', grant: { kind: 'operator' }, days: 1 });
  const BERGAUF_HOME = await temporaryFolder();
  const env = { ...process.env, BERGAUF_HOME, BERGAUF_REGISTRY: app.listeningOrigin, BERGAUF_TOKEN: token };
  const remote = async (...words: string[]): Promise<string> =>
    (await promisify(execFile)(process.execPath, [program, ...words], { env })).stdout.trim();
  const canary = async (): Promise<{ isMoving: boolean; percent?: number } | null> => {
    const headers = { authorization: `Bearer ${token}` };
    const { remotes } = (await app.inject({ url: '/api/v1/canaries', headers })).json();
    return remotes['mf-header']?.canary ?? null;
  };
  return { remote, canary };
}

test('the program starts a canary, holds it, lets it continue and ends it', { timeout: 120_000 }, async () => {
  const { remote, canary } = await registryAndCommand();
  const isMoving = async (): Promise<boolean | undefined> => (await canary())?.isMoving;
  await remote('promote', 'mf-header', '1.0.0');
  await expect(remote('hold', 'mf-header')).rejects.toMatchObject({ code: 1, stderr: 'mf-header has no canary.\n' });
  await expect(remote('hold')).rejects.toMatchObject({ stderr: expect.stringContaining('hold takes <name>.') });

  expect(await remote('canary', 'mf-header', '1.1.0')).toContain('mf-header: canary 1.1.0 at 1 % beside 1.0.0');
  await expect.poll(isMoving, { timeout: 10_000 }).toBe(true);
  const listed = async (): Promise<string | undefined> =>
    (await remote('list')).split('\n').find((line) => line.includes('canary'));
  expect(await listed()).toMatch(
    / 1 % canary .* advances by itself, to 10 % after 200 more page views, not before \d\d:\d\d:\d\d UTC$/,
  );
  expect(await remote('hold', 'mf-header')).toBe('The canary of mf-header keeps its share.');
  expect(await isMoving()).toBe(false);
  expect(await listed()).toMatch(/ 1 % canary .* keeps its share$/);
  expect(await remote('continue', 'mf-header')).toBe('The canary of mf-header advances by itself.');
  expect(await isMoving()).toBe(true);

  expect(await remote('canary', 'mf-header', '1.1.0', '0')).toContain('revision 3');
  await expect.poll(canary, { timeout: 10_000 }).toBeNull();
});
