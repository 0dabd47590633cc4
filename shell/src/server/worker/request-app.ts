import { type Account, type AppContext, anonymousSession, type Session } from 'shared-contracts/app';
import { createBus } from 'shared-contracts/events';
import { fulfilled } from 'shared-contracts/fulfilled';
import type { CompiledMessages } from 'shared-contracts/i18n';
import type { ExposeId, ExposeResult, RemoteLoader, RemoteName } from 'shared-contracts/remote';
import { createApp } from '../../app/create-app.ts';
import { remoteOf } from '../../app/remote-loader.ts';
import type { RequestFragmentData } from './fragment-data-cache.ts';
import type { FragmentTimer } from './fragment-timer.ts';
import type { RemoteFailure, WorkerSetup } from './protocol.ts';
import { excludedModule, type RemoteModules } from './remote-modules.ts';
import type { ModuleMarks } from './watchdog-slot.ts';

export type RequestApp = {
  app: AppContext & { fragmentData: RequestFragmentData };
  /** Exposed modules that the page uses, in the order of their first use. */
  used: ReadonlySet<ExposeId>;
  /** Modules that the browser loads once they come near the viewport. A module may be used both ways: then it is loaded at once. */
  usedLater: ReadonlySet<ExposeId>;
  /** Used modules that did not load. An earlier request may have reported the failure. */
  missing: ReadonlySet<ExposeId>;
  failures: RemoteFailure[];
  /** Texts of the used modules for the browser. */
  messages(): Partial<Record<ExposeId, CompiledMessages>>;
  timer: FragmentTimer | null;
};

type RequestOptions = {
  excluded: readonly RemoteName[];
  traceparent: string | null;
  /** Null where no times are requested. */
  timer: FragmentTimer | null;
};

/** Where an app gets its data from. */
export type RequestSources = { fragmentData: RequestFragmentData; apiFetch: typeof fetch };

/** The app context of one request: always an anonymous shopper's, so that its HTML may be served to every shopper (ARCHITECTURE 5). */
export function createRequestApp(
  setup: WorkerSetup,
  modules: RemoteModules,
  { excluded, traceparent, timer }: RequestOptions,
  marks: ModuleMarks,
  { fragmentData, apiFetch }: RequestSources,
): RequestApp {
  const used = new Set<ExposeId>();
  const usedLater = new Set<ExposeId>();
  const missing = new Set<ExposeId>();
  const failures: RemoteFailure[] = [];
  const results = new Map<ExposeId, Promise<ExposeResult>>();
  const remotes: RemoteLoader = {
    load(id, when) {
      (when === 'near' ? usedLater : used).add(id);
      let result = results.get(id);
      if (!result) {
        result = loadOrExclude(id);
        results.set(id, result);
      }
      return result;
    },
    retry: () => {},
    reportFailure(id, version, phase, error) {
      const remote = remoteOf(id);
      const { message, stack } = error instanceof Error ? error : { message: String(error) };
      const failed = version ?? setup.set.remotes[remote]?.version ?? 'none';
      failures.push({ remote, version: failed, phase, message, stack });
    },
    watchdog: timer ? timer.wrapMarks(marks) : marks,
  };
  const app = createApp({
    environment: 'server',
    config: setup.config,
    bus: createBus(),
    session: serverSession,
    account: () => serverAccount,
    remotes,
    fragmentData,
    analytics: { track: () => {}, receive: () => () => {} },
    consent: { read: () => null, subscribe: () => () => {}, decide: () => {} },
    apiTimeoutMs: setup.dataTimeoutMs,
    apiOrigin: setup.apiOrigin,
    // On one machine with the API, compression takes longer than the transfer.
    apiHeaders: { 'Accept-Encoding': 'identity', ...(traceparent && { traceparent }) },
    apiFetch,
    prefetch: () => {},
  });
  return { app: app as RequestApp['app'], used, usedLater, missing, failures, messages, timer };

  function messages(): Partial<Record<ExposeId, CompiledMessages>> {
    return Object.fromEntries(
      [...used].flatMap((id) => {
        const own = missing.has(id) ? null : modules.messagesOf(id);
        return own === null ? [] : [[id, own]];
      }),
    );
  }

  function loadOrExclude(id: ExposeId): Promise<ExposeResult> {
    const remote = remoteOf(id);
    if (excluded.includes(remote)) {
      missing.add(id);
      return Promise.resolve(excludedModule(id, setup.set.remotes[remote]?.version ?? null));
    }
    const loaded = modules.loaded(id);
    return loaded ? fulfilled(timer ? timer.timed(id, loaded) : loaded) : loadMarked(id);
  }

  async function loadMarked(id: ExposeId): Promise<ExposeResult> {
    marks.enter(id);
    const loaded = await modules.load(id);
    marks.leave(id);
    failures.push(...modules.takeFailures());
    // A remote that the operator has switched off is not missing.
    if (loaded.kind === 'unavailable' && loaded.version !== null) missing.add(id);
    return timer ? timer.timed(id, loaded) : loaded;
  }
}

const refuse = (): never => {
  throw new Error('There is no session on the server: pages are rendered for an anonymous shopper');
};

const serverAccount: Account = {
  read: () => null,
  subscribe: () => () => {},
  load: refuse,
  update: refuse,
  logOut: refuse,
};

const serverSession: Session = {
  read: () => anonymousSession,
  subscribe: () => () => {},
  signIn: refuse,
  signOut: refuse,
  adoptGuestRequestId: refuse,
  follow: refuse,
  replaceToken: refuse,
  setPriceType: refuse,
};
