import { checkResponse, hasShape } from 'shared-contracts/api';
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

export async function loadArticle({ app, params, request }: LoaderInput): Promise<LoaderResult<Article>> {
  const path = `/api/v1/blog/article/${restOf(params)}/?locale=${app.locale}`;
  const article = checkResponse(await app.api.get<unknown>(path, { signal: request.signal }), isArticle);
  if (!article.ok)
    return article.error.status === 404 ? { kind: 'not-found' } : { kind: 'failed', error: article.error };
  const { blocks, related } = article.data;
  return {
    kind: 'data',
    data: { ...article.data, blocks: readBlocks(blocks), related: related.filter(isTeaser) },
  };
}
