import type { Session } from 'shared-contracts/app';
import { type Bus, createBus, type EventMap } from 'shared-contracts/events';
import { vi } from 'vitest';
import { createCookieSession } from '../cookie-session.ts';

/** Behaves as `document.cookie`: reading returns all pairs, writing sets or removes one. */
type CookieDocument = {
  cookie: string;
  readonly jar: Map<string, string>;
  readonly written: string[];
  isBlocked: boolean;
};

function cookieDocument(): CookieDocument {
  const jar = new Map<string, string>();
  const written: string[] = [];
  return {
    jar,
    written,
    isBlocked: false,
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      written.push(text);
      if (this.isBlocked) return;
      const [pair = '', ...attributes] = text.split('; ');
      const [name = '', value = ''] = pair.split('=');
      if (attributes.includes('Max-Age=0')) jar.delete(name);
      else jar.set(name, value);
    },
  };
}

export type TestBrowser = {
  page: CookieDocument;
  /** The bus of this tab, and what it has emitted. */
  bus: Bus;
  events: [keyof EventMap, EventMap[keyof EventMap]][];
  /** How often a session of this tab has sent the browser home. */
  readonly trips: number;
  /** Opens the session that a page load of this tab would. */
  open(): Session;
  /** Opens it in another tab, with a bus of its own. */
  openElsewhere(): Session;
};

/** A browser with cookies, as far as the session uses it. Its globals stay until `vi.unstubAllGlobals`. */
export function stubBrowser(): TestBrowser {
  const page = cookieDocument();
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', { location: { protocol: 'http:' } });
  const bus = createBus();
  const events: TestBrowser['events'] = [];
  bus.on('*', (type, payload) => void events.push([type, payload]));
  let trips = 0;
  return {
    page,
    bus,
    events,
    get trips() {
      return trips;
    },
    open: () => createCookieSession({ bus, goHome: () => void trips++, cookieDomain: null }),
    openElsewhere: () => createCookieSession({ bus: createBus(), goHome: () => {}, cookieDomain: null }),
  };
}

export const authResponse = { token: 't 1;=', uuid: 'u1', hash: 'h1' };
export const guest = { kind: 'guest', requestId: null, priceType: 'vk' };
export const customer = { kind: 'customer', token: 't 1;=', requestId: 'u1', userHash: 'h1', priceType: 'vk' };
