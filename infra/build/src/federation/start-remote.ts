import { ModuleFederation } from '@module-federation/runtime-core';
import { attachShareScopeMap } from '@module-federation/webpack-bundler-runtime/dist/attachShareScopeMap.js';
import { consumes } from '@module-federation/webpack-bundler-runtime/dist/consumes.js';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import { initializeSharing } from '@module-federation/webpack-bundler-runtime/dist/initializeSharing.js';
import type { RemoteRequire } from './remote-require.ts';

/**
 * What the federation would write into every remote's entry, cut down to what a remote of this shop is: it shares nothing, asks the
 * host for everything shared, and knows no other remote. Each remote gets objects of its own, which are filled with its state.
 */
export function startRemote(require: RemoteRequire, name: string): void {
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
  // Filled by `consumes` from what the build has written about the modules asked for.
  const asked = { chunkMapping, moduleToHandlerMapping: {}, installedModules: {} };
  require.f.consumes = (chunkId, promises) => consumes({ ...asked, chunkId, promises, webpackRequire: require });

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
