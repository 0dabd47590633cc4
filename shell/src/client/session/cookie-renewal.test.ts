import type { Session } from 'shared-contracts/app';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { authResponse, ended, guest, stubBrowser, type TestBrowser } from './testing/test-browser.ts';

let browser: TestBrowser;
beforeEach(() => {
  browser = stubBrowser();
});
afterEach(() => vi.unstubAllGlobals());

describe('the renewal of the cookies by the server', () => {
  it('is requested after each stored change, but not for a guest without a request id', () => {
    const session = browser.open();
    expect(browser.renewals).toHaveLength(0);
    session.adoptGuestRequestId('g1');
    session.signIn(authResponse);
    session.setPriceType('staff');
    session.replaceToken('t2');
    expect(browser.renewals).toHaveLength(4);
    session.signOut('shopper');
    expect(browser.renewals).toHaveLength(4);
  });

  it('is requested once a day when a tab opens, whatever the clock of the device says', () => {
    browser.page.jar.set('bergauf_request_id', 'g1');
    browser.open();
    expect(browser.renewals).toHaveLength(1);
    browser.page.jar.set('bergauf_renewed', '1');
    browser.open();
    expect(browser.renewals).toHaveLength(1);
  });

  it('is also requested in a tab that stays open, with the first page that it shows a day later', () => {
    browser.page.jar.set('bergauf_request_id', 'g1');
    browser.page.jar.set('bergauf_renewed', '1');
    browser.open();
    browser.bus.emit('page-shown', { path: '/', title: '' });
    expect(browser.renewals).toHaveLength(0);
    browser.page.jar.delete('bergauf_renewed');
    browser.bus.emit('page-shown', { path: '/', title: '' });
    expect(browser.renewals).toHaveLength(1);
  });

  it('is requested when the shopper comes back to such a tab', () => {
    browser.page.jar.set('bergauf_request_id', 'g1');
    browser.page.jar.set('bergauf_renewed', '1');
    browser.open();
    browser.page.dispatchEvent(new Event('visibilitychange'));
    expect(browser.renewals).toHaveLength(0);
    browser.page.jar.delete('bergauf_renewed');
    browser.page.dispatchEvent(new Event('visibilitychange'));
    expect(browser.renewals).toHaveLength(1);
  });

  it.each([
    ['a login', 'bergauf_request_id=g1', (session: Session) => session.signIn(authResponse)],
    ['a new token', 'bergauf_token=t0; bergauf_request_id=u1', (session: Session) => session.replaceToken('t2')],
  ])('by another tab restores no earlier session after %s', (_what, before, change) => {
    const stored = before.split('; ');
    for (const pair of stored) browser.page.cookie = pair;
    const session = browser.open();
    browser.renewals.splice(0);
    change(session);
    const next = session.read();
    for (const pair of stored) browser.page.cookie = pair;
    for (const run of browser.renewals) run();
    expect(browser.open().read()).toEqual(next);
  });

  const oldSession = ['bergauf_token=t0', 'bergauf_request_id=u0', 'bergauf_user=h0'];
  it.each([null, 'shop.at'])('that outlives its page does not undo a logout (parent domain: %s)', (domain) => {
    const putBack = () => {
      for (const pair of oldSession) browser.page.cookie = `${pair}${domain ? `; Domain=${domain}` : ''}`;
    };
    browser.open(domain).signIn(authResponse);
    browser.open(domain).signOut('shopper');
    const home = browser.open(domain);
    putBack();
    home.follow();
    expect(home.read()).toEqual(guest);
    putBack();
    expect(browser.open(domain).read()).toEqual(guest);
    expect(browser.page.cookie).toBe(ended);
  });

  it('that outlives its page does not change the guest session that started after the logout', () => {
    browser.open().signIn(authResponse);
    browser.open().signOut('shopper');
    browser.open().adoptGuestRequestId('g2');
    for (const pair of oldSession) browser.page.cookie = pair;
    expect(browser.open().read()).toEqual({ ...guest, requestId: 'g2' });
    expect(browser.page.cookie).toBe('bergauf_session_writing=guest%20g2; bergauf_request_id=g2');
  });

  it('does not change a session that another tab has stored meanwhile', () => {
    const session = browser.open();
    session.adoptGuestRequestId('g1');
    session.signIn(authResponse);
    const [, afterLogin] = browser.renewals;
    browser.open().signIn({ token: 't9', uuid: 'u9', hash: 'h9' });
    afterLogin?.();
    expect(browser.open().read()).toMatchObject({ token: 't9', requestId: 'u9' });
  });
});
