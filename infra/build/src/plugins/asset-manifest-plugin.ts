import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { integrityOf } from '@bergauf/service-kit/integrity';
import { precompress } from '@bergauf/service-kit/precompress';
import type { RspackPluginInstance } from '@rspack/core';

type AssetManifestOptions = {
  /** Where the build's files are. */
  folder: string;
  /** Path under which they are served, with closing slash. */
  publicPath: string;
  /** Names of the entries beside `main`. */
  otherEntries?: readonly string[];
  /** Names of those that few load, so that compressing them costs more time than it saves. */
  uncompressed?: readonly string[];
};

/** A bundler plugin that lists the build's files with their hashes in `assets.json`, for the page's head, and compresses them. */
export const assetManifest = ({
  folder,
  publicPath,
  otherEntries = [],
  uncompressed = [],
}: AssetManifestOptions): RspackPluginInstance => ({
  apply(compiler) {
    compiler.hooks.done.tapPromise('asset-manifest', async (stats) => {
      if (stats.hasErrors()) return;
      const files = (await readdir(folder)).sort();
      const described = await Promise.all(
        files.map(async (name) => ({
          url: `${publicPath}${name}`,
          integrity: integrityOf(await readFile(path.join(folder, name))),
        })),
      );
      const withEnding = (ending: string): typeof described => described.filter(({ url }) => url.endsWith(ending));
      await precompress(
        folder,
        files.filter((name) => !uncompressed.some((entry) => name.startsWith(`${entry}.`))),
      );
      const scriptsOf = (entry: string): typeof described =>
        withEnding('.js').filter(({ url }) => url.startsWith(`${publicPath}${entry}.`));
      const entries = scriptsOf('main');
      const others = Object.fromEntries(otherEntries.map((entry) => [entry, scriptsOf(entry)]));
      const ofEntries = [entries, ...Object.values(others)].flat();
      const libraries = withEnding('.js').filter((file) => !ofEntries.includes(file));
      const manifest = { scripts: [...entries, ...libraries], ...others, styles: withEnding('.css') };
      await writeFile(path.join(folder, 'assets.json'), JSON.stringify(manifest));
    });
  },
});
