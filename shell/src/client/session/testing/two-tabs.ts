import { type ApiClient, createApiClient } from 'shared-contracts/api';
import { type Account, isSameSession, type Session, type SessionState } from 'shared-contracts/app';
import { createBus } from 'shared-contracts/events';
import { sessionCookies } from 'shared-contracts/session-cookie-names';
import { expect, vi } from 'vitest';
import { configForTests } from '../../../testing/config-for-tests.ts';
import { CookieDocument } from '../../../testing/cookie-document.ts';
import { createAccount } from '../account.ts';
import { createCookieSession } from '../cookie-session.ts';
import { readSessionCookies } from '../cookie-storage.ts';

/*
 * Two tabs, their shared cookies, an API that knows which tokens are valid, and the shell server, which sets the cookies of a request again
 * when its response arrives. Sessions, API clients and accounts are the real ones.
 */

type Tab = { session: Session; api: ApiClient; account: Account; trips: number; logouts: number };
type Cookies = ReadonlyMap<string, string>;
type World = {
  page: CookieDocument;
  tabs: Tab[];
  /** Token to request id. */
  valid: Map<string, string>;
  /** Responses with new tokens, in flight to the tabs that changed the password: until they arrive, the old token is valid too. */
  answers: { tab: Tab; of: Extract<SessionState, { kind: 'customer' }>; token: string }[];
  /** The renewal in progress has read these cookies; others wait for it, as with Web Locks. */
  renewing: Cookies | null;
  waiting: { of: Tab; begin: () => void }[];
  /** Renewals that outlive their pages, whose responses are in flight without a lock. */
  outliving: Cookies[];
  isApiDown: boolean;
  count: number;
};

export let world: World;

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

function openTab(): Tab {
  const bus = createBus();
  const tab: Tab = { trips: 0, logouts: 0 } as Tab;
  bus.on('logout', () => void tab.logouts++);
  tab.session = createCookieSession({
    bus,
    goHome: () => void tab.trips++,
    cookieDomain: null,
    renew(before) {
      const begin = (): void => {
        before();
        world.renewing = new Map(world.page.jar);
      };
      if (world.renewing) world.waiting.push({ of: tab, begin });
      else begin();
    },
  });
  tab.api = createApiClient({ origin: 'http://api.test', session: tab.session.read, bus, defaultTimeoutMs: 1000 });
  tab.account = createAccount({
    api: tab.api,
    bus,
    session: tab.session,
    config: configForTests,
  });
  return tab;
}

const failures = [
  [401, 'no uuid header'],
  [403, 'invalid token'],
  [422, 'invalid uuid'],
] as const;

/** The API: account data and logout; a wrong session gets one of the three responses that end it. */
export async function respond(url: string, init: RequestInit): Promise<Response> {
  const headers = new Headers(init.headers);
  const token = headers.get('authorization')?.replace('Bearer ', '') ?? '';
  const isValid = world.valid.has(token) && world.valid.get(token) === headers.get('x-request-id');
  await Promise.resolve();
  // A status that is not retried after a pause.
  if (world.isApiDown) return Response.json({ error: 'down', message: '', errors: {} }, { status: 501 });
  if (url.includes('/logout/')) world.valid.delete(token);
  else if (!isValid) {
    const [status, error] = failures[url.length % failures.length] ?? failures[0];
    return Response.json({ error, message: '', errors: {} }, { status });
  }
  return Response.json({ data: { role: 'staff', personal: { firstName: 'A', lastName: 'B', email: 'a@b.at' } } });
}

export const stored = () => readSessionCookies();
export const isStoredValid = (): boolean => {
  const now = stored();
  return now.kind === 'customer' && world.valid.get(now.token) === now.requestId;
};

