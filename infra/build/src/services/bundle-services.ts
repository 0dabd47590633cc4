import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { externalPackages, loadedWhenNeeded } from './external-packages.ts';

/** A service's entry and the file of its bundle; both absolute. */
export type ServiceBundle = {
  entry: string;
  file: string;
  /** True: dynamic imports stay separate files in the file's folder, which is recreated. Otherwise: one file. */
  isSplit?: boolean;
};

const external = [
  // Includes subpaths of packages.
  ...externalPackages.filter((name) => !loadedWhenNeeded.includes(name)).map((name) => new RegExp(`^${name}(/|$)`)),
  ...loadedWhenNeeded.map((name) => ({ [name]: `import ${name}` })),
  // Optional, and not installed.
  { 'pg-native': 'node-commonjs pg-native' },
];

/**
 * One compilation for all, so that common modules are read and compiled once. The bundles share no files.
 * @param draft output folder; each bundle is named after its index
 */
function configurationOf(bundles: readonly ServiceBundle[], draft: string): Configuration {
  const isSplit = bundles.some((bundle) => bundle.isSplit);
  return {
    context: draft,
    mode: 'production',
    devtool: false,
    target: 'node20',
    entry: Object.fromEntries(bundles.map(({ entry }, index) => [nameOf(index), entry])),
    output: {
      path: draft,
      filename: '[name].mjs',
      module: true,
      chunkFormat: 'module',
      chunkLoading: 'import',
      library: { type: 'module' },
    },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    externalsType: 'module',
    externals: external,
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic' } },
              target: 'es2022',
            },
          },
          type: 'javascript/esm',
        },
        {
          test: /\.tsx?$/,
          enforce: 'post',
          loader: path.join(import.meta.dirname, '../loaders/source-url-loader.cjs'),
          options: {
            folders: bundles.map(({ entry, file }) => ({ sources: sourcesOf(entry), folder: path.dirname(file) })),
          },
        },
        {
          test: /[\\/]messages[\\/][a-z]+\.json$/,
          type: 'json',
          loader: path.join(import.meta.dirname, '../loaders/messages-loader.cjs'),
        },
      ],
      parser: {
        javascript: {
          // Off: the loader above replaces it with the source file's, so that files beside sources are found; the bundler leaves
          // `import.meta.dirname`.
          importMeta: false,
          url: false,
          dynamicImportMode: isSplit ? 'lazy' : 'eager',
          // pg-protocol imports a name that its CommonJS module exports at run time only.
          exportsPresence: false,
        },
      },
    },
    node: { __dirname: 'node-module', __filename: 'node-module' },
    // Not minified for readable stack traces; `NODE_ENV` is read at run time.
    optimization: { minimize: false, nodeEnv: false },
    performance: false,
  };
}

const nameOf = (index: number): string => `bundle-${index}`;

/** The sources of the service's own package. */
function sourcesOf(entry: string): string {
  const end = entry.lastIndexOf('/src/');
  if (end < 0) throw new Error(`${entry} is not below a folder src`);
  return entry.slice(0, end + '/src/'.length);
}

/**
 * Bundles services with their packages, or one split program.
 * @throws with the bundler's errors
 */
export async function bundleServices(bundles: readonly ServiceBundle[]): Promise<void> {
  const [first] = bundles;
  if (!first) return;
  if (first.isSplit && bundles.length > 1) throw new Error('A split program has a folder of its own');
  // On the same volume as the target, so that files can be renamed.
  const parent = first.isSplit ? path.dirname(path.dirname(first.file)) : path.dirname(first.file);
  await mkdir(parent, { recursive: true });
  const draft = await mkdtemp(path.join(parent, '.draft-'));
  try {
    await run(configurationOf(bundles, draft));
    await Promise.all(bundles.map((bundle, index) => putInPlace(bundle, draft, `${nameOf(index)}.mjs`)));
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Renames the complete result: another start may look for the file at this moment. */
async function putInPlace({ file, isSplit }: ServiceBundle, draft: string, name: string): Promise<void> {
  const folder = path.dirname(file);
  if (!isSplit) {
    await mkdir(folder, { recursive: true });
    return rename(path.join(draft, name), file);
  }
  await rename(path.join(draft, name), path.join(draft, path.basename(file)));
  // The old folder is moved away first, as a rename cannot replace a folder with files. Emptying it would leave it incomplete for longer.
  const before = `${draft}-before`;
  await rename(folder, before).catch(() => undefined);
  await rename(draft, folder);
  await rm(before, { recursive: true, force: true });
}

function run(configuration: Configuration): Promise<void> {
  return new Promise((resolve, reject) => {
    rspack(configuration).run((error, stats) => {
      if (error) reject(error);
      else if (stats === undefined || stats.hasErrors()) reject(new Error(stats?.toString('errors-only')));
      else resolve();
    });
  });
}
