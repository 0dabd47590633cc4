import { type FSWatcher, watch } from 'node:fs';
import path from 'node:path';
import { buildWhatChanged } from '../system/build-what-changed.ts';
import type { System } from '../system/system.ts';
import { remoteFolders, workspaceRoot } from '../system/workspace.ts';

const settleMs = 150;

/**
 * Releases and promotes a frontend whenever its sources change; the running shop swaps it in. What a frontend does not own (the
 * shell, the contracts, the hosts) needs a new start, and says so.
 * @returns stops watching
 */
export function watchSources({ home, say }: { home: string; system: System; say: (line: string) => void }): () => void {
  let timer: NodeJS.Timeout | undefined;
  let building: Promise<void> = Promise.resolve();
  const rebuild = (): void => {
    building = building.then(async () => {
      try {
        await buildWhatChanged(home, say);
      } catch (cause) {
        say(cause instanceof Error ? cause.message : String(cause));
      }
    });
  };
  const follow = (folder: string, onChange: () => void): FSWatcher =>
    watch(path.join(workspaceRoot, folder), { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(onChange, settleMs);
    });
  const watchers = [
    ...remoteFolders.map((name) => follow(`${name}/src`, rebuild)),
    ...['shell/src', 'shared-contracts/src', 'infra/api/src'].map((folder) =>
      follow(folder, () => say(`${folder} has changed: start again to see it.`)),
    ),
  ];
  return () => {
    for (const watcher of watchers) watcher.close();
  };
}
