import { type AppContext, anonymousSession, type Session } from 'shared-contracts/app';
import { createBus } from 'shared-contracts/events';
import { fulfilled } from 'shared-contracts/fulfilled';
import type { ExposeId, ExposeResult, RemoteName, RemoteRegistry } from 'shared-contracts/remote';
import { createApp } from '../../app/create-app.ts';
import { remoteOf } from '../../app/remote-registry.ts';
import type { RequestFragmentData } from './fragment-data-cache.ts';
import type { Trace } from './pulse.ts';
import type { RemoteFailure, WorkerSetup } from './render-task.ts';
import { excludedModule, type SharedModules } from './shared-modules.ts';

export type RequestApp = {
  app: AppContext & { fragmentData: RequestFragmentData };
  /** Exposed modules that this page asked for, in the order of asking. */
  used: ReadonlySet<ExposeId>;
  /** Of these, the ones that should have loaded and did not. Their failure may have been counted with an earlier request. */
  missing: ReadonlySet<ExposeId>;
  failures: RemoteFailure[];
};

/** The app of one request: always an anonymous shopper's, so that its HTML may be shown to everyone (ARCHITECTURE 5). */
export function createRequestApp(
  setup: WorkerSetup,
  modules: SharedModules,
  excluded: readonly RemoteName[],
  trace: Trace,
  fragmentData: RequestFragmentData,
): RequestApp {
  const used = new Set<ExposeId>();
  const missing = new Set<ExposeId>();
  const failures: RemoteFailure[] = [];
  const answers = new Map<ExposeId, Promise<ExposeResult>>();
  const remotes: RemoteRegistry = {
    load(id) {
      used.add(id);
      let answer = answers.get(id);
      if (!answer) {
        answer = answerTo(id);
        answers.set(id, answer);
      }
      return answer;
    },
    retry: () => {},
    reportFailure(id, version, phase, error) {
      const remote = remoteOf(id);
      const message = error instanceof Error ? error.message : String(error);
      failures.push({ remote, version: version ?? setup.set.remotes[remote]?.version ?? 'none', phase, message });
    },
    watchdog: trace,
  };
  const app = createApp({
    environment: 'server',
    config: setup.config,
    bus: createBus(),
    session: serverSession,
    remotes,
    fragmentData,
    analytics: { track: () => {} },
    apiTimeoutMs: setup.dataTimeoutMs,
    apiOrigin: setup.apiOrigin,
    prefetch: () => {},
  });
  return { app: app as RequestApp['app'], used, missing, failures };

  function answerTo(id: ExposeId): Promise<ExposeResult> {
    const remote = remoteOf(id);
    if (excluded.includes(remote)) {
      missing.add(id);
      return Promise.resolve(excludedModule(id, setup.set.remotes[remote]?.version ?? null));
    }
    const loaded = modules.fulfilled(id);
    return loaded ? fulfilled(loaded) : loadTraced(id);
  }

  async function loadTraced(id: ExposeId): Promise<ExposeResult> {
    trace.enter(id);
    const loaded = await modules.load(id);
    trace.leave(id);
    failures.push(...modules.takeFailures());
    // A remote that is switched off is missing by the operator's wish.
    if (loaded.kind === 'unavailable' && loaded.version !== null) missing.add(id);
    return loaded;
  }
}

const refuse = (): never => {
  throw new Error('There is no session on the server: pages are rendered as an anonymous shopper sees them');
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
