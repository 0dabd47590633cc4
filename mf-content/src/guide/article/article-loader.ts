import { checkResponse, hasShape, isTile } from 'shared-contracts/api';
import type { Article } from 'shared-contracts/entities';
import type { LoaderInput, LoaderResult } from 'shared-contracts/remote';
import { readBlocks } from '../../blocks/known-blocks.ts';
import { restOf } from '../guide-paths.ts';
import { isTeaser } from '../list/list-loader.ts';

const isArticle = hasShape<Article>({
  slug: 'string',
  title: 'string',
  lead: 'string',
  url: 'string',
  picture: { url: 'string' },
  category: { name: 'string', url: 'string' },
  publishedOn: 'string',
  updatedOn: 'string',
  readingMinutes: 'integer',
  author: 'string',
  breadcrumb: 'array',
  blocks: 'array',
  related: 'array',
});

const isShelf = hasShape<NonNullable<Article['products']>>({ url: 'string', tiles: 'array' });

/** The products at the end, without malformed ones. They must never fail the article. */
function shownProducts(products: unknown): Pick<Article, 'products'> {
  if (!isShelf(products)) return {};
  const tiles = products.tiles.filter(isTile);
  return tiles.length > 0 ? { products: { url: products.url, tiles } } : {};
}

export async function loadArticle({ app, params, request }: LoaderInput): Promise<LoaderResult<Article>> {
  const path = `/api/v1/blog/article/${restOf(params)}/?locale=${app.locale}`;
  const article = checkResponse(await app.api.get<unknown>(path, { signal: request.signal }), isArticle);
  if (!article.ok)
    return article.error.status === 404 ? { kind: 'not-found' } : { kind: 'failed', error: article.error };
  const { products, ...rest } = article.data;
  const { blocks, related } = rest;
  return {
    kind: 'data',
    data: { ...rest, blocks: readBlocks(blocks), related: related.filter(isTeaser), ...shownProducts(products) },
  };
}
