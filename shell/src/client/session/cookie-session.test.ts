import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { authResponse, customer, ended, guest, stubBrowser, type TestBrowser } from './testing/test-browser.ts';

let browser: TestBrowser;
beforeEach(() => {
  browser = stubBrowser();
});
afterEach(() => vi.unstubAllGlobals());

describe('a session', () => {
  it('starts as a guest without a request id, and sets no cookie', () => {
    expect(browser.open().read()).toEqual(guest);
    expect(browser.page.written).toEqual([]);
  });

  it('becomes a customer on login, with the guest’s request id in the event', () => {
    const session = browser.open();
    session.adoptGuestRequestId('g1');
    session.signIn(authResponse);
    expect(session.read()).toEqual(customer);
    expect(browser.events).toEqual([['login', { userHash: 'h1', requestId: 'u1', guestRequestId: 'g1' }]]);
    expect(browser.trips).toBe(0);
  });

  it('is restored after a reload', () => {
    const session = browser.open();
    session.signIn(authResponse);
    session.setPriceType('staff');
    expect(browser.open().read()).toEqual({ ...customer, priceType: 'staff' });
  });

  it("keeps a guest's request id over a reload", () => {
    browser.open().adoptGuestRequestId('g1');
    expect(browser.open().read()).toEqual({ ...guest, requestId: 'g1' });
  });

  it('uses the new token after a password change', () => {
    const session = browser.open();
    session.signIn(authResponse);
    session.replaceToken('t2');
    expect(session.read()).toEqual({ ...customer, token: 't2' });
    expect(browser.open().read()).toEqual({ ...customer, token: 't2' });
  });
});

describe('the end of a session', () => {
  it.each(['shopper', 'account-deleted'] as const)('by %s clears everything and navigates home', (reason) => {
    const session = browser.open();
    session.signIn(authResponse);
    browser.events.splice(0);
    session.signOut(reason);
    expect(session.read()).toEqual(guest);
    expect(browser.page.cookie).toBe(ended);
    expect(browser.events).toEqual([['logout', { reason }]]);
    expect(browser.trips).toBe(1);
  });

  it('is caused by the `session-invalid` event', () => {
    const session = browser.open();
    session.signIn(authResponse);
    browser.events.splice(0);
    browser.bus.emit('session-invalid', { status: 403, error: 'invalid token' });
    expect(session.read()).toEqual(guest);
    expect(browser.page.cookie).toBe(ended);
    expect(browser.events.map(([type]) => type)).toContain('logout');
    expect(browser.trips).toBe(1);
  });

  it('happens once, however many calls fail together', () => {
    const session = browser.open();
    session.signIn(authResponse);
    browser.events.splice(0);
    for (const status of [401, 403, 422]) browser.bus.emit('session-invalid', { status, error: 'x' });
    session.signOut('shopper');
    expect(browser.events.filter(([type]) => type === 'logout')).toEqual([['logout', { reason: 'session-invalid' }]]);
    expect(browser.trips).toBe(1);
  });

  it("does not touch cookies that are not the session's", () => {
    browser.page.jar.set('bergauf_bucket', 'b');
    const session = browser.open();
    session.signIn(authResponse);
    session.signOut('shopper');
    expect(browser.page.cookie).toBe(`bergauf_bucket=b; ${ended}`);
  });

  it("clears this host's own cookies beside those of the parent domain, and a login replaces them", () => {
    const leftover = (): void => {
      for (const [name, value] of [
        ['bergauf_token', 't0'],
        ['bergauf_request_id', 'u0'],
      ] as const)
        browser.page.jar.set(name, value);
    };
    leftover();
    const session = browser.open('shop.at');
    session.signOut('session-invalid');
    expect(browser.page.cookie).toBe(ended);
    leftover();
    browser.open('shop.at').signIn(authResponse);
    expect(browser.page.jar.size).toBe(0);
    expect(browser.open('shop.at').read()).toEqual(customer);
  });

  it('is final: late updates for the customer do not change the guest', () => {
    const session = browser.open();
    session.signIn(authResponse);
    session.signOut('shopper');
    session.setPriceType('staff');
    session.replaceToken('t2');
    expect(session.read()).toEqual(guest);
    expect(browser.page.cookie).toBe(ended);
  });
});

