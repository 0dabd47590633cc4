// @module-tag rotated
import { readFile } from 'node:fs/promises';
import { expect, onTestFinished, test } from 'vitest';
import type { RegistryAddress } from '../client/api-call.ts';
import { createRegistryClient, shellsOf } from '../client/registry-client.ts';
import { storeSample, temporaryFolder } from '../fixtures/sample-release.ts';
import { createReleasesServer } from '../server/releases-server.ts';
import { releasesPaths } from '../state-folder.ts';
import { remoteCommand } from './remote-command.ts';
import { runCommand } from './run-command.ts';

// Runs the commands of "Compromised team token" in the runbook, in order, against a running registry.

type Outcome = { code: number; printed: string };

/** The command line of the holder of a token. */
function commandLine(home: string, address: RegistryAddress): (...words: readonly string[]) => Promise<Outcome> {
  return async (...words) => {
    const lines: string[] = [];
    const output = { print: (line: string) => lines.push(line), printError: (line: string) => lines.push(line) };
    const command = remoteCommand({
      registryOf: async () => createRegistryClient(address),
      shells: shellsOf(async () => ({ ...address, close: async () => {} })),
      output,
      home: () => home,
    });
    return { code: await runCommand([...words], command, output), printed: lines.join('\n') };
  };
}

test('actions with a leaked token are found, undone, and cannot be repeated', async () => {
  const home = await temporaryFolder();
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await storeSample({ home, version });
  const server = await createReleasesServer({ home, publicOrigin: 'http://localhost:1', contractVersion: '1.0.0' });
  await server.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => server.close());
  const { listeningOrigin: origin } = server;
  const local = commandLine(home, { origin, token: '' });
  const tokenFor = async (...words: readonly string[]): Promise<string> =>
    (await local('token', 'create', ...words)).printed;
  const team = ['--for', 'mf-header', '--may', 'release,canary,promote'];

  const operator = commandLine(home, { origin, token: await tokenFor('anna', '--operator') });
  const thief = commandLine(home, { origin, token: await tokenFor('header ci', ...team) });
  expect((await operator('promote', 'mf-header', '1.0.0')).code).toBe(0);
  expect((await thief('promote', 'mf-header', '1.1.0')).code).toBe(0);
  // Refused: the token does not allow it.
  expect((await thief('disable', 'mf-header')).code).toBe(1);

  // 1.
  expect((await operator('token', 'revoke', 'header ci')).code).toBe(0);
  const refused = await thief('promote', 'mf-header', '1.2.0');
  expect(refused).toMatchObject({ code: 1, printed: expect.stringContaining('revoked') });
  // 2. Pinned: not even the team's new token can change its traffic until the case is clear.
  expect((await operator('pin', 'mf-header', 'token lost')).code).toBe(0);
  const renewed = commandLine(home, { origin, token: await tokenFor('header ci 2', ...team) });
  expect(await renewed('promote', 'mf-header', '1.2.0')).toMatchObject({
    code: 1,
    printed: expect.stringContaining('token lost'),
  });
  // 3.
  expect((await operator('history')).printed).toMatch(/header ci .*promote 1\.0\.0 → 1\.1\.0/);
  const audit = await readFile(releasesPaths(home).audit, 'utf8');
  const ofToken = audit.split('\n').filter((line) => line.includes('"header ci"'));
  expect(ofToken.map((line) => (JSON.parse(line) as { outcome: string }).outcome)).toEqual(['done', 'refused']);
  // 4. By version, which works while it is pinned.
  expect(await operator('rollback', 'mf-header', '1.0.0')).toMatchObject({ code: 0 });
  expect((await operator('list')).printed).toMatch(/ 1\.0\.0 +100 %, pinned/);
  // 5.
  expect((await operator('unpin', 'mf-header')).code).toBe(0);
  expect((await renewed('promote', 'mf-header', '1.2.0')).code).toBe(0);
});
