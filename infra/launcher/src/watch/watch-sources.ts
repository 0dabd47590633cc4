import { type FSWatcher, watch } from 'node:fs';
import path from 'node:path';
import { buildWhatChanged } from '../system/build-what-changed.ts';
import type { DevelopmentSession } from '../system/development-session.ts';
import { remoteFolders, workspaceRoot } from '../system/workspace.ts';

const settleMs = 150;

export type WatchOptions = { home: string; session: DevelopmentSession; say: (line: string) => void };

/**
 * Builds a frontend whenever its sources change and gives it the traffic; the running shop swaps it in. What a frontend does not
 * own (the shell, the contracts, the hosts) needs a new start, and says so.
 * @returns stops watching and ends a build that is under way
 */
export function watchSources({ home, session, say }: WatchOptions): () => Promise<void> {
  const abort = new AbortController();
  const { signal } = abort;
  let timer: NodeJS.Timeout | undefined;
  let building: Promise<void> = Promise.resolve();
  const rebuild = (): void => {
    building = building.then(async () => {
      if (signal.aborted) return;
      try {
        await buildWhatChanged({ home, say, session, signal });
      } catch (cause) {
        if (!signal.aborted) say(cause instanceof Error ? cause.message : String(cause));
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
  return async () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
    abort.abort();
    await building;
  };
}
