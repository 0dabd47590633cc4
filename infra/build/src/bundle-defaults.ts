import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Configuration, rspack } from '@rspack/core';
import { refreshTransform } from './refresh/fast-refresh.ts';

export type Side = 'client' | 'server';

const require = createRequire(import.meta.url);
const here = path.dirname(fileURLToPath(import.meta.url));

/**
 * Baseline "widely available" of November 2026: features that all engines have had since May 2024. Nothing is polyfilled, so browser code
 * must not call newer functions (`rules/browser-floor.test.ts`). Older browsers get the pages without script (`keep-html.ts` of the
 * shell).
 */
export const oldestBrowsers = { chrome: 125, safari: 17.5, firefox: 126 };
const targetsOf = (browsers: Readonly<Record<string, number>>) =>
  Object.entries(browsers).map(([name, version]) => `${name} >= ${version}`);
/** Older browsers than for scripts: they show pages without script, but with their colours. */
const styleTargets = targetsOf({ chrome: 116, safari: 16.4, firefox: 120 });

/**
 * Nearly all of a page's scripts run while it starts. With this comment Chromium compiles them off the main thread, instead of function by
 * function when each is first called.
 */
const compileAhead = '//# allFunctionsCalledOnLoad\n';

/**
 * The configuration shared by all browser and render bundles of the shop, host and remotes.
 * @param isRefreshed true: the compiler adds the code for React's fast refresh
 */
export function bundleDefaults(side: Side, context: string, uniqueName: string, isRefreshed = false): Configuration {
  const server = side === 'server';
  return {
    name: `${uniqueName}:${side}`,
    context,
    mode: 'production',
    devtool: false,
    target: server ? 'node20' : ['web', 'es2022'],
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: {
        // In bundlers, react-router's export map resolves to its development files in every mode.
        'react-router/dom$': routerFile(server ? 'dom-export.js' : 'dom-export.mjs'),
        'react-router$': routerFile(server ? 'index.js' : 'index.mjs'),
        // One copy of the federation runtime, as ES modules for tree shaking; one of its plugins would add a CommonJS copy.
        '@module-federation/runtime-core$': federationFile('runtime-core', 'index.js'),
        '@module-federation/runtime-core/disabled-snapshot$': federationFile(
          'runtime-core',
          'plugins/snapshot/disabled.js',
        ),
        '@module-federation/sdk$': federationFile('sdk', 'index.js'),
        '@module-federation/error-codes$': federationFile('error-codes', 'index.mjs'),
      },
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          options: swcOptions(server, isRefreshed),
          type: 'javascript/auto',
        },
        {
          test: /react-router[\\/]dist[\\/]production[\\/].*\.mjs$/,
          use: [{ loader: path.join(here, 'loaders/shake-router-loader.cjs') }],
        },
        { test: /\.css$/, exclude: /\.module\.css$/, type: 'css' },
        {
          test: /\.module\.css$/,
          type: 'css/module',
          use: [{ loader: path.join(here, 'loaders/remote-layer-loader.cjs') }],
        },
        {
          test: /[\\/]messages[\\/][a-z]+\.json$/,
          type: 'json',
          use: [{ loader: path.join(here, 'loaders/messages-loader.cjs') }],
        },
      ],
      // Custom properties keep their names, as a component sets lengths that another component's style sheet reads.
      parser: { 'css/module': { namedExports: false, dashedIdents: false } },
      generator: {
        css: { exportsOnly: server },
        'css/module': { exportsOnly: server, localIdentName: '[uniqueName]-[hash:6]', esModule: true },
      },
    },
    plugins: [
      new rspack.DefinePlugin({
        'process.env.NODE_ENV': '"production"',
        ...(server ? {} : { 'typeof window': '"object"' }),
      }),
      // The federation plugin imports CommonJS files by absolute path; their ES module versions allow tree shaking.
      new rspack.NormalModuleReplacementPlugin(/@module-federation[\\/].*\.cjs$/, (resource) => {
        resource.request = resource.request
          .replace(/webpack-bundler-runtime[\\/]dist[\\/]index\.cjs$/, 'webpack-bundler-runtime/dist/bundler.js')
          .replace(/\.cjs$/, '.js');
      }),
    ],
    optimization: {
      minimize: !server,
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({
          minimizerOptions: {
            ecma: 2022,
            compress: { passes: 3, ecma: 2022 },
            format: { comments: false, ecma: 2022, preamble: compileAhead },
          },
        }),
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: styleTargets } }),
      ],
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
    },
    performance: false,
    stats: 'errors-warnings',
  };
}

function swcOptions(server: boolean, isRefreshed: boolean): Record<string, unknown> {
  return {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', ...(isRefreshed && refreshTransform) } },
      ...(server ? { target: 'es2022' } : {}),
    },
    ...(server ? {} : { env: { targets: targetsOf(oldestBrowsers) } }),
  };
}

function federationFile(name: string, file: string): string {
  const runtime = createRequire(require.resolve('@module-federation/runtime/package.json'));
  return path.join(path.dirname(runtime.resolve(`@module-federation/${name}`)), file);
}

/** A file of react-router's production build. */
function routerFile(name: string): string {
  return path.join(path.dirname(require.resolve('react-router/package.json')), 'dist/production', name);
}
