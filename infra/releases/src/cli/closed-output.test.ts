import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { withoutService } from '../fixtures/registry-without-service.ts';
import { storeSample, temporaryFolder, writeFiles } from '../fixtures/sample-release.ts';
import { createRegistry } from '../registry/registry.ts';
import { createRunningShells } from '../shells/running-shells.ts';
import { workspaceRoot } from '../state-folder.ts';
import { remoteCommand } from './remote-command.ts';
import { runCommand } from './run-command.ts';

test('`dev` ends as by Ctrl-C when its output is closed: the previous release gets the traffic again', async () => {
  const [home, dir] = [await temporaryFolder(), await temporaryFolder()];
  vi.stubEnv('BERGAUF_HOME', home);
  onTestFinished(() => void vi.unstubAllEnvs());
  await writeFiles(dir, { 'package.json': JSON.stringify({ name: 'mf-header', version: '1.0.0' }), 'src/a.ts': '' });
  await mkdir(join(dir, 'node_modules'));
  await symlink(join(workspaceRoot, 'shared-contracts'), join(dir, 'node_modules', 'shared-contracts'));
  const registry = createRegistry({ home, contractVersion: '1.0.0' });
  await storeSample({ home });
  await registry.promote('mf-header', '1.0.0');
  await storeSample({ home, version: '1.0.0-dev.1', precompress: false });
  await registry.develop('mf-header', '1.0.0-dev.1');

  const closed = new AbortController();
  // The build fails, and the message is the first line.
  const output = { print: () => closed.abort(), printError: () => undefined, closed: closed.signal };
  const command = remoteCommand({
    registryOf: () => withoutService(registry),
    shells: createRunningShells([]),
    output,
  });
  expect(await runCommand(['dev', '--dir', dir], command, output)).toBe(0);
  expect(await registry.developments()).toEqual([]);
  expect((await registry.list())[0]?.releases.find(({ isDefault }) => isDefault)?.version).toBe('1.0.0');
});
