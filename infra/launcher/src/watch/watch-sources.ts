import path from 'node:path';
import { type FolderWatch, watchFolders } from '@bergauf/releases/release/watch-folders';
import { buildWhatChanged } from '../system/build-what-changed.ts';
import type { DevelopmentSession } from '../system/development-session.ts';
import { remoteFolders, workspaceRoot } from '../system/workspace.ts';

export type WatchOptions = { home: string; session: DevelopmentSession; say: (line: string) => void };

/**
 * Builds a frontend whenever its sources change and gives it the traffic; the running shop swaps it in. What a frontend does not
 * own (the shell, the contracts, the services) needs a new start, and says so.
 * @returns stops watching and ends a build that is under way
 */
export function watchSources({ home, session, say }: WatchOptions): () => Promise<void> {
  const abort = new AbortController();
  const { signal } = abort;
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
  const follow = (folder: string, intervalMs: number, onChange: () => void): FolderWatch =>
    watchFolders({
      paths: [path.join(workspaceRoot, folder)],
      onChange,
      intervalMs,
      onError: (cause) => say(`${folder} cannot be watched: ${cause instanceof Error ? cause.message : String(cause)}`),
    });
  const watches = [
    ...remoteFolders.map((name) => follow(`${name}/src`, 400, rebuild)),
    ...['shell/src', 'shared-contracts/src', 'infra/api/src', 'infra/checkout/src'].map((folder) =>
      follow(folder, 2_000, () => say(`${folder} has changed: start again to see it.`)),
    ),
  ];
  return async () => {
    abort.abort();
    for (const { close } of watches) close();
    await building;
  };
}
