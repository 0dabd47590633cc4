import { parseCookie } from 'cookie';
import type { SessionState } from 'shared-contracts/app';
import {
  guestWriting,
  type SessionCookieNames,
  sessionCookies,
  writtenGuest,
} from 'shared-contracts/session-cookie-names';
import { cookieText, headerText, readPriceType } from '../../app/session-cookies.ts';

/**
 * A token beside the write id of a guest, or of a logout, was restored by a late renewal (decision 0040): it is deleted.
 * @param domain see `writeSessionCookies`
 */
export function readSessionCookies(
  names: SessionCookieNames = sessionCookies,
  domain: string | null = null,
): SessionState {
  const cookies = parseCookie(document.cookie);
  // A value that no header may contain would make every call fail, including the login.
  const requestId = headerText(cookies[names.requestId]);
  const token = headerText(cookies[names.token]);
  const guest = writtenGuest(cookies[names.writing]);
  if (token && guest !== undefined) {
    const state = guestOf(headerText(guest));
    writeSessionCookies(names, state, domain);
    return state;
  }
  if (token && requestId) {
    const priceType = readPriceType(cookies[names.priceType]);
    return { kind: 'customer', token, requestId, userHash: cookies[names.userHash] ?? '', priceType };
  }
  return guestOf(requestId);
}

const guestOf = (requestId: string): SessionState => ({ kind: 'guest', requestId: requestId || null, priceType: 'vk' });

/** Undefined without the cookie. */
export const readCookie = (name: string): string | undefined => parseCookie(document.cookie)[name];

/**
 * @param domain parent domain that the checkout host shares; null for this host alone
 * @returns id of this write; the server's renewals do not change it
 */
export function writeSessionCookies(names: SessionCookieNames, state: SessionState, domain: string | null): string {
  const set = (key: keyof SessionCookieNames, value: string | null = null): void =>
    setCookie(names[key], value, domain);
  const customer = state.kind === 'customer' ? state : null;
  const writeId = customer ? String(Math.random()).slice(2) : guestWriting(state.requestId);
  // Written first: another tab that reads in between must not find the new token beside a guest's write id.
  set('writing', writeId);
  set('renewed');
  set('requestId', state.requestId);
  set('token', customer?.token);
  set('userHash', customer?.userHash);
  set('priceType', state.priceType === 'vk' ? null : state.priceType);
  return writeId;
}

/**
 * We set few cookies with fixed names and encoded values; a library's checks would add half a kilobyte to every page. A cookie of this host
 * alone, from before the shop had a parent domain, would be read instead of the domain's: it is deleted.
 */
function setCookie(name: string, value: string | null, domain: string | null): void {
  if (domain) setCookie(name, null, null);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous, and not in every browser we serve
  document.cookie = cookieText(name, value, { domain, isSecure: window.location.protocol === 'https:' });
}
