import { ModuleFederation } from '@module-federation/runtime-core';
import { attachShareScopeMap } from '@module-federation/webpack-bundler-runtime/dist/attachShareScopeMap.js';
import { consumes } from '@module-federation/webpack-bundler-runtime/dist/consumes.js';
import { init } from '@module-federation/webpack-bundler-runtime/dist/init.js';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import { initializeSharing } from '@module-federation/webpack-bundler-runtime/dist/initializeSharing.js';
import { installInitialConsumes } from '@module-federation/webpack-bundler-runtime/dist/installInitialConsumes.js';

type InstanceOptions = ConstructorParameters<typeof ModuleFederation>[0];

/**
 * Lends the host's copy of the federation runtime to remotes, whose entries so shrink to less than half (see
 * docs/decisions/0003). Each remote gets objects of its own: they are filled with that remote's state.
 */
export function lendFederationRuntime(): void {
  Object.defineProperty(globalThis, 'bergaufFederation', {
    value: () => ({
      runtime: { init: (options: InstanceOptions) => new ModuleFederation({ ...options, id: options.name }) },
      instance: undefined,
      initOptions: undefined,
      bundlerRuntime: { consumes, I: initializeSharing, S: {}, installInitialConsumes, initContainerEntry, init },
      attachShareScopeMap,
      bundlerRuntimeOptions: {},
    }),
  });
}
