import type { RspackPluginInstance } from '@rspack/core';
import type { Side } from '../bundle-defaults.ts';

/** What a watched build tells the process that has started it. `errors`: null while it builds, none when it has succeeded. */
export type WatchSignal = { side: Side; errors: string[] | null };

/** A bundler plugin that tells the parent process when one side of a watched build begins and how it ended. */
export const watchSignal = (side: Side): RspackPluginInstance => ({
  apply(compiler) {
    const tell = (errors: WatchSignal['errors']): void => void process.send?.({ side, errors } satisfies WatchSignal);
    compiler.hooks.watchRun.tap('watch-signal', () => tell(null));
    compiler.hooks.invalid.tap('watch-signal', () => tell(null));
    compiler.hooks.failed.tap('watch-signal', (error) => tell([error.message]));
    // After the plugin that writes the build's record.
    compiler.hooks.done.tap({ name: 'watch-signal', stage: 100 }, (stats) =>
      tell((stats.toJson({ all: false, errors: true }).errors ?? []).map(({ message }) => message)),
    );
    // The parent is gone: nothing needs the build any more.
    process.once('disconnect', () => process.exit());
  },
});
