import type { ExposeId, LoadedExpose } from 'shared-contracts/remote';
import { createRemoteRegistry, remoteOf } from '../../app/remote-registry.ts';
import type { RemoteFailure, WorkerSetup } from './render-task.ts';

export type SharedModules = {
  load(id: ExposeId): Promise<LoadedExpose>;
  /** What has been loaded before and is alive. */
  atHand(id: ExposeId): LoadedExpose | undefined;
  /** Failures to load since the last call; each is counted once, with the request that met it. */
  takeFailures(): RemoteFailure[];
};

/** Modules are code, not state: loaded once a worker and used by all its requests. A failed one is tried anew after a while. */
export function createSharedModules(setup: WorkerSetup, loadModule: (id: ExposeId) => Promise<unknown>): SharedModules {
  let failures: RemoteFailure[] = [];
  const retryAt = new Map<ExposeId, number>();
  const alive = new Map<ExposeId, LoadedExpose>();
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
      if (loaded.kind === 'alive') alive.set(id, loaded);
      return loaded;
    },
    atHand: (id) => alive.get(id),
    takeFailures() {
      const taken = failures;
      failures = [];
      return taken;
    },
  };
}

const retryMs = 5_000;

/** Stands in for a module that must not run now. */
export function excludedModule(id: ExposeId, version: string | null): LoadedExpose {
  const error = new Error(`${id} is left out for now`);
  return { kind: 'dead', remote: remoteOf(id), version, error };
}
