import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReactElement } from 'react';
import { chosenStoreParameter } from 'shared-contracts/paths';
import { createShopperApi, type ShopperApi } from './shopper-api.ts';
import type { Site } from './site.ts';
import { renderPage } from './views/site-context.tsx';

export function apiOf({ apiOrigin, locale, apiTimeoutMs }: Site, { headers, ip }: FastifyRequest): ShopperApi {
  const cookies = headers.cookie ?? '';
  return createShopperApi({ apiOrigin, locale, cookies, address: ip, timeoutMs: apiTimeoutMs });
}

export function send(site: Site, reply: FastifyReply, status: number, page: ReactElement): string {
  reply.code(status).type('text/html; charset=utf-8');
  return renderPage(site, page);
}

/** SPEC 3: `bergauf_17`. Anything else in the address is no store. */
export function storeInAddress(query: unknown): string | null {
  const { [chosenStoreParameter]: store } = (query ?? {}) as Partial<Record<string, unknown>>;
  return typeof store === 'string' && /^[a-z]{1,20}_\d{1,6}$/.test(store) ? store : null;
}
