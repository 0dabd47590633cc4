import path from 'node:path';
import { createBuilder } from '@bergauf/build/builder';
import { rebuildOnChange } from '@bergauf/releases/release/rebuild-on-change';
import { watchFolders } from '@bergauf/releases/release/watch-folders';
import { messageOf } from '@bergauf/service-kit/error-message';
import { buildWhatChanged } from './system/build-what-changed.ts';
import type { DevelopmentSession } from './system/release-frontends.ts';
import { remoteFolders, workspaceRoot } from './system/workspace.ts';

export type WatchOptions = { home: string; session: DevelopmentSession; say: (line: string) => void };

/** Folders outside of frontends, whose changes need a restart. */
const restartFolders = ['shell/src', 'shared-contracts/src', 'infra/api/src', 'infra/checkout/src'];

/**
 * Builds a frontend whenever its sources change and gives it the traffic; the running shop loads it. A change in `restartFolders` is only
 * reported; sources elsewhere, such as those of shared packages, are not watched.
 * @returns a function that stops watching and aborts the running build
 */
export function watchFrontends({ home, session, say }: WatchOptions): () => Promise<void> {
  const abort = new AbortController();
  const { signal } = abort;
  const builder = createBuilder(signal);
  const rebuilding = rebuildOnChange({
    paths: remoteFolders.map((name) => path.join(workspaceRoot, name, 'src')),
    build: () => buildWhatChanged({ home, say, builder, session, signal }),
    isBuiltFirst: false,
    signal,
    report: say,
    intervalMs: 400,
  });
  const watches = restartFolders.map((folder) =>
    watchFolders({
      paths: [path.join(workspaceRoot, folder)],
      onChange: () => say(`${folder} has changed: start again to see it.`),
      onError: (cause) => say(`${folder} cannot be watched: ${messageOf(cause)}`),
      intervalMs: 2_000,
    }),
  );
  return async () => {
    abort.abort();
    for (const { close } of watches) close();
    await rebuilding;
    await builder.close();
  };
}
