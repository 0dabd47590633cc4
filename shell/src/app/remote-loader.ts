import { type ComponentType, Fragment, type ReactNode } from 'react';
import type { MessageSource, Translate } from 'shared-contracts/i18n';
import type { ExposeId, ExposeResult, RemoteLoader, RemoteName, RouteExpose } from 'shared-contracts/remote';

export type RemoteLoaderOptions = {
  /** Texts of a loaded module. */
  translate: (id: ExposeId, source: MessageSource) => Promise<Translate>;
  versionOf: (remote: RemoteName) => string | null;
  /** The host's federation runtime: fetches and evaluates what a remote exposes. */
  loadModule: (id: ExposeId) => Promise<unknown>;
  report: RemoteLoader['reportFailure'];
  /** Timeout of a module in milliseconds, after which it counts as unavailable. */
  timeoutMs: number;
};

/** Loads what remotes expose, each module once. A module that does not load is a value, not an exception. */
export function createRemoteLoader(options: RemoteLoaderOptions): RemoteLoader {
  const modules = new Map<ExposeId, Promise<ExposeResult>>();
  const unavailable = new Set<ExposeId>();
  return {
    load(id) {
      let promise = modules.get(id);
      if (!promise) {
        promise = loadExpose(id, options);
        modules.set(id, promise);
        void promise.then(({ kind }) => kind === 'unavailable' && unavailable.add(id));
      }
      return promise;
    },
    retry(id) {
      if (unavailable.delete(id)) modules.delete(id);
    },
    reportFailure: (id, version, phase, error) =>
      options.report(id, version ?? options.versionOf(remoteOf(id)), phase, error),
  };
}

export function remoteOf(id: ExposeId): RemoteName {
  return id.slice(0, id.indexOf('/')) as RemoteName;
}

async function loadExpose(id: ExposeId, options: RemoteLoaderOptions): Promise<ExposeResult> {
  const remote = remoteOf(id);
  const version = options.versionOf(remote);
  try {
    if (version === null) throw new Error(`${remote} is switched off`);
    const module = await withDeadline(options.loadModule(id), options.timeoutMs, id);
    if (!isExpose(module)) throw new Error(`${id} exposes neither a route nor a fragment`);
    const t = await options.translate(id, module.messages);
    return { kind: 'loaded', remote, version, module, t, Named: named(id) };
  } catch (cause) {
    const error = cause instanceof Error ? cause : new Error(String(cause));
    // A remote that the operator has switched off is not a failure.
    if (version !== null) options.report(id, version, 'load', error);
    return { kind: 'unavailable', remote, version, error };
  }
}

function named(id: ExposeId): ComponentType<{ children: ReactNode }> {
  return { [id]: ({ children }: { children: ReactNode }) => children }[id] ?? Fragment;
}

function isExpose(module: unknown): module is RouteExpose {
  if (typeof module !== 'object' || module === null) return false;
  return 'messages' in module && ('route' in module || 'Fragment' in module);
}

function withDeadline<T>(promise: Promise<T>, ms: number, what: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${what} did not load within ${ms} ms`)), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
