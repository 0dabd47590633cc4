// @module-tag rotated
import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '../fixtures/sample-release.ts';
import { sampleRemote } from '../fixtures/sample-remote.ts';
import { createRegistry } from '../registry/registry.ts';
import { createRunningShells } from '../shells/running-shells.ts';
import { workspaceContractVersion } from '../state-folder.ts';
import { remoteCommand } from './remote-command.ts';
import { runCommand } from './run-command.ts';

test('a release that gets all traffic at once names what no shell has rendered', { timeout: 60_000 }, async () => {
  const [home, dir] = await Promise.all([temporaryFolder(), sampleRemote()]);
  vi.stubEnv('BERGAUF_HOME', home);
  onTestFinished(() => void vi.unstubAllEnvs());
  const printed: string[] = [];
  const output = { print: (line: string) => printed.push(line), printError: (line: string) => printed.push(line) };
  const gate = async () => ({ objections: [], untried: ['sample-page'] });
  const registryOf = () => createRegistry({ home, contractVersion: workspaceContractVersion(), gate });
  const shells = createRunningShells(['http://127.0.0.1:9'], { tries: 1 });
  await runCommand(
    ['release', '--dir', dir, '--promote', '--skip-checks'],
    remoteCommand({ registryOf, shells, output }),
    output,
  );
  expect(printed.slice(0, 2)).toEqual([
    'mf-sample 1.0.0 stored and promoted.',
    'No shell has rendered sample-page of it yet.',
  ]);
});
