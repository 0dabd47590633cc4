import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { messageOf } from '@bergauf/service-kit/error-message';
import { hasIntegrity } from '@bergauf/service-kit/integrity';
import { steadyNow } from '@bergauf/service-kit/steady-clock';
import { createInstance } from '@module-federation/runtime';
import { type CompiledMessages, createTranslate, textLocale } from 'shared-contracts/i18n';
import type { ExposeId, ExposeResult, QueryParameter, RemoteName } from 'shared-contracts/remote';
import { providedModules } from '../../app/provided-modules.ts';
import { createRemoteLoader, remoteOf } from '../../app/remote-loader.ts';
import { exposesOf, type LocalRelease, type RemoteFailure, type WorkerSetup } from './protocol.ts';
import type { ModuleMarks } from './watchdog-slot.ts';

export type RemoteModules = {
  load(id: ExposeId): Promise<ExposeResult>;
  /** A loaded module. */
  loaded(id: ExposeId): ExposeResult | undefined;
  /** Loads and evaluates every exposed module of the set. */
  loadAll(marks: ModuleMarks): Promise<void>;
  /** Failures to load since the last call; each is returned once, to the request that caused it. */
  takeFailures(): RemoteFailure[];
  /** Texts of a loaded module that are not part of its code in the browser; null in German. */
  messagesOf(id: ExposeId): CompiledMessages | null;
  /**
   * How many texts of each remote were missing since the last call: counted when a module is loaded, and each time that one is rendered.
   * They were shown in the default language.
   */
  takeMissing(): Partial<Record<RemoteName, number>>;
};

/** Milliseconds after which a module that failed to load is tried again. */
const retryMs = 5_000;

/** The modules of a worker's release set, with the texts of a locale. They are code, not state: loaded once and used by all requests. */
export function createRemoteModules(setup: WorkerSetup, loadModule: (id: ExposeId) => Promise<unknown>): RemoteModules {
  let failures: RemoteFailure[] = [];
  const retryAt = new Map<ExposeId, number>();
  const loaded = new Map<ExposeId, ExposeResult>();
  const locale = textLocale(setup.config.locale);
  const messages = new Map<ExposeId, CompiledMessages>();
  let missing: Partial<Record<RemoteName, number>> = {};
  const loader = createRemoteLoader({
    async translate(id, source) {
      const remote = remoteOf(id);
      const [own, inGerman] = [await source(locale, 'own'), await source('at')];
      // A remote may keep the texts of all its modules in one file. Browsers show German for those that are missing.
      const keys = Object.keys(inGerman);
      if (locale !== 'at') messages.set(id, { ...inGerman, ...pick(own, keys) });
      const note = (count: number): void => {
        if (count > 0) missing[remote] = (missing[remote] ?? 0) + count;
      };
      // A private page is rendered in browsers only: its texts are counted when its module is loaded.
      note(keys.filter((key) => !Object.hasOwn(own, key)).length);
      return createTranslate(own, locale, (key) => {
        note(1);
        return inGerman[key];
      });
    },
    versionOf: (remote) => setup.set.remotes[remote]?.version ?? null,
    loadModule: async (id) => {
      const module = await loadModule(id);
      checkDeclaredQuery(id, module, setup);
      checkMiddleware(id, module);
      return module;
    },
    timeoutMs: setup.dataTimeoutMs,
    report: (id, version, _phase, error) => {
      retryAt.set(id, steadyNow() + retryMs);
      const message = messageOf(error);
      failures.push({ remote: remoteOf(id), version: version ?? 'none', phase: 'load', message });
    },
  });

  async function load(id: ExposeId): Promise<ExposeResult> {
    const due = retryAt.get(id);
    if (due !== undefined && steadyNow() >= due) {
      retryAt.delete(id);
      loader.retry(id);
    }
    const result = await loader.load(id);
    if (result.kind === 'loaded') loaded.set(id, result);
    return result;
  }

  return {
    load,
    loaded: (id) => loaded.get(id),
    async loadAll(marks) {
      for (const id of exposesOf(setup)) {
        marks.enter(id);
        await load(id);
        marks.leave(id);
      }
    },
    takeFailures() {
      const taken = failures;
      failures = [];
      return taken;
    },
    messagesOf: (id) => messages.get(id) ?? null,
    takeMissing() {
      const taken = missing;
      missing = {};
      return taken;
    },
  };
}

