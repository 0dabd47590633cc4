import type { RspackPluginInstance } from '@rspack/core';

/**
 * A bundler plugin for a remote's browser build: it removes from the entry what the shared runtime of the host does for every remote
 * (decision 0030), and shortens the list of consumed modules to what differs between them.
 */
export const leanEntry = (): RspackPluginInstance => ({
  apply(compiler) {
    compiler.hooks.compilation.tap('lean-entry', (compilation) => {
      compilation.hooks.runtimeModule.tap('lean-entry', ({ name, source }) => {
        if (!source) return;
        if (providedByHost.has(name)) source.source = Buffer.from('');
        if (name === 'consumes_loading') source.source = Buffer.from(shortList(source.source.toString()));
      });
    });
  },
});

/** Runtime modules whose work `shared-runtime.ts` does. */
const providedByHost = new Set([
  'auto_public_path',
  'create_script_url',
  'css_loading',
  'get_trusted_types_policy',
  'global',
  'load_script',
  'sharing',
]);

/**
 * @param source the bundler's list of consumed modules
 * @returns code that sets `consumesLoadingData` to the modules of each chunk and the name of each module
 * @throws when the bundler writes the list in another form
 */
function shortList(source: string): string {
  const chunks = /chunkMapping: (\{.*?\}), moduleIdToConsumeDataMapping/.exec(source)?.[1];
  const names = [...source.matchAll(/"([^"]+)": \{ shareScope: "default", shareKey: "([^"]+)"/g)];
  const count = source.split('shareKey:').length - 1;
  const hasInitial = /initialConsumes: \[\s*"/.test(source);
  if (chunks === undefined || names.length !== count || hasInitial) {
    throw new Error('The bundler writes its list of consumed modules in a form that lean-entry does not know');
  }
  return `__webpack_require__.consumesLoadingData = { chunkMapping: ${chunks}, names: ${JSON.stringify(Object.fromEntries(names.map(([, id, name]) => [id, name])))} };`;
}
