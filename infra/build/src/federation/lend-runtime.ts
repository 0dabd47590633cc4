import { startRemote } from './start-remote.ts';

/**
 * Lends the host's copy of the federation runtime to remotes, whose entries so shrink to a third (see docs/decisions/0003).
 */
export function lendFederationRuntime(): void {
  Object.defineProperty(globalThis, 'bergaufFederation', { value: startRemote });
}
