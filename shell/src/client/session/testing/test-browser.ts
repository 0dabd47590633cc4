import type { Session } from 'shared-contracts/app';
import { type Bus, createBus, type EventMap } from 'shared-contracts/events';
import { vi } from 'vitest';
import { CookieDocument } from '../../../testing/cookie-document.ts';
import { createCookieSession } from '../cookie-session.ts';

export type TestBrowser = {
  page: CookieDocument;
  /** The bus of this tab, and what it has emitted. */
  bus: Bus;
  events: [keyof EventMap, EventMap[keyof EventMap]][];
  /** How often a session of this tab has sent the browser home. */
  readonly trips: number;
  /** How often this tab was reloaded. */
  readonly reloads: number;
  /** What the session does right before each renewal of its cookies. */
  renewals: (() => void)[];
  /** Opens the session as a page load of this tab does. @param domain the parent domain of the shop's cookies */
  open(domain?: string | null): Session;
  /** Opens the session in another tab, with a bus of its own. */
  openElsewhere(): Session;
};

/** A browser with cookies, as far as the session uses it. Its globals stay until `vi.unstubAllGlobals`. */
export function stubBrowser(): TestBrowser {
  const page = new CookieDocument();
  vi.stubGlobal('document', page);
  let reloads = 0;
  vi.stubGlobal('window', { location: { protocol: 'http:', reload: () => void reloads++ } });
  const bus = createBus();
  const events: TestBrowser['events'] = [];
  bus.on('*', (type, payload) => void events.push([type, payload]));
  let trips = 0;
  const renewals: TestBrowser['renewals'] = [];
  const renew = (before: () => void): void => void renewals.push(before);
  return {
    page,
    bus,
    events,
    renewals,
    get trips() {
      return trips;
    },
    get reloads() {
      return reloads;
    },
    open: (cookieDomain: string | null = null) =>
      createCookieSession({ bus, goHome: () => void trips++, cookieDomain, renew }),
    openElsewhere: () => createCookieSession({ bus: createBus(), goHome: () => {}, cookieDomain: null, renew }),
  };
}

/** Cookies that are left after the end of a session, which a late renewal cannot undo. */
export const ended = 'bergauf_session_writing=guest%20';

export const authResponse = { token: 't1;=', uuid: 'u1', hash: 'h1' };
export const guest = { kind: 'guest', requestId: null, priceType: 'vk' };
export const customer = { kind: 'customer', token: 't1;=', requestId: 'u1', userHash: 'h1', priceType: 'vk' };
