import { sentenceOf } from '../refusal.ts';
import { watchFolders } from './watch-folders.ts';

export type RebuildOptions = {
  /** Files and folders of the sources, absolute. */
  paths: readonly string[];
  /** Builds the current sources. An error is reported, and the next change builds again. */
  build: () => Promise<void>;
  /** True builds once before the first change as well. */
  isBuiltFirst: boolean;
  /** Stops the loop after the running build. */
  signal: AbortSignal;
  /** Gets one line for each failure. */
  report: (line: string) => void;
  /** Polling interval in milliseconds. */
  intervalMs?: number;
};

/**
 * Builds after every change of the sources until the signal aborts. One build runs at a time; any number of changes during a build
 * lead to one more build.
 */
export async function rebuildOnChange(options: RebuildOptions): Promise<void> {
  const { paths, build, isBuiltFirst, signal, report, intervalMs } = options;
  let isChanged = isBuiltFirst;
  let wake = (): void => {};
  signal.addEventListener('abort', () => wake(), { once: true });
  const { ready, close } = watchFolders({
    paths,
    ...(intervalMs !== undefined && { intervalMs }),
    onChange: () => {
      isChanged = true;
      wake();
    },
    onError: (error) => report(`The sources cannot be watched: ${sentenceOf(error)}`),
  });
  try {
    await ready;
    while (!signal.aborted) {
      if (!isChanged) {
        await new Promise<void>((resume) => {
          wake = resume;
        });
        continue;
      }
      isChanged = false;
      await build().catch((error: unknown) => {
        if (!signal.aborted) report(sentenceOf(error));
      });
    }
  } finally {
    close();
  }
}
