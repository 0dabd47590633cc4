import { checkResponse, hasShape } from 'shared-contracts/api';
import type { ArticleTeaser, BlogList } from 'shared-contracts/entities';
import { paths } from 'shared-contracts/paths';
import type { LoaderInput, LoaderResult } from 'shared-contracts/remote';
import { pageIn, restOf, topicPath } from '../guide-paths.ts';

export type GuideList = BlogList & {
  /** In-app path of the list, without page. */
  readonly path: string;
};

const isList = hasShape<BlogList>({
  heading: 'string',
  text: 'string',
  breadcrumb: 'array',
  picture: { url: 'string' },
  categories: [{ name: 'string', url: 'string', count: 'integer' }],
  articles: 'array',
  total: 'integer',
  page: 'integer',
  pages: 'integer',
});

/** The fields that a teaser shows. A malformed one is left out of its list. */
export const isTeaser = hasShape<ArticleTeaser>({
  id: 'integer',
  title: 'string',
  lead: 'string',
  url: 'string',
  picture: { url: 'string' },
  category: { name: 'string', url: 'string' },
  publishedOn: 'string',
  readingMinutes: 'integer',
});

/** A page of the guide or of one topic. An article below `/blog/`, where other shops have them, redirects to its address here. */
export async function loadGuideList({ app, params, request }: LoaderInput): Promise<LoaderResult<GuideList>> {
  const topic = restOf(params);
  const { signal, url } = request;
  const query = new URLSearchParams({ category: topic, page: String(pageIn(url.searchParams)), locale: app.locale });
  const list = checkResponse(await app.api.get<unknown>(`/api/v1/blog/?${query}`, { signal }), isList);
  if (list.ok) {
    const articles = list.data.articles.filter(isTeaser);
    return { kind: 'data', data: { ...list.data, articles, path: topicPath(topic) } };
  }
  if (list.error.status !== 404) return { kind: 'failed', error: list.error };
  if (topic === '') return { kind: 'not-found' };
  const article = await app.api.get<unknown>(`/api/v1/blog/article/${topic}/?locale=${app.locale}`, { signal });
  if (article.ok) return { kind: 'redirect', to: paths.article(topic) };
  return article.error.status === 404 ? { kind: 'not-found' } : { kind: 'failed', error: article.error };
}
