// @module-tag rotated
import { expect, onTestFinished, test, vi } from 'vitest';
import { createRegistryClient, shellsOf } from '../client/registry-client.ts';
import { uploadRelease } from '../client/upload-release.ts';
import { withoutService } from '../fixtures/registry-without-service.ts';
import { temporaryFolder } from '../fixtures/sample-release.ts';
import { sampleRemote } from '../fixtures/sample-remote.ts';
import { createRegistry } from '../registry/registry.ts';
import { createReleasesServer } from '../server/releases-server.ts';
import { createRunningShells } from '../shells/running-shells.ts';
import { releasesPaths, workspaceContractVersion } from '../state-folder.ts';
import { storedVersions } from '../store/stored-releases.ts';
import type { Grant } from '../tokens/token.ts';
import { createToken } from '../tokens/token-store.ts';
import { remoteCommand } from './remote-command.ts';
import { runCommand } from './run-command.ts';

async function release(gate: NonNullable<Parameters<typeof createRegistry>[0]['gate']>): Promise<readonly string[]> {
  const [home, dir] = await Promise.all([temporaryFolder(), sampleRemote()]);
  vi.stubEnv('BERGAUF_HOME', home);
  onTestFinished(() => void vi.unstubAllEnvs());
  const printed: string[] = [];
  const output = { print: (line: string) => printed.push(line), printError: (line: string) => printed.push(line) };
  const registryOf = () => withoutService(createRegistry({ home, contractVersion: workspaceContractVersion(), gate }));
  const shells = createRunningShells(['http://127.0.0.1:9'], { tries: 1 });
  await runCommand(
    ['release', '--dir', dir, '--promote', '--skip-checks'],
    remoteCommand({ registryOf, shells, output }),
    output,
  );
  return printed;
}

test('release --promote names the modules that no shell has rendered', { timeout: 60_000 }, async () => {
  const printed = await release(async () => ({ objections: [], untried: ['sample-page'] }));
  expect(printed.slice(0, 2)).toEqual([
    'mf-sample 1.0.0 stored and promoted.',
    'No shell has rendered sample-page of it yet.',
  ]);
});

test('a release whose rollout is refused is still stored, and the command says so', {
  timeout: 60_000,
}, async () => {
  const printed = await release(async () => ({ objections: ['A shell: it throws.'], untried: [] }));
  expect(printed[0]).toBe('mf-sample 1.0.0 stored.');
  expect(printed[1]).toContain('A shell: it throws.');
});

test('release names the running shells that cannot show the release because their contracts differ', {
  timeout: 60_000,
}, async () => {
  const [home, dir] = await Promise.all([temporaryFolder(), sampleRemote()]);
  vi.stubEnv('BERGAUF_HOME', home);
  onTestFinished(() => void vi.unstubAllEnvs());
  const server = await createReleasesServer({ home, publicOrigin: 'http://localhost:1', contractVersion: '1.0.0' });
  onTestFinished(() => server.close());
  await server.listen({ port: 0, host: '127.0.0.1' });
  const tokenOf = (name: string, grant: Grant) => createToken(releasesPaths(home), { name, grant, days: 1 });
  const report = async (id: string, contractVersion: string): Promise<void> => {
    const readiness = { status: 'starting', wanted: null, serving: null, problems: [] };
    const { status } = await fetch(`${server.listeningOrigin}/api/v1/shells/${id}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${await tokenOf(id, { kind: 'shell' })}`, 'content-type': 'application/json' },
      body: JSON.stringify({ contractVersion, startedAt: new Date().toISOString(), operators: null, readiness }),
    });
    expect(status).toBeLessThan(300);
  };
  const needed = workspaceContractVersion();
  await report('shop-1', needed);
  await report('shop-2', '0.1.0');
  const grant: Grant = { kind: 'team', remote: 'mf-sample', actions: ['release'] };
  const address = { origin: server.listeningOrigin, token: await tokenOf('sample ci', grant) };
  const printed: string[] = [];
  const output = { print: (line: string) => printed.push(line), printError: (line: string) => printed.push(line) };
  const command = remoteCommand({
    registryOf: () => createRegistryClient(address),
    storeOf: async () => (build) => uploadRelease(address, build),
    shells: shellsOf(async () => ({ ...address, close: async () => {} })),
    output,
  });
  expect(await runCommand(['release', '--dir', dir, '--skip-checks'], command, output)).toBe(0);
  expect(printed).toEqual([
    'mf-sample 1.0.0 stored.',
    `The shell shop-2 cannot show it: the release needs contracts ^${needed}, and the shell runs with 0.1.0.`,
  ]);
});

test('dev with a team token ends at once and stores no release', { timeout: 60_000 }, async () => {
  const [home, dir] = await Promise.all([temporaryFolder(), sampleRemote()]);
  const server = await createReleasesServer({ home, publicOrigin: 'http://localhost:1', contractVersion: '1.0.0' });
  const stop = new AbortController();
  onTestFinished(async () => {
    stop.abort();
    await server.close();
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  const grant: Grant = { kind: 'team', remote: 'mf-sample', actions: ['release'] };
  const token = await createToken(releasesPaths(home), { name: 'sample ci', grant, days: 1 });
  const address = { origin: server.listeningOrigin, token };
  const printed: string[] = [];
  const print = (line: string): void => {
    printed.push(line);
    // If the command continued, it would print the refusal of its first build first.
    stop.abort();
  };
  const output = { print, printError: print, closed: stop.signal };
  const shells = shellsOf(async () => ({ ...address, close: async () => {} }));
  vi.stubEnv('BERGAUF_HOME', home);
  onTestFinished(() => void vi.unstubAllEnvs());
  const command = remoteCommand({ registryOf: () => createRegistryClient(address), shells, output });
  expect(await runCommand(['dev', '--dir', dir], command, output)).toBe(1);
  expect(printed).toEqual([
    "The token sample ci allows only release of mf-sample; this needs an operator's token. For your browser alone: npm run dev -- --shop <origin of the shop>",
  ]);
  expect(await storedVersions(home, 'mf-sample')).toEqual([]);
});
