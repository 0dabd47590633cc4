import path from 'node:path';
import type { Configuration } from '@rspack/core';
import { bundleDefaults } from './bundle-defaults.ts';
import { assetManifest } from './plugins/asset-manifest-plugin.ts';

export type SiteOptions = { name: string; context: string; outDir: string; publicPath: string; entry: string };

/** The bundler configuration of a server-rendered site without federation: one script, one style sheet, the font. */
export function site({ name, context, outDir, publicPath, entry }: SiteOptions): Configuration {
  const folder = path.join(outDir, 'client');
  const defaults = bundleDefaults('client', context, name);
  return {
    ...defaults,
    entry: { main: entry },
    output: {
      path: folder,
      publicPath,
      filename: '[name].[contenthash:12].js',
      cssFilename: '[name].[contenthash:12].css',
      assetModuleFilename: '[name].[contenthash:12][ext]',
      clean: true,
    },
    plugins: [...(defaults.plugins ?? []), assetManifest({ folder, publicPath })],
  };
}
