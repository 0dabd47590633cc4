import { parseCookie } from 'cookie';
import type { FastifyInstance } from 'fastify';
import type { SiteConfig } from 'shared-contracts/app';
import {
  isAccountRequestId,
  type SessionCookieNames,
  sessionCookiesOf,
  writtenGuest,
} from 'shared-contracts/session-cookie-names';
import { cookieText, headerText, readPriceType, renewedSeconds, sessionPath } from '../../app/session-cookies.ts';
import { shopOnly } from './shop-only.ts';

/**
 * Sets the session's cookies of a request again, with their full lifetime (decision 0040). It reads no values from the request except these
 * cookies, and responds to pages of the shop only.
 */
export function addSessionRoutes(server: FastifyInstance, { shopOrigin, cookieDomain, teamBuild }: SiteConfig): void {
  const isSecure = shopOrigin.startsWith('https:');
  const names = sessionCookiesOf(teamBuild);

  server.post(
    sessionPath,
    { preHandler: shopOnly(shopOrigin), bodyLimit: 1, config: { rateLimit: { max: 60, timeWindow: 60_000 } } },
    async (request, reply) => {
      const kept = keptCookies(request.headers.cookie ?? '', names);
      if (kept.length > 0) {
        const renewed = cookieText(names.renewed, '1', { domain: null, isSecure }, renewedSeconds);
        reply.header('set-cookie', [
          ...kept.map(([name, value]) => cookieText(name, value, { domain: cookieDomain, isSecure })),
          renewed,
        ]);
      }
      return reply.code(204).send();
    },
  );
}

/** The cookies of a guest's request id, or of a customer's session; none for anything else, such as a session that has ended. */
function keptCookies(text: string, names: SessionCookieNames): [string, string][] {
  const cookies = parseCookie(text);
  const contentOf = (name: string): string => headerText(cookies[name]);
  const requestId = contentOf(names.requestId);
  const token = contentOf(names.token);
  const isCustomer = isAccountRequestId(requestId);
  if (requestId === '' || isCustomer !== (token !== '')) return [];
  if (isCustomer && writtenGuest(cookies[names.writing]) !== undefined) return [];
  const priceType = readPriceType(cookies[names.priceType]);
  const pairs: [string, string][] = isCustomer
    ? [
        [names.token, token],
        [names.userHash, contentOf(names.userHash)],
        [names.requestId, requestId],
        [names.priceType, priceType === 'vk' ? '' : priceType],
      ]
    : [[names.requestId, requestId]];
  return pairs.filter(([, value]) => value !== '');
}
