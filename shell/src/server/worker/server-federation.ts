import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { integrityOf } from '@bergauf/service-kit/integrity';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/runtime';
import type { ExposeId } from 'shared-contracts/remote';
import type { LocalRemote, WorkerSetup } from './render-task.ts';

/** Node's own require; the bundler would resolve the plain word at build time. */
declare const __non_webpack_require__: (file: string) => unknown;

/** Remotes of this worker, evaluated from their verified local copies. */
export function createServerFederation(remotes: WorkerSetup['remotes']): (id: ExposeId) => Promise<unknown> {
  const byEntry = new Map(Object.values(remotes).map((remote) => [remote.entry, remote]));
  registerPlugins([
    {
      name: 'bergauf-local-entry',
      async loadEntry({ remoteInfo }) {
        const remote = byEntry.get(remoteInfo.entry);
        if (remote) await verify(remote);
        const container: unknown = await __non_webpack_require__(remoteInfo.entry);
        return isContainer(container) ? container : undefined;
      },
    },
  ]);
  registerRemotes(Object.entries(remotes).map(([name, { entry }]) => ({ name, entry, type: 'commonjs-module' })));
  return (id) => loadRemote(id);
}

/**
 * The copy was checked when it was fetched; it is checked again right before it is evaluated, for a worker may start long after.
 * @throws when a file is gone or has changed
 */
async function verify({ folder, files }: LocalRemote): Promise<void> {
  const serverFiles = Object.entries(files).filter(([file]) => file.startsWith('server/'));
  await Promise.all(
    serverFiles.map(async ([file, integrity]) => {
      if (integrityOf(await readFile(path.join(folder, file))) !== integrity) throw new Error(`${file} has changed`);
    }),
  );
}

type Container = { get(id: string): () => Promise<unknown>; init(...args: unknown[]): void };

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null && 'get' in value && 'init' in value;
}