describe("a guest's request id", () => {
  it('is not adopted over the login of another tab', () => {
    const thisTab = browser.open();
    browser.open().signIn(authResponse);
    thisTab.adoptGuestRequestId('g1');
    expect(thisTab.read()).toEqual(customer);
    expect(browser.open().read()).toEqual(customer);
  });

  it('is not adopted by a customer', () => {
    const session = browser.open();
    session.signIn(authResponse);
    session.adoptGuestRequestId('g1');
    expect(session.read()).toEqual(customer);
  });

  it('that is known already changes nothing', () => {
    const session = browser.open();
    session.adoptGuestRequestId('g1');
    const { length } = browser.page.written;
    session.adoptGuestRequestId('g1');
    expect(browser.page.written).toHaveLength(length);
  });
});

describe('a subscriber of the session', () => {
  it('is called for each change, reads the new state then, and is not called after unsubscribing', () => {
    const session = browser.open();
    const heard: string[] = [];
    const leave = session.subscribe(() => void heard.push(session.read().kind));
    session.signIn(authResponse);
    session.signOut('shopper');
    leave();
    session.signIn(authResponse);
    expect(heard).toEqual(['customer', 'guest']);
  });

  it('gets the same state as long as nothing changes, as React needs it', () => {
    const session = browser.open();
    session.signIn(authResponse);
    expect(session.read()).toBe(session.read());
  });
});

describe('cookies', () => {
  it('are valid for all paths, same-site, and secure where the shop uses HTTPS', () => {
    browser.open().adoptGuestRequestId('g1');
    expect(browser.page.written).toContain('bergauf_request_id=g1; Max-Age=2592000; Path=/; SameSite=Lax');
    vi.stubGlobal('window', { location: { protocol: 'https:' } });
    browser.open().adoptGuestRequestId('g2');
    for (const cookie of browser.page.written.slice(-5)) expect(cookie).toMatch(/; Secure/);
  });

  it.each([
    ['a token without a request id', { bergauf_token: 't' }, guest],
    ['an unknown price type', { bergauf_token: 't', bergauf_request_id: 'u1', bergauf_price_type: 'free' }, 'vk'],
    ['a price type without a token', { bergauf_price_type: 'staff' }, guest],
    [
      'a token that no header can have',
      { bergauf_token: '%E2%82%AC', bergauf_request_id: 'g1' },
      { ...guest, requestId: 'g1' },
    ],
    ['a request id that no header can have', { bergauf_token: 't', bergauf_request_id: 'u%0A1' }, guest],
    ["an account's request id without a token", { bergauf_request_id: 'u1' }, { ...guest, requestId: 'u1' }],
  ])('with %s grant no more than that', (_what, cookies, expected) => {
    for (const [name, value] of Object.entries(cookies)) browser.page.jar.set(name, value);
    const state = browser.open().read();
    if (typeof expected === 'string') expect(state.priceType).toBe(expected);
    else expect(state).toEqual(expected);
  });
});

describe('where the browser stores no cookies', () => {
  beforeEach(() => {
    browser.page.isBlocked = true;
  });

  it("a guest's request id is kept in this tab", () => {
    const session = browser.open();
    session.adoptGuestRequestId('g1');
    session.follow();
    expect(session.read()).toEqual({ ...guest, requestId: 'g1' });
  });

  it('a customer stays signed in in this tab until signing out', () => {
    const session = browser.open();
    session.signIn(authResponse);
    session.follow();
    session.setPriceType('staff');
    expect(session.read()).toEqual({ ...customer, priceType: 'staff' });
    expect(browser.trips).toBe(0);
    session.signOut('shopper');
    expect(session.read()).toEqual(guest);
    expect(browser.trips).toBe(1);
  });
});
