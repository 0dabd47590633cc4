import type { RspackPluginInstance } from '@rspack/core';
import type { Side } from '../bundle-defaults.ts';
import { type Refreshed, watchRefreshed } from '../refresh/fast-refresh.ts';

/**
 * Message of a watched build to its parent process. `errors`: null while it builds, empty after a success. `refreshed`: modules that
 * update a page from the previous build to this one, and `objections`: rules that a release would break; both are sent by the browser side.
 */
export type WatchSignal = {
  side: Side;
  errors: string[] | null;
  refreshed?: Refreshed;
  objections?: readonly string[];
};

/**
 * A bundler plugin that tells the parent process when one side of a watched build starts, and its result.
 * @param objections of the finished build
 */
export const watchSignal = (side: Side, objections: () => readonly string[]): RspackPluginInstance => ({
  apply(compiler) {
    const refreshed = side === 'client' ? watchRefreshed(compiler) : () => [];
    const tell = (errors: WatchSignal['errors'], more = {}): void =>
      void process.send?.({ side, errors, ...more } satisfies WatchSignal);
    compiler.hooks.watchRun.tap('watch-signal', () => tell(null));
    compiler.hooks.invalid.tap('watch-signal', () => tell(null));
    compiler.hooks.failed.tap('watch-signal', (error) => tell([error.message]));
    // Runs after the plugin that writes the build's record.
    compiler.hooks.done.tap({ name: 'watch-signal', stage: 100 }, (stats) => {
      const found = stats.toJson({ all: false, errors: true, moduleTrace: true }).errors ?? [];
      const errors = found.map(({ moduleName, message }) => (moduleName ? `${moduleName}\n${message}` : message));
      tell(errors, errors.length === 0 && { refreshed: refreshed(stats.compilation), objections: objections() });
    });
    // The parent has gone, so the build is no longer needed.
    process.once('disconnect', () => process.exit());
  },
});
