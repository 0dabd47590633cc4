import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, rspack } from '@rspack/core';
import type { DeclaredRoute } from 'shared-contracts/discovery';
import type { QueryParameter } from 'shared-contracts/remote';
import { bundleDefaults, type Side } from './bundle-defaults.ts';
import { buildRecord } from './plugins/build-record-plugin.ts';
import { frontendRules } from './plugins/frontend-rules-plugin.ts';
import { writeSbom } from './plugins/sbom-plugin.ts';
import { slimEntry } from './plugins/slim-entry-plugin.ts';
import { sortedIntegrity } from './plugins/sorted-integrity-plugin.ts';
import { watchSignal } from './plugins/watch-signal-plugin.ts';
import { refreshAlias, refreshRule, refreshStart } from './refresh/fast-refresh.ts';
import { consumedByRemotes } from './shared-modules.ts';

export type RemoteOptions = {
  /** The folder's name: `mf-catalog`. */
  name: string;
  /** Exposed name to its file: `{ 'list-page': './src/exposes/list-page.ts' }`. */
  exposes: Record<string, string>;
  /** By the name of an exposed page: the query parameters that its route module declares. They go into the release manifest. */
  query?: Record<string, readonly QueryParameter[]>;
  /** By the name of an exposed page: the address at which the shop shows it, if the shell's own table has none (decision 0072). */
  routes?: Record<string, DeclaredRoute>;
};

/**
 * The bundler configuration of a frontend, for browser and server. Written to `BERGAUF_BUILD_DIR` (default `dist`) as the
 * version `BERGAUF_RELEASE_VERSION` (default: package.json), in folders `client` and `server`. With `BERGAUF_WATCH=on` nothing is
 * minimized, unchanged modules are cached in memory between builds, the browser's build has fast refresh, and the parent process is
 * notified of each build and the rules that it breaks.
 */
export function remote(options: RemoteOptions): Configuration[] {
  const context = process.cwd();
  const buildDir = path.resolve(process.env['BERGAUF_BUILD_DIR'] ?? 'dist');
  const version = process.env['BERGAUF_RELEASE_VERSION'] ?? packageVersion(context);
  return (['client', 'server'] as const).map((side) => remoteSide(side, { ...options, context, buildDir, version }));
}

/** Fast refresh identifies a module across builds by its name. */
const watchedModules = {
  minimize: false,
  concatenateModules: false,
  mangleExports: false,
  usedExports: false,
  moduleIds: 'named',
  chunkIds: 'named',
} as const;

type SideOptions = RemoteOptions & { context: string; buildDir: string; version: string };

function remoteSide(side: Side, options: SideOptions): Configuration {
  const { name, exposes, query = {}, routes = {}, context, buildDir, version } = options;
  const server = side === 'server';
  const isWatched = process.env['BERGAUF_WATCH'] === 'on';
  const isRefreshed = isWatched && !server;
  const defaults = bundleDefaults(side, context, name, isRefreshed);
  // Name of the global variable that the browser's entry sets; variables cannot contain hyphens.
  const containerName = name.replaceAll('-', '_');
  let objections: readonly string[] = [];
  const onObjections = (found: readonly string[]): void => {
    objections = found;
  };
  return {
    ...defaults,
    // Otherwise the bundler hashes the finished files again and replaces the earlier hashes in their text, where the same four digits may
    // be anything, such as a module's id. So the name is not derived from the file's bytes; a file is identified by its URL, with the
    // release's version, and its integrity.
    optimization: { ...defaults.optimization, realContentHash: false, ...(isWatched && watchedModules) },
    // `sortedIntegrity` makes names and integrity consistent; the warning would hide those that a team has to fix.
    ignoreWarnings: [/can be risky/],
    ...(isWatched && { cache: true }),
    ...(isRefreshed && {
      module: { ...defaults.module, rules: [...(defaults.module?.rules ?? []), refreshRule] },
      resolve: { ...defaults.resolve, alias: { ...defaults.resolve?.alias, ...refreshAlias } },
    }),
    entry: {},
    output: {
      path: path.join(buildDir, side),
      uniqueName: name,
      // In the browser it is derived from the entry's own URL, as each release has its own folder.
      publicPath: server ? '' : 'auto',
      // Short, because the entry, which every page loads, contains all names. Each release has its own folder, and each chunk in it its own
      // `[name]`.
      filename: '[name].[contenthash:4].js',
      chunkFilename: '[name].[contenthash:4].js',
      cssFilename: '[name].[contenthash:4].css',
      cssChunkFilename: '[name].[contenthash:4].css',
      crossOriginLoading: 'anonymous',
      clean: true,
      ...(server ? { library: { type: 'commonjs-module' } } : {}),
    },
    plugins: [
      ...(defaults.plugins ?? []),
      new ModuleFederationPlugin({
        name: containerName,
        filename: 'remoteEntry.[contenthash:12].js',
        library: server ? { type: 'commonjs-module' } : { type: 'global', name: containerName },
        exposes: Object.fromEntries(
          Object.entries(exposes).map(([expose, file]) => [`./${expose}`, { import: file, name: expose }]),
        ),
        shared: consumedByRemotes(),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        bridge: { enableBridgeRouter: false },
        experiments: {
          asyncStartup: server,
          optimization: { target: server ? 'node' : 'web', disableSnapshot: true },
        },
      }),
      ...(server
        ? []
        : [
            startOnSharedRuntime(isWatched),
            slimEntry(),
            ...(process.env['BERGAUF_SKIP_RULES'] === 'on'
              ? []
              : [
                  frontendRules({
                    name,
                    exposes,
                    pages: Object.keys({ ...query, ...routes }),
                    onObjections: isWatched ? onObjections : undefined,
                  }),
                ]),
            new rspack.DefinePlugin({ REMOTE_NAME: JSON.stringify(containerName) }),
          ]),
      // The same algorithm as in the manifest: a file is preloaded with the manifest's hash and loaded with the entry's, which must be
      // equal.
      ...(server
        ? []
        : [new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'], enabled: true }), sortedIntegrity()]),
      buildRecord({ buildDir, side, name, version, exposes: Object.keys(exposes), query, routes }),
      ...(isWatched ? [watchSignal(side, () => objections)] : []),
      ...(server && !isWatched ? [writeSbom({ name, version, folder: path.join(buildDir, side) })] : []),
    ],
  };
}

/** In the browser a remote uses the host's federation runtime instead of its own copy; see shared-runtime.ts. */
function startOnSharedRuntime(isRefreshed: boolean): InstanceType<typeof rspack.NormalModuleReplacementPlugin> {
  const start = isRefreshed ? refreshStart : path.join(import.meta.dirname, 'federation/replacements/remote-start.js');
  return new rspack.NormalModuleReplacementPlugin(/@module-federation[\\/]runtime[\\/]rspack\.js!=!data:/, start);
}

function packageVersion(folder: string): string {
  const description: unknown = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  if (typeof description === 'object' && description !== null && 'version' in description)
    return String(description.version);
  throw new Error(`${folder}/package.json has no version`);
}
