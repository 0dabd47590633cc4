/**
 * Replaces the federation's manifest handling and preloading in the host's browser build: the document carries the URLs of the
 * remote entries and preloads what it needs. The library's own switch leaves most of that code in.
 */
export { DisabledSnapshotHandler as SnapshotHandler } from '@module-federation/runtime-core/disabled-snapshot';

export function getGlobalRemoteInfo() {
  return { hostGlobalSnapshot: undefined, globalSnapshot: {}, remoteSnapshot: undefined };
}

function noPreloading() {
  throw new Error('Remotes are loaded early by the HTML, not by the federation runtime');
}

export { noPreloading as formatPreloadArgs, noPreloading as normalizePreloadExposes, noPreloading as preloadAssets };

export const defaultPreloadArgs = {};
