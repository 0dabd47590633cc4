// @module-tag rotated
import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '../fixtures/sample-release.ts';
import { sampleRemote } from '../fixtures/sample-remote.ts';
import { createRegistry } from '../registry/registry.ts';
import { createRunningShells } from '../shells/running-shells.ts';
import { workspaceContractVersion } from '../state-folder.ts';
import { remoteCommand } from './remote-command.ts';
import { runCommand } from './run-command.ts';

async function release(gate: NonNullable<Parameters<typeof createRegistry>[0]['gate']>): Promise<readonly string[]> {
  const [home, dir] = await Promise.all([temporaryFolder(), sampleRemote()]);
  vi.stubEnv('BERGAUF_HOME', home);
  onTestFinished(() => void vi.unstubAllEnvs());
  const printed: string[] = [];
  const output = { print: (line: string) => printed.push(line), printError: (line: string) => printed.push(line) };
  const registryOf = () => createRegistry({ home, contractVersion: workspaceContractVersion(), gate });
  const shells = createRunningShells(['http://127.0.0.1:9'], { tries: 1 });
  await runCommand(
    ['release', '--dir', dir, '--promote', '--skip-checks'],
    remoteCommand({ registryOf, shells, output }),
    output,
  );
  return printed;
}

test('a release that gets all traffic at once names what no shell has rendered', { timeout: 60_000 }, async () => {
  const printed = await release(async () => ({ objections: [], untried: ['sample-page'] }));
  expect(printed.slice(0, 2)).toEqual([
    'mf-sample 1.0.0 stored and promoted.',
    'No shell has rendered sample-page of it yet.',
  ]);
});

test('a release that gets no traffic is stored all the same, and the command says so', {
  timeout: 60_000,
}, async () => {
  const printed = await release(async () => ({ objections: ['A shell: it throws.'], untried: [] }));
  expect(printed[0]).toBe('mf-sample 1.0.0 stored.');
  expect(printed[1]).toContain('A shell: it throws.');
});
