import path from 'node:path';
import type { Compilation, Compiler, Module } from '@rspack/core';

/** Options of the compiler's `transform.react` for fast refresh. */
export const refreshTransform = { development: true, refresh: true };

/** Module rule and alias of a frontend's browser build for React's fast refresh. */
export const refreshRule = {
  test: /\.tsx?$/,
  enforce: 'post' as const,
  use: [{ loader: path.join(import.meta.dirname, 'refresh-loader.cjs') }],
};
export const refreshAlias = { 'react/jsx-dev-runtime$': path.join(import.meta.dirname, 'jsx-dev-runtime.js') };
export const refreshStart = path.join(import.meta.dirname, 'watched-start.js');

/** Names of the modules that a page has to evaluate again; null if the page has to reload. */
export type Refreshed = readonly string[] | null;

/** With more names than this, the page reloads instead. */
const mostRefreshed = 100;

/**
 * Finds the modules that update an open page to a watched build by fast refresh: styles and components that have changed since the last
 * build that succeeded, and all modules between a changed module and the components that import it. The shell has read anything else
 * already, and the server has sent it (routes, data, texts), so a change there needs a reload.
 */
export function watchRefreshed(compiler: Compiler): (compilation: Compilation) => Refreshed {
  const changed = new Set<string>();
  compiler.hooks.watchRun.tap('fast-refresh', ({ modifiedFiles, removedFiles }) => {
    for (const file of [...(modifiedFiles ?? []), ...(removedFiles ?? [])]) changed.add(file);
  });
  return (compilation) => {
    const modules = [...compilation.modules].filter((module) => changed.has(module.nameForCondition() ?? ''));
    changed.clear();
    const outdated = new Set<Module>();
    const isEnough = modules.every((module) => addOutdated(module, compilation, outdated));
    if (!isEnough || outdated.size > mostRefreshed) return null;
    return [...outdated].map((module) => String(compilation.chunkGraph.getModuleId(module)));
  };
}

/** @returns false if no component imports an outdated module */
function addOutdated(module: Module, compilation: Compilation, outdated: Set<Module>): boolean {
  // In an import cycle, the other importers decide.
  if (outdated.has(module)) return true;
  outdated.add(module);
  if (isBoundary(module, compilation)) return true;
  const importers = compilation.moduleGraph
    .getIncomingConnections(module)
    .flatMap(({ originModule }) => (originModule ? [originModule] : []));
  return importers.length > 0 && importers.every((importer) => addOutdated(importer, compilation, outdated));
}

/** Stylesheets, and modules that export components only. */
function isBoundary(module: Module, { moduleGraph }: Compilation): boolean {
  const file = module.nameForCondition() ?? '';
  if (file.endsWith('.css')) return true;
  const names = moduleGraph.getProvidedExports(module);
  return (
    file.endsWith('.tsx') && Array.isArray(names) && names.length > 0 && names.every((name) => /^[A-Z]/.test(name))
  );
}
