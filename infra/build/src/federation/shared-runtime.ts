import { ModuleFederation } from '@module-federation/runtime-core';
import { attachShareScopeMap } from '@module-federation/webpack-bundler-runtime/dist/attachShareScopeMap.js';
import { consumes } from '@module-federation/webpack-bundler-runtime/dist/consumes.js';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import { initializeSharing } from '@module-federation/webpack-bundler-runtime/dist/initializeSharing.js';
import { createStyleLoader, loadScript, type StyleLoader } from './load-files.ts';
import type { WebpackRequire } from './webpack-require.ts';

/** Converts the URL of a release's script to a trusted one by the page's Trusted Types policy. @throws for any other URL */
export type ScriptUrl = (url: string) => string;

type Shared = { scriptUrl: ScriptUrl; loadStyle: StyleLoader };

/**
 * Shares the host's copy of the federation runtime, and the loading of files, with remotes. This reduces their entries to a sixth of their
 * size (decisions 0003 and 0030).
 */
export function provideSharedRuntime(scriptUrl: ScriptUrl): void {
  const shared = { scriptUrl, loadStyle: createStyleLoader() };
  const start = (require: WebpackRequire, name: string): void => startRemote(require, name, shared);
  Object.defineProperty(globalThis, 'bergaufFederation', { value: start });
}

/**
 * Starts a remote while its entry is evaluated. It does what the code would do that bundler and federation plugin write into every remote's
 * entry, but for remotes of this shop only: they share nothing, consume all shared modules from the host, and know no other remote. The
 * state of each remote is in separate objects.
 */
function startRemote(require: WebpackRequire, name: string, { scriptUrl, loadStyle }: Shared): void {
  const entry = document.currentScript;
  if (!(entry instanceof HTMLScriptElement)) throw new Error(`${name} was not loaded as a script`);
  // Each release has its own folder.
  require.p = new URL('.', entry.src).href;
  require.l = (url, end, _key, chunkId) => loadScript(scriptUrl(url), require.sriHashes?.[chunkId] ?? '', end);
  require.f.css = (chunkId, promises) => {
    const integrity = require.sriCssHashes?.[chunkId];
    const loading = integrity && loadStyle(require.p + require.k(chunkId), integrity);
    if (loading) promises.push(loading);
  };

  const { federation, consumesLoadingData, initializeExposesData } = require;
  const initOptions = { name, id: name, shareStrategy: 'loaded-first' as const, shared: {}, remotes: [], plugins: [] };
  Object.assign(federation, {
    attachShareScopeMap,
    initOptions,
    bundlerRuntimeOptions: {},
    instance: new ModuleFederation(initOptions),
  });
  require.S = {};
  attachShareScopeMap(require);

  const { chunkMapping, names } = consumesLoadingData;
  const moduleToHandlerMapping = Object.fromEntries(
    Object.entries(names).map(([id, shareKey]) => [id, { shareKey, shareInfo: consumedOnce }]),
  );
  const consumed = { chunkMapping, moduleToHandlerMapping, installedModules: {} };
  require.f.consumes = (chunkId, promises) => consumes({ ...consumed, chunkId, promises, webpackRequire: require });

  const sharing = { initPromises: {}, initTokens: {} };
  require.I = (shareScopeName, initScope) =>
    initializeSharing({ ...sharing, shareScopeName, initScope, webpackRequire: require });

  const { shareScope: shareScopeKey, moduleMap } = initializeExposesData;
  require.initContainer = (shareScope, initScope, remoteEntryInitOptions) =>
    initContainerEntry({ shareScope, initScope, remoteEntryInitOptions, shareScopeKey, webpackRequire: require });
  require.getContainer = async (module, getScope) => {
    const expose = moduleMap[module];
    if (!expose) throw new Error(`${name} exposes no ${module}`);
    require.R = getScope;
    const factory = expose();
    require.R = undefined;
    return factory;
  };
}

/** Every shared module exists once, in the host; versions are not compared. */
const consumedOnce = {
  scope: ['default'],
  shareConfig: { singleton: true, requiredVersion: false, strictVersion: false },
};
