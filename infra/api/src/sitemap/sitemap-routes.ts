import {
  type SitemapKind as Kind,
  SitemapIndex,
  SitemapKind,
  SitemapPart,
  sitemapPartLength,
} from 'shared-contracts/entities';
import Type from 'typebox';
import type { ApiContext, ApiServer, ReadContext } from '../http/api-context.ts';
import { notFound } from '../http/errors/api-error.ts';
import { dataOf } from '../http/route-schemas.ts';
import { pinned } from '../live-catalogue/live-context.ts';
import { articleAddresses, pageAddresses, storeAddresses } from './content-addresses.ts';
import { brandAddresses, listAddresses } from './list-addresses.ts';
import { productAddresses, productParts } from './product-addresses.ts';

type OtherKind = Exclude<Kind, 'products'>;

/** All but the products are few enough to be listed at once. */
const others: Readonly<Record<OtherKind, (context: Pick<ReadContext, 'orm' | 'reference'>) => Promise<SitemapPart>>> = {
  categories: listAddresses,
  brands: brandAddresses,
  stores: ({ orm }) => storeAddresses(orm),
  articles: ({ orm }) => articleAddresses(orm),
  pages: ({ orm }) => pageAddresses(orm),
};

const pageOf = (entries: SitemapPart, page: number): SitemapPart =>
  entries.slice((page - 1) * sitemapPartLength, page * sitemapPartLength);

function partsOf(kind: OtherKind, entries: SitemapPart): SitemapIndex {
  return Array.from({ length: Math.ceil(entries.length / sitemapPartLength) }, (_, index) => {
    const part = pageOf(entries, index + 1);
    const dates = part.flatMap(({ changedAt }) => changedAt ?? []);
    return { kind, page: index + 1, entries: part.length, changedAt: dates.toSorted().at(-1) ?? null };
  });
}

/** The addresses of the shop for search engines, in parts of bounded length. */
export function sitemapRoutes(server: ApiServer, context: ApiContext): void {
  server.get(
    '/api/v1/sitemap/',
    {
      ...context.publicResponse,
      schema: { summary: 'The parts of the sitemap', response: { 200: dataOf(SitemapIndex) } },
    },
    async () => {
      const view = pinned(context);
      const parts: SitemapIndex = await productParts(view.orm);
      for (const [kind, load] of Object.entries(others)) parts.push(...partsOf(kind as OtherKind, await load(view)));
      return { data: parts };
    },
  );

  server.get(
    '/api/v1/sitemap/:kind/',
    {
      ...context.publicResponse,
      schema: {
        summary: 'The addresses of one part of the sitemap',
        params: Type.Object({ kind: SitemapKind }),
        querystring: Type.Object({ page: Type.Integer({ minimum: 1, maximum: 10_000, default: 1 }) }),
        response: { 200: dataOf(SitemapPart) },
      },
    },
    async ({ params: { kind }, query: { page } }) => {
      const view = pinned(context);
      const entries =
        kind === 'products' ? await productAddresses(view.orm, page) : pageOf(await others[kind](view), page);
      if (entries.length === 0) throw notFound();
      return { data: entries };
    },
  );
}
