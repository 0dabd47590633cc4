import { chownStateFolder } from '@bergauf/service-kit/chown-state-folder';
import type { FoundRegistry } from '../client/api-call.ts';
import { findRegistry } from '../client/find-registry.ts';
import { createRegistryClient, shellsOf } from '../client/registry-client.ts';
import { sentenceOf } from '../refusal.ts';
import { shellOrigins } from '../shells/ask-shell.ts';
import { createRunningShells } from '../shells/running-shells.ts';
import { bergaufHome, releasesPaths } from '../state-folder.ts';
import { remoteCommand } from './remote-command.ts';
import { runCommand, terminal } from './run-command.ts';

// A closed pipe, as with `head`, is no failure. A running command, such as `dev`, has to be stopped.
const closed = new AbortController();
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    closed.abort();
  });
}
const output = { ...terminal, closed: closed.signal };

let looking: Promise<FoundRegistry> | null = null;
const registry = (): Promise<FoundRegistry> => {
  looking ??= findRegistry(process.env, bergaufHome());
  return looking;
};

try {
  const inChannel = (channel?: string) => ({
    registryOf: async () => createRegistryClient(await registry(), channel),
    shells: process.env['BERGAUF_SHELL'] ? createRunningShells(shellOrigins(process.env)) : shellsOf(registry, channel),
  });
  const command = remoteCommand({
    ...inChannel(),
    inChannel,
    storeOf: async () => {
      const [address, { uploadRelease }] = [await registry(), await import('../client/upload-release.ts')];
      return (build) => uploadRelease(address, build);
    },
    output,
  });
  process.exitCode = await runCommand(process.argv.slice(2), command, output);
} catch (error) {
  // Invalid setting.
  terminal.printError(sentenceOf(error));
  process.exitCode = 1;
} finally {
  const found: FoundRegistry | null = (await (looking as Promise<FoundRegistry> | null)?.catch(() => null)) ?? null;
  await found?.close();
  // Files of the state folder, such as tokens, that were written without the service.
  if (!process.env['BERGAUF_REGISTRY'])
    await chownStateFolder(bergaufHome(), releasesPaths(bergaufHome()).root).catch(() => {});
}
