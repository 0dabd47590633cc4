import type { PriceType } from 'shared-contracts/app';

/** Seconds; each renewal starts them again. */
const sessionCookieSeconds = 60 * 60 * 24 * 30;

/** Seconds of the mark that the session's cookies were set by the server. */
export const renewedSeconds = 60 * 60 * 24;

/** The address at which the shell server sets the session's cookies again. */
export const sessionPath = '/_shell/session';

const priceTypes: readonly string[] = ['vk', 'premium', 'staff', 'pro'] satisfies PriceType[];

/** Any other text counts as the default price type. */
export function readPriceType(value: string | undefined): PriceType {
  return value !== undefined && priceTypes.includes(value) ? (value as PriceType) : 'vk';
}

/** The content of one of these cookies; empty where it cannot be part of a header. */
export const headerText = (value = ''): string => (/^[\x21-\x7e]{1,512}$/.test(value) ? value : '');

/** @param domain parent domain that the checkout host shares; null for this host alone */
export type CookieScope = { readonly domain: string | null; readonly isSecure: boolean };

/**
 * One cookie, for `document.cookie` and for a `Set-Cookie` header alike.
 * @param value null deletes the cookie
 */
export function cookieText(
  name: string,
  value: string | null,
  { domain, isSecure }: CookieScope,
  seconds: number = sessionCookieSeconds,
): string {
  return [
    `${name}=${encodeURIComponent(value ?? '')}`,
    `Max-Age=${value === null ? 0 : seconds}`,
    ...(domain === null ? [] : [`Domain=${domain}`]),
    'Path=/',
    ...(isSecure ? ['Secure'] : []),
    'SameSite=Lax',
  ].join('; ');
}
