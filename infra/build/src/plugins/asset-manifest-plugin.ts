import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Compiler } from '@rspack/core';
import { precompress } from './precompress.ts';

/** Writes down the host's files for the page's head, with their hashes, as `assets.json` in the build's folder. */
export class AssetManifestPlugin {
  readonly options: { folder: string; publicPath: string };

  constructor(options: { folder: string; publicPath: string }) {
    this.options = options;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('AssetManifestPlugin', (stats) => {
      if (stats.hasErrors()) return;
      const { folder, publicPath } = this.options;
      const files = readdirSync(folder).sort();
      const described = files.map((name) => {
        const hash = createHash('sha384').update(readFileSync(path.join(folder, name)));
        return { url: `${publicPath}${name}`, integrity: `sha384-${hash.digest('base64')}` };
      });
      const withEnding = (ending: string): typeof described => described.filter(({ url }) => url.endsWith(ending));
      const font = withEnding('.woff2')[0]?.url;
      if (!font) throw new Error('The build has no font');
      precompress(folder, files);
      const manifest = { scripts: withEnding('.js'), styles: withEnding('.css'), font };
      writeFileSync(path.join(folder, 'assets.json'), JSON.stringify(manifest));
    });
  }
}
