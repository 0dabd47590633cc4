import type { Session } from 'shared-contracts/app';
import { type Bus, createBus, type EventMap } from 'shared-contracts/events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CookieDocument } from '../../testing/cookie-document.ts';
import { createCookieSession } from './cookie-session.ts';

let page: CookieDocument;
let bus: Bus;
let events: [keyof EventMap, EventMap[keyof EventMap]][];
let trips: number;
/** What the session does right before each renewal of its cookies. */
let renewals: (() => void)[];

beforeEach(() => {
  page = new CookieDocument();
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', { location: { protocol: 'http:' } });
  bus = createBus();
  events = [];
  trips = 0;
  renewals = [];
  bus.on('*', (type, payload) => void events.push([type, payload]));
});
afterEach(() => vi.unstubAllGlobals());

const renew = (before: () => void): void => void renewals.push(before);
const open = (): Session => createCookieSession({ bus, goHome: () => void trips++, cookieDomain: null, renew });
const authResponse = { token: 't 1;=', uuid: 'u1', hash: 'h1' };
const guest = { kind: 'guest', requestId: null, priceType: 'vk' };
const customer = { kind: 'customer', token: 't 1;=', requestId: 'u1', userHash: 'h1', priceType: 'vk' };

describe('a session', () => {
  it('begins as a guest without anything, and sets no cookie', () => {
    expect(open().read()).toEqual(guest);
    expect(page.written).toEqual([]);
  });

  it('becomes a customer on login, with the guest’s request id in the event', () => {
    const session = open();
    session.adoptGuestRequestId('g1');
    session.signIn(authResponse);
    expect(session.read()).toEqual(customer);
    expect(events).toEqual([['login', { userHash: 'h1', requestId: 'u1', guestRequestId: 'g1' }]]);
    expect(trips).toBe(0);
  });

  it('is restored after a reload', () => {
    const session = open();
    session.signIn(authResponse);
    session.setPriceType('staff');
    expect(open().read()).toEqual({ ...customer, priceType: 'staff' });
  });

  it("keeps a guest's request id over a reload", () => {
    open().adoptGuestRequestId('g1');
    expect(open().read()).toEqual({ ...guest, requestId: 'g1' });
  });

  it('uses the new token after a password change', () => {
    const session = open();
    session.signIn(authResponse);
    session.replaceToken('t2');
    expect(session.read()).toEqual({ ...customer, token: 't2' });
    expect(open().read()).toEqual({ ...customer, token: 't2' });
  });
});

describe('the end of a session', () => {
  it.each(['shopper', 'account-deleted'] as const)('by %s clears everything and navigates home', (reason) => {
    const session = open();
    session.signIn(authResponse);
    events = [];
    session.signOut(reason);
    expect(session.read()).toEqual(guest);
    expect(page.cookie).toBe('');
    expect(events).toEqual([['logout', { reason }]]);
    expect(trips).toBe(1);
  });

  it('follows the `session-invalid` event', () => {
    const session = open();
    session.signIn(authResponse);
    events = [];
    bus.emit('session-invalid', { status: 403, error: 'invalid token' });
    expect(session.read()).toEqual(guest);
    expect(page.cookie).toBe('');
    expect(events.map(([type]) => type)).toContain('logout');
    expect(trips).toBe(1);
  });

  it('is one, however many calls fail together', () => {
    const session = open();
    session.signIn(authResponse);
    events = [];
    for (const status of [401, 403, 422]) bus.emit('session-invalid', { status, error: 'x' });
    session.signOut('shopper');
    expect(events.filter(([type]) => type === 'logout')).toEqual([['logout', { reason: 'session-invalid' }]]);
    expect(trips).toBe(1);
  });

  it("does not touch cookies that are not the session's", () => {
    page.jar.set('bergauf_bucket', 'b');
    const session = open();
    session.signIn(authResponse);
    session.signOut('shopper');
    expect(page.cookie).toBe('bergauf_bucket=b');
  });

  it('is final: late updates for the customer do not change the guest', () => {
    const session = open();
    session.signIn(authResponse);
    session.signOut('shopper');
    session.setPriceType('staff');
    session.replaceToken('t2');
    expect(session.read()).toEqual(guest);
    expect(page.cookie).toBe('');
  });
});

describe("a guest's request id", () => {
  it('is not adopted over the login of another tab', () => {
    const thisTab = open();
    open().signIn(authResponse);
    thisTab.adoptGuestRequestId('g1');
    expect(thisTab.read()).toEqual(customer);
    expect(open().read()).toEqual(customer);
  });

  it('is not adopted by a customer', () => {
    const session = open();
    session.signIn(authResponse);
    session.adoptGuestRequestId('g1');
    expect(session.read()).toEqual(customer);
  });

  it('that is known already changes nothing', () => {
    const session = open();
    session.adoptGuestRequestId('g1');
    const { length } = page.written;
    session.adoptGuestRequestId('g1');
    expect(page.written).toHaveLength(length);
  });
});

