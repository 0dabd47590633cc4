import { createRequire } from 'node:module';
import path from 'node:path';
import { type Configuration, type RuleSetRule, rspack } from '@rspack/core';
import { bundleDefaults, type Side } from './bundle-defaults.ts';
import { assetManifest } from './plugins/asset-manifest-plugin.ts';
import { writeSbom } from './plugins/sbom-plugin.ts';
import { developmentReact, developmentReactPlugin } from './refresh/development-react-plugin.ts';

type OptimizationSplitChunks = NonNullable<NonNullable<Configuration['optimization']>['splitChunks']>;

export type HostOptions = {
  name: string;
  context: string;
  outDir: string;
  publicPath: string;
  entry: string;
  /** Further browser scripts, by name, which no page needs for its first screen. */
  others?: Readonly<Record<string, string>>;
  side: Side;
};

/** The package of the font, of which `src/font/` has parts. */
const archivo = createRequire(import.meta.url).resolve('@fontsource-variable/archivo/package.json');

/** The bundler configuration of the host: one script for the browser, one CommonJS module for the render worker. */
export function host({ name, context, outDir, publicPath, entry, others = {}, side }: HostOptions): Configuration {
  const server = side === 'server';
  const defaults = bundleDefaults(side, context, name);
  return {
    ...defaults,
    entry: { main: entry, ...others },
    ...(server ? {} : { module: { ...defaults.module, rules: [...(defaults.module?.rules ?? []), federationRule] } }),
    // Render workers run in its pool: a bundled copy would not be the pool's own.
    ...(server ? { externals: { piscina: 'commonjs piscina' } } : {}),
    output: {
      path: path.join(outDir, side),
      uniqueName: name,
      publicPath,
      filename: server ? '[name].cjs' : '[name].[contenthash:12].js',
      chunkFilename: '[name].[contenthash:12].js',
      cssFilename: '[name].[contenthash:12].css',
      assetModuleFilename: '[name].[contenthash:12][ext]',
      crossOriginLoading: 'anonymous',
      clean: true,
      ...(server ? { library: { type: 'commonjs2' } } : {}),
    },
    ...(server ? {} : { optimization: { ...defaults.optimization, splitChunks: hostChunks } }),
    plugins: [
      ...(defaults.plugins ?? []),
      // Read by the federation runtime; its plugin for remotes sets them too.
      new rspack.DefinePlugin({
        ENV_TARGET: JSON.stringify(server ? 'node' : 'web'),
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
      }),
      ...(server ? [] : [new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], enabled: true })]),
      ...(server
        ? []
        : [
            ...replaceUnused(),
            developmentReactPlugin('react'),
            assetManifest({
              folder: path.join(outDir, side),
              publicPath,
              otherEntries: [...Object.keys(others), developmentReact],
              uncompressed: [developmentReact],
            }),
            writeSbom({ name, folder: outDir, others: [archivo] }),
          ]),
    ],
  };
}

/**
 * React is most of the shell's script and changes less often than the rest: as a file of its own it stays in browser caches, and
 * two files are loaded and compiled in parallel.
 */
const hostChunks: OptimizationSplitChunks = {
  chunks: 'all',
  minSize: 0,
  cacheGroups: {
    default: false,
    defaultVendors: false,
    react: { name: 'react', test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/, enforce: true },
  },
};

const federationRule: RuleSetRule = {
  test: /@module-federation[\\/]runtime-core[\\/]dist[\\/].*\.js$/,
  use: [{ loader: path.join(import.meta.dirname, 'loaders/shake-federation-loader.cjs') }],
};

/** Modules that the host's browser build does not need; the reason is in each replacement. */
const replacements: readonly { module: RegExp; file: string; importer?: string }[] = [
  { module: /[\\/](snapshot[\\/]SnapshotHandler|utils[\\/]preload)\.js$/, file: 'federation/replacements/snapshot.js' },
  { module: /[\\/]semver[\\/]index\.js$/, file: 'federation/replacements/semver.js' },
  { module: /[\\/]desc\.mjs$/, file: 'federation/replacements/error-descriptions.js' },
  { module: /[\\/]getShortErrorMsg\.m?js$/, file: 'federation/replacements/short-error-message.js' },
  { module: /[\\/]logger\.js$/, importer: 'sdk', file: 'federation/replacements/logger.js' },
  { module: /[\\/]updateOptions\.js$/, file: 'federation/replacements/update-options.js' },
];

function replaceUnused(): InstanceType<typeof rspack.NormalModuleReplacementPlugin>[] {
  return replacements.map(
    ({ module, file, importer = '' }) =>
      new rspack.NormalModuleReplacementPlugin(module, (resource) => {
        const isImported = new RegExp(`@module-federation[\\\\/]${importer}`).test(resource.context);
        if (isImported) resource.request = path.join(import.meta.dirname, file);
      }),
  );
}
