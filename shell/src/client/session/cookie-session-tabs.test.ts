import type { Session } from 'shared-contracts/app';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { authResponse, customer, ended, guest, stubBrowser, type TestBrowser } from './testing/test-browser.ts';

let browser: TestBrowser;
beforeEach(() => {
  browser = stubBrowser();
});
afterEach(() => vi.unstubAllGlobals());

describe('another tab', () => {
  const other = (text: string): void => {
    for (const pair of text.split('; ')) browser.page.cookie = pair;
  };

  it('began a cart: its request id is adopted, and no cookie is written', () => {
    const session = browser.open();
    other('bergauf_request_id=g7');
    const { length } = browser.page.written;
    session.follow();
    expect(session.read()).toEqual({ ...guest, requestId: 'g7' });
    expect(browser.page.written).toHaveLength(length);
  });

  it('logged in: this tab is logged in as well', () => {
    const session = browser.open();
    session.adoptGuestRequestId('g1');
    other('bergauf_token=t; bergauf_request_id=u1; bergauf_user=h1; bergauf_session_writing=1');
    session.follow();
    session.follow();
    expect(session.read()).toMatchObject({ kind: 'customer', requestId: 'u1' });
    expect(browser.events).toEqual([['login', { userHash: 'h1', requestId: 'u1', guestRequestId: null }]]);
  });

  it('logged in: this tab’s next page belongs to that account, and so does the current one once the tab is visible again', () => {
    const session = browser.open();
    session.adoptGuestRequestId('g1');
    other('bergauf_token=t; bergauf_request_id=u1; bergauf_user=h1; bergauf_session_writing=1');
    browser.bus.emit('page-shown', { path: '/', title: '' });
    expect(session.read()).toMatchObject({ kind: 'customer', requestId: 'u1' });
    other('bergauf_token=t; bergauf_request_id=u2; bergauf_user=h2');
    expect(browser.reloads).toBe(0);
    browser.page.dispatchEvent(new Event('visibilitychange'));
    expect(session.read()).toMatchObject({ kind: 'customer', requestId: 'u2' });
    // The tab still shows the former customer's data.
    expect(browser.reloads).toBe(1);
  });

  it('logged out and began a cart as a guest: this tab is logged out as well, and keeps that cart', () => {
    const session = browser.open();
    session.signIn(authResponse);
    browser.page.jar.clear();
    other('bergauf_request_id=g9');
    session.follow();
    expect(session.read()).toEqual({ ...guest, requestId: 'g9' });
    expect(browser.events.at(-1)).toEqual(['logout', { reason: 'shopper' }]);
    expect(browser.trips).toBe(1);
    expect(browser.page.jar.get('bergauf_request_id')).toBe('g9');
  });

  it('got a new token: no new login', () => {
    const session = browser.open();
    session.signIn(authResponse);
    browser.events.splice(0);
    other('bergauf_token=t2');
    session.follow();
    expect(session.read()).toMatchObject({ token: 't2' });
    expect(browser.events).toEqual([]);
  });

  it('lost the token, deleted by the shopper: the session ends once, and nothing of it is left', () => {
    const session = browser.open();
    session.signIn(authResponse);
    browser.page.jar.delete('bergauf_token');
    session.follow();
    browser.bus.emit('session-invalid', { status: 0, error: 'no token' });
    expect(session.read()).toEqual(guest);
    expect(browser.page.cookie).toBe(ended);
    expect(browser.events.filter(([type]) => type === 'logout')).toEqual([['logout', { reason: 'session-invalid' }]]);
    expect(browser.trips).toBe(1);
  });

  it('cleared the cookies: this tab has a new guest session', () => {
    const session = browser.open();
    session.adoptGuestRequestId('g1');
    browser.page.jar.clear();
    session.follow();
    expect(session.read()).toEqual(guest);
    expect(browser.trips).toBe(0);
  });
});

describe('a session that another tab has stored since', () => {
  const again = { token: 't2', uuid: 'u1', hash: 'h1' };
  const otherCustomer = { token: 't9', uuid: 'u9', hash: 'h9' };

  it.each([
    ['the same customer', again, []],
    ['another customer', otherCustomer, [['login', { userHash: 'h9', requestId: 'u9', guestRequestId: null }]]],
  ])('is not signed out with an old token: %s', (_who, login, heard) => {
    const session = browser.open();
    session.signIn(authResponse);
    const other = browser.openElsewhere();
    other.signIn(login);
    browser.events.splice(0);
    browser.bus.emit('session-invalid', { status: 403, error: 'invalid token' });
    expect(session.read()).toMatchObject({ kind: 'customer', token: login.token, requestId: login.uuid });
    expect(browser.open().read()).toMatchObject({ kind: 'customer', token: login.token });
    expect(browser.events.filter(([type]) => type !== 'session-invalid')).toEqual(heard);
    expect(browser.trips).toBe(0);
    // This tab has adopted the session, and can end it.
    session.signOut('shopper');
    expect(browser.open().read()).toEqual(guest);
  });

  it("of a guest with a cart is not deleted with the customer's session that ended", () => {
    const session = browser.open();
    session.signIn(authResponse);
    browser.page.jar.clear();
    browser.page.cookie = 'bergauf_request_id=g9';
    session.signOut('session-invalid');
    expect(session.read()).toEqual({ ...guest, requestId: 'g9' });
    expect(browser.page.jar.get('bergauf_request_id')).toBe('g9');
    // A call was refused, about which the shopper is told.
    expect(browser.events.at(-1)).toEqual(['logout', { reason: 'session-invalid' }]);
    expect(browser.trips).toBe(1);
  });

  it('does not exist where the shopper deleted the cookies: the tab notices by a refused call, and says so', () => {
    const session = browser.open();
    session.signIn(authResponse);
    browser.page.jar.clear();
    browser.bus.emit('session-invalid', { status: 403, error: 'invalid token' });
    expect(session.read()).toEqual(guest);
    expect(browser.events.filter(([type]) => type === 'logout')).toEqual([['logout', { reason: 'session-invalid' }]]);
    expect(browser.trips).toBe(1);
  });

  it.each([
    ['a price type', (session: Session) => session.setPriceType('staff')],
    ['a token', (session: Session) => session.replaceToken('t3')],
  ])('is not overwritten by %s of the previous session', (_what, change) => {
    const session = browser.open();
    session.signIn(authResponse);
    browser.open().signIn(again);
    change(session);
    expect(browser.page.jar.get('bergauf_token')).toBe('t2');
    expect(browser.page.jar.has('bergauf_price_type')).toBe(false);
    expect(session.read()).toMatchObject({ token: 't2', priceType: 'vk' });
  });

  it.each([
    ['a price type', (session: Session) => session.setPriceType('staff')],
    ['a token', (session: Session) => session.replaceToken('t3')],
  ])('is not restored by %s after the logout', (_what, change) => {
    const session = browser.open();
    session.signIn(authResponse);
    browser.openElsewhere().signOut('shopper');
    change(session);
    expect(browser.page.cookie).toBe(ended);
    expect(session.read()).toEqual(guest);
    expect(browser.trips).toBe(1);
  });

  it('passes on its price type', () => {
    const session = browser.open();
    session.signIn(authResponse);
    browser.open().setPriceType('pro');
    session.follow();
    expect(session.read()).toEqual({ ...customer, priceType: 'pro' });
  });
});
