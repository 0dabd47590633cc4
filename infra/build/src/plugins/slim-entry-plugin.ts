import type { RspackPluginInstance } from '@rspack/core';

/**
 * A bundler plugin for a remote's browser build: it removes code from the entry that the host's shared runtime provides for every remote
 * (decision 0030), and shortens the list of consumed modules to the parts that differ.
 */
export const slimEntry = (): RspackPluginInstance => ({
  apply(compiler) {
    compiler.hooks.compilation.tap('slim-entry', (compilation) => {
      compilation.hooks.runtimeModule.tap('slim-entry', ({ name, source }) => {
        if (!source) return;
        if (providedByHost.has(name)) source.source = Buffer.from('');
        const shorter = shorterForms[name];
        if (shorter) source.source = Buffer.from(shorter(source.source.toString()));
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

/** Runtime modules of which a part is left out. */
const shorterForms: Readonly<Record<string, (source: string) => string>> = {
  consumes_loading: shortList,
  // Placeholders for `getContainer` and `initContainer`; the shared runtime sets them while the entry is evaluated.
  initialize_exposes: (source) =>
    without(source, /__webpack_require__\.(get|init)Container = [^;]*?\|\| function\(\) \{[^}]*\};?/g, 2),
  // Only its object is used; the shared runtime fills it.
  'module_federation/runtime': (source) =>
    without(source, /chunkMatcher: function\(chunkId\) \{[^}]*\},\s*rootOutputDir: "",/g, 1),
  // Only needed by entries without start code; a remote's entry has it.
  embed_federation_runtime: (source) => without(source, /console\.warn\("[^"]*"\);/g, 1),
};

/** Removes a part of generated code. @throws if the bundler generates it in another form */
function without(source: string, part: RegExp, count: number): string {
  if (source.match(part)?.length !== count) throw new Error(unknownForm('runtime'));
  return source.replace(part, '');
}

const unknownForm = (what: string): string => `The bundler writes its ${what} in a form that slim-entry does not know`;

/**
 * @param source the bundler's list of consumed modules
 * @returns code that sets `consumesLoadingData` to the modules of each chunk and the name of each module
 * @throws if the bundler generates the list in another form
 */
function shortList(source: string): string {
  const chunks = /chunkMapping: (\{.*?\}), moduleIdToConsumeDataMapping/.exec(source)?.[1];
  const names = [...source.matchAll(/"([^"]+)": \{ shareScope: "default", shareKey: "([^"]+)"/g)];
  const count = source.split('shareKey:').length - 1;
  const hasInitial = /initialConsumes: \[\s*"/.test(source);
  if (chunks === undefined || names.length !== count || hasInitial) {
    throw new Error(unknownForm('list of consumed modules'));
  }
  return `__webpack_require__.consumesLoadingData = { chunkMapping: ${chunks}, names: ${JSON.stringify(Object.fromEntries(names.map(([, id, name]) => [id, name])))} };`;
}
