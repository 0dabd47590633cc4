import { ModuleFederation } from '@module-federation/runtime-core';
import { attachShareScopeMap } from '@module-federation/webpack-bundler-runtime/dist/attachShareScopeMap.js';
import { consumes } from '@module-federation/webpack-bundler-runtime/dist/consumes.js';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import { initializeSharing } from '@module-federation/webpack-bundler-runtime/dist/initializeSharing.js';
import type { WebpackRequire } from './webpack-require.ts';

/**
 * Shares the host's copy of the federation runtime with remotes. Their entries have a third of the size without a copy of their own
 * (decision 0003).
 */
export function provideSharedRuntime(): void {
  Object.defineProperty(globalThis, 'bergaufFederation', { value: startRemote });
}

/**
 * Starts a remote, as the code would that the federation plugin writes into every remote's entry, but for remotes of this shop only:
 * they share nothing, consume all shared modules from the host, and know no other remote. The state of each remote is in objects
 * of its own.
 */
function startRemote(require: WebpackRequire, name: string): void {
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

  const { chunkMapping } = consumesLoadingData;
  // `consumes` fills it from the build's list of consumed modules.
  const consumed = { chunkMapping, moduleToHandlerMapping: {}, installedModules: {} };
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
