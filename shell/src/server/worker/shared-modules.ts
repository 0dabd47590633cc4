import type { ExposeId, ExposeResult } from 'shared-contracts/remote';
import { createRemoteRegistry, remoteOf } from '../../app/remote-registry.ts';
import type { RemoteFailure, WorkerSetup } from './render-task.ts';

export type SharedModules = {
  load(id: ExposeId): Promise<ExposeResult>;
  /** What has been loaded before and is alive. */
  fulfilled(id: ExposeId): ExposeResult | undefined;
  /** Failures to load since the last call; each is counted once, with the request that met it. */
  takeFailures(): RemoteFailure[];
};

/** Modules are code, not state: loaded once a worker and used by all its requests. A failed one is tried anew after a while. */
export function createSharedModules(setup: WorkerSetup, loadModule: (id: ExposeId) => Promise<unknown>): SharedModules {
  let failures: RemoteFailure[] = [];
  const retryAt = new Map<ExposeId, number>();
  const alive = new Map<ExposeId, ExposeResult>();
  const registry = createRemoteRegistry({
    locale: setup.config.locale,
    versionOf: (remote) => setup.set.remotes[remote]?.version ?? null,
    loadModule,
    timeoutMs: setup.dataTimeoutMs,
    report: (id, version, _phase, error) => {
      retryAt.set(id, Date.now() + retryMs);
      const message = error instanceof Error ? error.message : String(error);
      failures.push({ remote: remoteOf(id), version: version ?? 'none', phase: 'load', message });
    },
  });
  return {
    async load(id) {
      const due = retryAt.get(id);
      if (due !== undefined && Date.now() >= due) {
        retryAt.delete(id);
        registry.retry(id);
      }
      const loaded = await registry.load(id);
      if (loaded.kind === 'loaded') alive.set(id, loaded);
      return loaded;
    },
    fulfilled: (id) => alive.get(id),
    takeFailures() {
      const taken = failures;
      failures = [];
      return taken;
    },
  };
}

const retryMs = 5_000;

/** Stands in for a module that must not run now. */
export function excludedModule(id: ExposeId, version: string | null): ExposeResult {
  const error = new Error(`${id} is left out for now`);
  return { kind: 'unavailable', remote: remoteOf(id), version, error };
}
