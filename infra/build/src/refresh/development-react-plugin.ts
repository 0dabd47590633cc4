import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type Module, type RspackPluginInstance, rspack } from '@rspack/core';

/** Name of the file, and of its list in `assets.json`. */
export const developmentReact = 'react-development';

const require = createRequire(import.meta.url);

/**
 * A bundler plugin for the host's browser build: it writes the React chunk a second time with React's development build, under the same
 * ids, so that a page can load either. It includes React's fast refresh as `globalThis.bergaufRefresh`.
 * @param chunkName chunk that contains only React's production build
 */
export const developmentReactPlugin = (chunkName: string): RspackPluginInstance => ({
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(developmentReact, (compilation) => {
      // Runs after the minifier: few pages load it, so minifying it is not worth the time.
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
      compilation.hooks.processAssets.tap({ name: developmentReact, stage }, () => {
        const chunk = compilation.namedChunks.get(chunkName);
        if (!chunk) throw new Error(`The host has no chunk ${chunkName}`);
        const { chunkGraph } = compilation;
        const ids = new Map(
          chunkGraph.getChunkModules(chunk).map((one) => [fileOf(one), String(chunkGraph.getModuleId(one))]),
        );
        const modules = [...ids].map(([file, id]) => `${id}(module, exports, require) {\n${moduleText(file, ids)}\n}`);
        const push = `(globalThis.rspackChunk${compilation.outputOptions.uniqueName}||=[]).push([[${chunk.id}],{\n${modules.join(',\n')}\n}]);`;
        const text = `"use strict";\n${refreshText()}\n${push}\n`;
        const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
        compilation.emitAsset(`${developmentReact}.${hash}.js`, new rspack.sources.RawSource(text));
      });
    });
  },
});

function fileOf(module: Module): string {
  const file = module.nameForCondition();
  if (!file) throw new Error(`A module of React is no file: ${module.identifier()}`);
  return file;
}

/** The text of one module, in which files of the production build are replaced with those of the development build. */
function moduleText(file: string, ids: ReadonlyMap<string, string>): string {
  const idOf = (required: string): string => {
    const id = ids.get(required);
    if (id === undefined) throw new Error(`${file} needs ${required}, which the chunk does not have`);
    return id;
  };
  const text = readFileSync(file, 'utf8');
  // A package's index file, which chooses one of the two builds.
  const chosen = /require\('(\.\/cjs\/[^']+\.production\.js)'\)/.exec(text)?.[1];
  if (chosen) return `module.exports = require(${idOf(path.join(path.dirname(file), chosen))});`;
  const build = file.replace(/\.production\.js$/, '.development.js');
  if (build === file) throw new Error(`React has a file that its development build does not replace: ${file}`);
  return readFileSync(build, 'utf8')
    .replaceAll('process.env.NODE_ENV', '"development"')
    .replaceAll(/\brequire\("([^"]+)"\)/g, (_, name: string) => `require(${idOf(resolveFrom(build, name))})`);
}

const resolveFrom = (file: string, name: string): string => createRequire(file).resolve(name);

/** Fast refresh must load before React. `remotes`: for each remote, what its newest build has loaded, written by its start code. */
function refreshText(): string {
  const folder = path.dirname(require.resolve('react-refresh/package.json'));
  const text = readFileSync(path.join(folder, 'cjs/react-refresh-runtime.development.js'), 'utf8');
  return `globalThis.bergaufRefresh = ((exports) => {
${text.replaceAll('process.env.NODE_ENV', '"development"')}
exports.injectIntoGlobalHook(globalThis);
return { ...exports, remotes: {} };
})({});`;
}