describe('a subscriber of the session', () => {
  it('is called for each change, reads the new state then, and is not called after unsubscribing', () => {
    const session = open();
    const heard: string[] = [];
    const leave = session.subscribe(() => void heard.push(session.read().kind));
    session.signIn(authResponse);
    session.signOut('shopper');
    leave();
    session.signIn(authResponse);
    expect(heard).toEqual(['customer', 'guest']);
  });

  it('gets the same state as long as nothing changes, as React needs it', () => {
    const session = open();
    session.signIn(authResponse);
    expect(session.read()).toBe(session.read());
  });
});

describe('cookies', () => {
  it('are valid for all paths, same-site, and secure where the shop uses HTTPS', () => {
    open().adoptGuestRequestId('g1');
    expect(page.written.at(-3)).toMatch(/^bergauf_request_id=g1; Max-Age=2592000; Path=\/; SameSite=Lax$/);
    vi.stubGlobal('window', { location: { protocol: 'https:' } });
    open().adoptGuestRequestId('g2');
    for (const cookie of page.written.slice(-5)) expect(cookie).toMatch(/; Secure/);
  });

  it.each([
    ['a token without a request id', { bergauf_token: 't' }, guest],
    ['an unknown price type', { bergauf_token: 't', bergauf_request_id: 'u1', bergauf_price_type: 'free' }, 'vk'],
    ['a price type without a token', { bergauf_price_type: 'staff' }, guest],
    ["an account's request id without a token", { bergauf_request_id: 'u1' }, { ...guest, requestId: 'u1' }],
  ])('with %s grant no more than that', (_what, cookies, expected) => {
    for (const [name, value] of Object.entries(cookies)) page.jar.set(name, value);
    const state = open().read();
    if (typeof expected === 'string') expect(state.priceType).toBe(expected);
    else expect(state).toEqual(expected);
  });
});

describe('the renewal of the cookies by the server', () => {
  it('is asked for after each change that is stored, and not for a guest without anything', () => {
    const session = open();
    expect(renewals).toHaveLength(0);
    session.adoptGuestRequestId('g1');
    session.signIn(authResponse);
    session.setPriceType('staff');
    session.replaceToken('t2');
    expect(renewals).toHaveLength(4);
    session.signOut('shopper');
    expect(renewals).toHaveLength(4);
  });

  it('is asked for once a day by the tabs that start, whatever the time on this device is', () => {
    page.jar.set('bergauf_request_id', 'g1');
    open();
    expect(renewals).toHaveLength(1);
    page.jar.set('bergauf_renewed', '1');
    open();
    expect(renewals).toHaveLength(1);
  });

  it.each([
    ['a login', 'bergauf_request_id=g1', (session: Session) => session.signIn(authResponse)],
    ['a new token', 'bergauf_token=t0; bergauf_request_id=u1', (session: Session) => session.replaceToken('t2')],
  ])('of another tab puts nothing back after %s', (_what, before, change) => {
    const stored = before.split('; ');
    for (const pair of stored) page.cookie = pair;
    const session = open();
    renewals = [];
    change(session);
    const next = session.read();
    for (const pair of stored) page.cookie = pair;
    for (const run of renewals) run();
    expect(open().read()).toEqual(next);
  });

  it('leaves a session alone that another tab has stored meanwhile', () => {
    const session = open();
    session.adoptGuestRequestId('g1');
    session.signIn(authResponse);
    const [, afterLogin] = renewals;
    open().signIn({ token: 't9', uuid: 'u9', hash: 'h9' });
    afterLogin?.();
    expect(open().read()).toMatchObject({ token: 't9', requestId: 'u9' });
  });
});

