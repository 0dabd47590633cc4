import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApiClient } from 'shared-contracts/api';
import type { PriceType, Session } from 'shared-contracts/app';
import { createBus } from 'shared-contracts/events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { configForTests } from '../../testing/config-for-tests.ts';
import { CookieDocument } from '../../testing/cookie-document.ts';
import { createAccount } from './account.ts';
import { createCookieSession } from './cookie-session.ts';
import { ended } from './testing/test-browser.ts';

const data = { role: 'premium', personal: { firstName: 'Anna', lastName: 'Berg', email: 'a@b.at' } };
const login = { token: 't1', uuid: 'u1', hash: 'h1' };

let page: CookieDocument;
let seen: string[];
let respond: (url: string) => { status: number; body: string };
let reported: unknown[];
const server = createServer((request, response) => {
  seen.push(`${request.method} ${request.url}`);
  const { status, body } = respond(request.url ?? '');
  response.writeHead(status, { 'content-type': 'application/json' }).end(body);
});

beforeEach(async () => {
  page = new CookieDocument();
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', { location: { protocol: 'http:' } });
  reported = [];
  vi.stubGlobal('reportError', (error: Error) => reported.push(error.message));
  seen = [];
  respond = () => ({ status: 200, body: JSON.stringify({ data }) });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
});
afterEach(async () => {
  vi.unstubAllGlobals();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

function openTab() {
  const bus = createBus();
  let trips = 0;
  const session: Session = createCookieSession({
    bus,
    goHome: () => void trips++,
    cookieDomain: null,
    renew: () => {},
  });
  const { port } = server.address() as AddressInfo;
  const origin = `http://localhost:${port}`;
  const api = createApiClient({ origin, session: session.read, bus, defaultTimeoutMs: 2000 });
  const account = createAccount({ api, bus, session, config: configForTests });
  return { bus, session, api, account, trips: () => trips };
}
const priceTypeOf = ({ session }: { session: Session }): PriceType => session.read().priceType;

it('loads with a login, and sets the price type of the role at once', async () => {
  const tab = openTab();
  expect(seen).toEqual([]);
  tab.session.signIn(login);
  await vi.waitFor(() => expect(tab.account.read()).toEqual(data));
  expect(priceTypeOf(tab)).toBe('premium');
  expect(seen).toEqual(['GET /api/v1/user/']);
  // SPEC 7: debounced for 2 s.
  expect(await tab.account.load()).toMatchObject({ ok: true });
  expect(seen).toEqual(['GET /api/v1/user/']);
});

it('loads with a tab in which the customer is signed in already, and with a login in another tab', async () => {
  const first = openTab();
  openTab().session.signIn(login);
  first.session.follow();
  await vi.waitFor(() => expect(first.account.read()).toEqual(data));
  const reloaded = openTab();
  await vi.waitFor(() => expect(reloaded.account.read()).toEqual(data));
  expect([priceTypeOf(first), priceTypeOf(reloaded)]).toEqual(['premium', 'premium']);
});

it('loads once for the tab, however many callers there are within two seconds', async () => {
  const tab = openTab();
  tab.session.signIn(login);
  await Promise.all([tab.account.load(), tab.account.load()]);
  tab.bus.emit('page-shown', { path: '/', title: '' });
  expect(seen).toEqual(['GET /api/v1/user/']);
});

it('loads again with the next page after a failure', async () => {
  respond = () => ({ status: 404, body: '{}' });
  const tab = openTab();
  tab.session.signIn(login);
  await tab.account.load();
  respond = () => ({ status: 200, body: JSON.stringify({ data }) });
  tab.bus.emit('page-shown', { path: '/', title: '' });
  await vi.waitFor(() => expect(tab.account.read()).toEqual(data));
});

it('counts a role that the shop does not know as the default one', async () => {
  respond = () => ({ status: 200, body: JSON.stringify({ data: { ...data, role: 'emperor' } }) });
  const tab = openTab();
  tab.session.signIn(login);
  await tab.account.load();
  expect(priceTypeOf(tab)).toBe('vk');
});

it('logs a response that cannot be read (SPEC 8)', async () => {
  respond = () => ({ status: 200, body: '{"data":{"personal":' });
  const tab = openTab();
  tab.session.signIn(login);
  expect(await tab.account.load()).toMatchObject({ ok: false, error: { kind: 'malformed' } });
  expect(reported).toContain('Error during server response parsing!');
});

it('changes the copy without a call, for every listener', async () => {
  const tab = openTab();
  tab.session.signIn(login);
  await tab.account.load();
  const heard: (string | undefined)[] = [];
  tab.account.subscribe(() => void heard.push(tab.account.read()?.personal.firstName));
  const personal = tab.account.read()?.personal;
  if (personal) tab.account.update({ personal: { ...personal, firstName: 'Berta' } });
  expect(heard).toEqual(['Berta']);
  expect(seen).toHaveLength(1);
});

it('is empty after the logout, which is one call however often it is requested', async () => {
  const tab = openTab();
  tab.session.signIn(login);
  await tab.account.load();
  await Promise.all([tab.account.logOut(), tab.account.logOut()]);
  await tab.account.logOut();
  expect(seen.filter((line) => line.includes('logout'))).toEqual(['GET /api/v1/auth/logout/']);
  expect([tab.account.read(), page.cookie, tab.trips()]).toEqual([null, ended, 1]);
});

it('signs out in this browser also when the API does not respond as it should', async () => {
  const tab = openTab();
  tab.session.signIn(login);
  await tab.account.load();
  respond = () => ({ status: 500, body: '' });
  await tab.account.logOut();
  expect([tab.session.read().kind, tab.trips()]).toEqual(['guest', 1]);
});

it('is never that of the previous customer, whose response arrives late', async () => {
  const tab = openTab();
  tab.session.signIn(login);
  const late = tab.account.load();
  tab.session.signOut('shopper');
  await late;
  expect(tab.account.read()).toBeNull();
  expect(page.cookie).toBe(ended);
});
