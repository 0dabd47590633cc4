import { parseCookie } from 'cookie';
import { anonymousSession, type SessionState } from 'shared-contracts/app';
import { type SessionCookieNames, sessionCookies } from 'shared-contracts/session-cookie-names';
import { cookieText, headerText, readPriceType } from '../../app/session-cookies.ts';

export function readSessionCookies(names: SessionCookieNames = sessionCookies): SessionState {
  const cookies = parseCookie(document.cookie);
  // A text that no header can have would make every call fail, also that of a login.
  const requestId = headerText(cookies[names.requestId]) || null;
  const token = headerText(cookies[names.token]);
  const priceType = readPriceType(cookies[names.priceType]);
  if (token && requestId) {
    return { kind: 'customer', token, requestId, userHash: cookies[names.userHash] ?? '', priceType };
  }
  return { kind: 'guest', requestId, priceType: anonymousSession.priceType };
}

/** Whether the server has set the session's cookies within the last day. */
export const areCookiesRenewed = ({ renewed }: SessionCookieNames): boolean => renewed in parseCookie(document.cookie);

/** Which writing of the cookies was the last; null without one. The server's renewals do not count. */
export const readWriting = ({ writing }: SessionCookieNames): string | null =>
  parseCookie(document.cookie)[writing] ?? null;

/**
 * @param domain parent domain that the checkout host shares; null for this host alone
 * @returns what names this writing
 */
export function writeSessionCookies(names: SessionCookieNames, state: SessionState, domain: string | null): string {
  const customer = state.kind === 'customer';
  setCookie(names.token, customer ? state.token : null, domain);
  setCookie(names.userHash, customer ? state.userHash : null, domain);
  setCookie(names.requestId, state.requestId, domain);
  setCookie(names.priceType, customer && state.priceType !== 'vk' ? state.priceType : null, domain);
  const writing = String(Math.random()).slice(2);
  setCookie(names.writing, writing, domain);
  return writing;
}

export function clearSessionCookies(names: SessionCookieNames, domain: string | null): void {
  for (const name of Object.values(names)) setCookie(name, null, domain);
}

/**
 * Few names of our own and encoded values need none of a library's checks, which would be half a kilobyte of every page. A cookie of this
 * host alone, from before the shop had a parent domain, would be read instead of the domain's: it goes.
 */
function setCookie(name: string, value: string | null, domain: string | null): void {
  if (domain) setCookie(name, null, null);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous, and not in every browser we serve
  document.cookie = cookieText(name, value, { domain, isSecure: window.location.protocol === 'https:' });
}
