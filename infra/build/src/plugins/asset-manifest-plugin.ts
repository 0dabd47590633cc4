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
};

/** A bundler plugin that lists the build's files with their hashes in `assets.json`, for the page's head, and compresses them. */
export const assetManifest = ({ folder, publicPath }: AssetManifestOptions): RspackPluginInstance => ({
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
      await precompress(folder, files);
      const scriptsOf = (entry: string): typeof described =>
        withEnding('.js').filter(({ url }) => url.startsWith(`${publicPath}${entry}.`));
      const [entries, later] = [scriptsOf('main'), scriptsOf('later')];
      const libraries = withEnding('.js').filter((file) => !entries.includes(file) && !later.includes(file));
      const manifest = { scripts: [...entries, ...libraries], later, styles: withEnding('.css') };
      await writeFile(path.join(folder, 'assets.json'), JSON.stringify(manifest));
    });
  },
});