function pick(messages: CompiledMessages, keys: readonly string[]): CompiledMessages {
  return Object.fromEntries(Object.entries(messages).filter(([key]) => keys.includes(key)));
}

/** The result for a module that must not run now. */
export function excludedModule(id: ExposeId, version: string | null): ExposeResult {
  const error = new Error(`${id} is excluded for now`);
  return { kind: 'unavailable', remote: remoteOf(id), version, error };
}

/**
 * The main thread reads a page's query parameters from the release manifest, the page itself reads those of its route module.
 * @throws when the two differ: the page would be cached without a parameter that it renders
 */
function checkDeclaredQuery(id: ExposeId, module: unknown, { remotes }: WorkerSetup): void {
  const remote = remoteOf(id);
  const inManifest = remotes[remote]?.exposes[id.slice(remote.length + 1)]?.query ?? [];
  const { route } = module as { route?: { query?: readonly QueryParameter[] } };
  const inModule = route?.query ?? [];
  const lines = (list: readonly QueryParameter[]): string =>
    JSON.stringify(list.map(({ name, value, isPage = false }) => [name, value, isPage]));
  if (lines(inModule) !== lines(inManifest)) {
    throw new Error(`${id} declares other query parameters in its route module than in its release manifest`);
  }
}

/**
 * SPEC 8: unknown route middleware throws. This shell has none yet, so a release whose page relies on one takes no traffic.
 * @throws when the page names middleware
 */
function checkMiddleware(id: ExposeId, module: unknown): void {
  const { route } = module as { route?: { middleware?: readonly string[] } };
  const [unknown] = route?.middleware ?? [];
  if (unknown !== undefined) throw new Error(`${id}: Unknown route middleware: ${unknown}`);
}

/** Node's own `require`; the bundler would resolve the plain name at build time. */
declare const __non_webpack_require__: (file: string) => unknown;

/** Loads remotes from their verified local copies through the federation runtime; one for each worker. */
export function createServerFederation(remotes: WorkerSetup['remotes']): (id: ExposeId) => Promise<unknown> {
  const releases = Object.entries(remotes).flatMap(([name, release]) => (release ? [{ name, ...release }] : []));
  const byEntry = new Map(releases.map((release) => [release.entry, release]));
  const federation = createInstance({
    name: 'shell',
    shareStrategy: 'loaded-first',
    shared: providedModules,
    remotes: releases.map(({ name, entry }) => ({ name, entry, type: 'commonjs-module' })),
    plugins: [
      {
        name: 'bergauf-local-entry',
        async loadEntry({ remoteInfo }) {
          const remote = byEntry.get(remoteInfo.entry);
          if (remote) await verify(remote);
          const container: unknown = await __non_webpack_require__(remoteInfo.entry);
          return isContainer(container) ? container : undefined;
        },
      },
    ],
  });
  return (id) => federation.loadRemote(id);
}

/**
 * Verifies a copy right before it is evaluated: a worker may start long after the copy was fetched and verified.
 * @throws when a file is missing or has changed
 */
async function verify({ folder, files }: LocalRelease): Promise<void> {
  const serverFiles = Object.entries(files).filter(([file]) => file.startsWith('server/'));
  await Promise.all(
    serverFiles.map(async ([file, integrity]) => {
      if (!hasIntegrity(await readFile(path.join(folder, file)), integrity)) throw new Error(`${file} has changed`);
    }),
  );
}

type Container = { get(id: string): () => Promise<unknown>; init(...args: unknown[]): void };

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null && 'get' in value && 'init' in value;
}
