import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReactElement } from 'react';
import type { AccountData } from 'shared-contracts/entities';
import { chosenStoreParameter } from 'shared-contracts/paths';
import { createShopperApi, type ShopperApi } from '../shopper-api/shopper-api.ts';
import type { Site } from '../site.ts';
import { renderPage } from '../views/document/site-context.tsx';

export function shopperApiOf(
  { apiOrigin, innerApiOrigin = apiOrigin, locale, teamBuild, apiTimeoutMs }: Site,
  { headers, ip, span, log }: FastifyRequest,
): ShopperApi {
  const cookies = headers.cookie ?? '';
  return createShopperApi({
    apiOrigin: innerApiOrigin,
    locale,
    teamBuild,
    cookies,
    address: ip,
    traceparent: span.traceparent,
    timeoutMs: apiTimeoutMs,
    report: (cause, path) => log.warn({ err: cause, path }, 'the product API has not answered'),
  });
}

export function sendPage(site: Site, reply: FastifyReply, status: number, page: ReactElement): string {
  reply.code(status).type('text/html; charset=utf-8');
  return renderPage(site, page);
}

/** The initial store of an order: the one in the URL, or the account's. Null if there is none or stores are not offered. */
export const firstStoreOf = ({ hasPickUp }: Site, query: unknown, account: AccountData | null): string | null =>
  hasPickUp ? (chosenStoreOf(query) ?? account?.store?.sysname ?? null) : null;

/** The store that was chosen in the shop (SPEC 3), such as `bergauf_17`; null if the query names no valid one. */
export function chosenStoreOf(query: unknown): string | null {
  const { [chosenStoreParameter]: store } = (query ?? {}) as Partial<Record<string, unknown>>;
  return typeof store === 'string' && /^[a-z]{1,20}_\d{1,6}$/.test(store) ? store : null;
}