export type Step = { name: string; tab: number; take: number };
export const steps: Record<string, (tab: Tab, step: Step) => Promise<void> | void> = {
  login(tab, { tab: which }) {
    const id = ++world.count;
    world.valid.set(`t${id}`, `u${which}`);
    tab.session.signIn({ token: `t${id}`, uuid: `u${which}`, hash: 'h' });
    expect(stored()).toMatchObject({ token: `t${id}`, requestId: `u${which}` });
  },
  logOut: (tab) => tab.account.logOut(),
  async logOutWithoutApi(tab) {
    world.isApiDown = true;
    await tab.account.logOut();
    world.isApiDown = false;
  },
  changePassword(tab) {
    const now = tab.session.read();
    if (now.kind !== 'customer' || world.valid.get(now.token) !== now.requestId) return;
    for (const [token, id] of world.valid) if (id === now.requestId && token !== now.token) world.valid.delete(token);
    const token = `t${++world.count}`;
    world.valid.set(token, now.requestId);
    world.answers.push({ tab, of: now, token });
  },
  // A page that has been left gets no response.
  passwordAnswerArrives() {
    const answer = world.answers.shift();
    if (!answer) return;
    const { tab, of, token } = answer;
    if (world.tabs.includes(tab) && isSameSession(tab.session.read(), of)) tab.session.replaceToken(token);
    world.valid.delete(of.token);
  },
  endSessionsAtTheApi: () => world.valid.clear(),
  async failTogether(tab, { take }) {
    const before = { trips: tab.trips, logouts: tab.logouts, wasValid: isStoredValid(), cookies: world.page.cookie };
    await Promise.all(Array.from({ length: 2 + take }, (_, n) => tab.api.get(`/calls/${'x'.repeat(n)}/`)));
    expect(tab.trips - before.trips).toBeLessThanOrEqual(1);
    expect(tab.logouts - before.logouts).toBeLessThanOrEqual(1);
    if (before.wasValid) expect(world.page.cookie).toBe(before.cookies);
  },
  beginCart: (tab) => tab.session.adoptGuestRequestId(`g${++world.count}`),
  follow: (tab) => tab.session.follow(),
  deleteCookies: () => world.page.jar.clear(),
  deleteToken: () => void world.page.jar.delete('bergauf_token'),
  // A deletion by hand ends a session once as well, whichever action of a tab notices it.
  async deleteTokenAndLook(tab) {
    const before = { trips: tab.trips, logouts: tab.logouts };
    // The request id may be a guest's, edited by hand or of a cart in the other tab, and this API refuses guests: that session ends, too.
    const id = world.page.jar.get('bergauf_request_id');
    const most = id === 'x' || (id?.startsWith('g') && tab.session.read().kind === 'customer') ? 2 : 1;
    world.page.jar.delete('bergauf_token');
    tab.session.follow();
    await tab.api.get('/calls/');
    expect([tab.trips - before.trips, tab.logouts - before.logouts].every((count) => count <= most)).toBe(true);
  },
  tamper(_tab, { take }) {
    const names = ['bergauf_token', 'bergauf_request_id', 'bergauf_user', 'bergauf_price_type'];
    const [name = ''] = names.slice(take % names.length);
    if (world.page.jar.has(name)) world.page.jar.set(name, 'x');
  },
  // A device whose clock is set, or is wrong: cookies expire by it, and so does what was loaded.
  setClock(_tab, { take }) {
    const hours = [-24 * 365, -1, 1, 24 * 40][take] ?? 0;
    vi.setSystemTime(Date.now() + hours * 3_600_000);
  },
  renewalArrives() {
    putBack(world.renewing);
    world.renewing = null;
    world.waiting.shift()?.begin();
  },
  // A page that loads while a renewal overwrites a session has not read that session.
  reload(tab) {
    if (!world.renewing) world.tabs[world.tabs.indexOf(tab)] = openTab();
  },
};

function putBack(cookies: Cookies | null | undefined): void {
  for (const [name, value] of cookies ?? []) {
    if (name !== sessionCookies.writing) world.page.cookie = `${name}=${value}; Max-Age=2592000`;
  }
}

/** An additional step after a logout: its page is left while a renewal is in progress, whose response arrives during the next pages. */
const stepsAfterLogout: typeof steps = {
  leavePage(tab) {
    if (world.renewing) world.outliving.push(world.renewing);
    world.renewing = null;
    world.waiting = world.waiting.filter(({ of }) => of !== tab);
    world.tabs[world.tabs.indexOf(tab)] = openTab();
    if (!world.renewing) world.waiting.shift()?.begin();
  },
  outlivingArrives: () => putBack(world.outliving.shift()),
};

export async function play(script: readonly Step[]): Promise<void> {
  const page = new CookieDocument();
  vi.stubGlobal('document', page);
  world = {
    page,
    tabs: [],
    valid: new Map(),
    answers: [],
    renewing: null,
    waiting: [],
    outliving: [],
    isApiDown: false,
    count: 0,
  };
  world.tabs = [openTab(), openTab()];
  for (const step of script) {
    const tab = world.tabs[step.tab];
    if (!tab) throw new Error('two tabs');
    await (steps[step.name] ?? stepsAfterLogout[step.name])?.(tab, step);
    await settled();
  }
}

/** Completes every renewal and password change, and makes a call in every tab: afterwards all tabs agree. */
export async function comeToRest(): Promise<void> {
  for (let round = 0; round < 20; round++) {
    for (const name of ['passwordAnswerArrives', 'renewalArrives'])
      await steps[name]?.(world.tabs[0] as Tab, { name, tab: 0, take: 0 });
    await settled();
  }
  for (const round of [1, 2]) {
    for (const tab of world.tabs) {
      tab.session.follow();
      await tab.api.get(`/rest/${round}/`);
      await settled();
    }
  }
}