describe('another tab', () => {
  const other = (text: string): void => {
    for (const pair of text.split('; ')) page.cookie = pair;
  };

  it('began a cart: its request id is adopted, and no cookie is written', () => {
    const session = open();
    other('bergauf_request_id=g7');
    const { length } = page.written;
    session.follow();
    expect(session.read()).toEqual({ ...guest, requestId: 'g7' });
    expect(page.written).toHaveLength(length);
  });

  it('logged in: this tab is logged in as well', () => {
    const session = open();
    session.adoptGuestRequestId('g1');
    other('bergauf_token=t; bergauf_request_id=u1; bergauf_user=h1');
    session.follow();
    session.follow();
    expect(session.read()).toMatchObject({ kind: 'customer', requestId: 'u1' });
    expect(events).toEqual([['login', { userHash: 'h1', requestId: 'u1', guestRequestId: null }]]);
  });

  it('logged out and began a cart as a guest: this tab is logged out as well, and keeps that cart', () => {
    const session = open();
    session.signIn(authResponse);
    page.jar.clear();
    other('bergauf_request_id=g9');
    session.follow();
    expect(session.read()).toEqual({ ...guest, requestId: 'g9' });
    expect(events.at(-1)).toEqual(['logout', { reason: 'shopper' }]);
    expect(trips).toBe(1);
    expect(page.jar.get('bergauf_request_id')).toBe('g9');
  });

  it('got a new token: no new login', () => {
    const session = open();
    session.signIn(authResponse);
    events.splice(0);
    other('bergauf_token=t2');
    session.follow();
    expect(session.read()).toMatchObject({ token: 't2' });
    expect(events).toEqual([]);
  });

  it('cleared the cookies: this tab has a new guest session', () => {
    const session = open();
    session.adoptGuestRequestId('g1');
    page.jar.clear();
    session.follow();
    expect(session.read()).toEqual(guest);
    expect(trips).toBe(0);
  });
});

describe('a session that another tab has stored since', () => {
  const again = { token: 't2', uuid: 'u1', hash: 'h1' };
  const otherCustomer = { token: 't9', uuid: 'u9', hash: 'h9' };

  it.each([
    ['the same customer', again, []],
    ['another customer', otherCustomer, [['login', { userHash: 'h9', requestId: 'u9', guestRequestId: null }]]],
  ])('is not signed out with an old token: %s', (_who, login, heard) => {
    const session = open();
    session.signIn(authResponse);
    const other = createCookieSession({ bus: createBus(), goHome: () => {}, cookieDomain: null, renew });
    other.signIn(login);
    events.splice(0);
    bus.emit('session-invalid', { status: 403, error: 'invalid token' });
    expect(session.read()).toMatchObject({ kind: 'customer', token: login.token, requestId: login.uuid });
    expect(open().read()).toMatchObject({ kind: 'customer', token: login.token });
    expect(events.filter(([type]) => type !== 'session-invalid')).toEqual(heard);
    expect(trips).toBe(0);
    // This tab has adopted the session, and can end it.
    session.signOut('shopper');
    expect(open().read()).toEqual(guest);
  });

  it("of a guest with a cart is not deleted with the customer's session that ended", () => {
    const session = open();
    session.signIn(authResponse);
    page.jar.clear();
    page.cookie = 'bergauf_request_id=g9';
    session.signOut('session-invalid');
    expect(session.read()).toEqual({ ...guest, requestId: 'g9' });
    expect(page.jar.get('bergauf_request_id')).toBe('g9');
    expect(events.at(-1)).toEqual(['logout', { reason: 'shopper' }]);
    expect(trips).toBe(1);
  });

  it.each([
    ['a price type', (session: Session) => session.setPriceType('staff')],
    ['a token', (session: Session) => session.replaceToken('t3')],
  ])('is not overwritten by %s of the previous session', (_what, change) => {
    const session = open();
    session.signIn(authResponse);
    open().signIn(again);
    change(session);
    expect(page.jar.get('bergauf_token')).toBe('t2');
    expect(page.jar.has('bergauf_price_type')).toBe(false);
    expect(session.read()).toMatchObject({ token: 't2', priceType: 'vk' });
  });

  it.each([
    ['a price type', (session: Session) => session.setPriceType('staff')],
    ['a token', (session: Session) => session.replaceToken('t3')],
  ])('is not restored by %s after the logout', (_what, change) => {
    const session = open();
    session.signIn(authResponse);
    createCookieSession({ bus: createBus(), goHome: () => {}, cookieDomain: null, renew }).signOut('shopper');
    change(session);
    expect(page.cookie).toBe('');
    expect(session.read()).toEqual(guest);
    expect(trips).toBe(1);
  });

  it('passes on its price type', () => {
    const session = open();
    session.signIn(authResponse);
    open().setPriceType('pro');
    session.follow();
    expect(session.read()).toEqual({ ...customer, priceType: 'pro' });
  });
});

describe('where the browser stores no cookies', () => {
  beforeEach(() => {
    page.isBlocked = true;
  });

  it("a guest's request id is kept in this tab", () => {
    const session = open();
    session.adoptGuestRequestId('g1');
    session.follow();
    expect(session.read()).toEqual({ ...guest, requestId: 'g1' });
  });

  it('a customer stays signed in in this tab until signing out', () => {
    const session = open();
    session.signIn(authResponse);
    session.follow();
    session.setPriceType('staff');
    expect(session.read()).toEqual({ ...customer, priceType: 'staff' });
    expect(trips).toBe(0);
    session.signOut('shopper');
    expect(session.read()).toEqual(guest);
    expect(trips).toBe(1);
  });
});
