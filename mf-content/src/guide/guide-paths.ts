import { paths } from 'shared-contracts/paths';

/** The format of the API's slugs: no other address has a page, and no request is sent for it (SPEC 2, validity rule). */
const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const longestSlug = 120;

export const isSlug = (text: string): boolean => text.length <= longestSlug && slug.test(text);

/** The rest of a path after its route, without slashes at the ends. */
export const restOf = (params: Readonly<Record<string, string | undefined>>): string =>
  (params['*'] ?? '').replace(/^\/+|\/+$/g, '');

/** The page number in an address; anything else is the first page. */
export function pageIn(search: URLSearchParams): number {
  const text = search.get('page') ?? '';
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;
}

/** The path of the guide, or of one of its topics. */
export const topicPath = (topic: string): string => (topic === '' ? paths.blog : `${paths.blog}${topic}/`);

/** The address of one page of a list; the first has no parameter. */
export const pageHref = (path: string, page: number): string => (page === 1 ? path : `${path}?page=${page}`);
