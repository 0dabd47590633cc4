import { Compilation, type RspackPluginInstance, sources } from '@rspack/core';

/** Runs before file names get their content hashes. */
const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1;

/**
 * A bundler plugin for a remote's browser build. The bundler writes the hashes of chunks into the entry in the order in which its threads
 * finished. Sorted, identical sources give identical files, as repeated builds of a release must.
 */
export const sortedIntegrity = (): RspackPluginInstance => ({
  apply(compiler) {
    compiler.hooks.compilation.tap('sorted-integrity', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'sorted-integrity', stage }, (assets) => {
        for (const [file, asset] of Object.entries(assets)) {
          const text = asset.source().toString();
          const sorted = withSortedHashes(text);
          if (sorted !== text) compilation.updateAsset(file, new sources.RawSource(sorted));
        }
      });
    });
  },
});

/** Matches the maps of hashes by chunk, for scripts and styles, in minified or readable code. */
const map = /(\.sri(?:Css)?Hashes\s*=\s*\{)([^}]*)(\})/g;

/** @returns the code with the hashes in the order of their chunks */
export function withSortedHashes(code: string): string {
  return code.replace(map, (_map, start: string, hashes: string, end: string) => {
    const entries = hashes.split(',').filter((entry) => entry.trim() !== '');
    return start + entries.sort(byChunk).join(',') + end;
  });
}

const order = new Intl.Collator('en', { numeric: true });
const byChunk = (one: string, other: string): number => order.compare(chunkOf(one), chunkOf(other));
/** `581:"sha256-…"`, or with a quoted name. */
const chunkOf = (entry: string): string => entry.trim().replace(/^"/, '');
