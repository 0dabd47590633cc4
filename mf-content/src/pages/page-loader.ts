import { checkResponse, hasShape } from 'shared-contracts/api';
import type { AppContext } from 'shared-contracts/app';
import type { ContentPage, ContentPageIndex, HelpAnswers, NamedLink } from 'shared-contracts/entities';
import { normaliseQuery } from 'shared-contracts/paths';
import type { LoaderInput, LoaderResult } from 'shared-contracts/remote';
import { readBlocks } from '../blocks/known-blocks.ts';
import { type NewsletterLink, newsletterLink, pageAddress } from './page-address.ts';

/** The results of a search in the questions; null without a search. */
export type HelpSearch = (HelpAnswers & { readonly q: string }) | null;

export type PageView = {
  readonly kind: 'page';
  readonly page: Omit<ContentPage, 'siblings'>;
  /** The pages of its section in their order, including itself. */
  readonly index: readonly NamedLink[];
  readonly help: HelpSearch;
};

/** The page of a newsletter link needs no content: it exists in every shop. */
export type ContentPageData = PageView | { readonly kind: 'newsletter-link'; readonly link: NewsletterLink };

const isPage = hasShape<ContentPage>({
  section: 'string',
  title: 'string',
  lead: 'string',
  url: 'string',
  updatedOn: 'string',
  breadcrumb: [{ name: 'string', url: 'string' }],
  siblings: [{ name: 'string', url: 'string' }],
  blocks: 'array',
});
const isIndex = hasShape<ContentPageIndex>({
  static: [{ name: 'string', url: 'string' }],
  services: [{ name: 'string', url: 'string' }],
});
const isHelp = hasShape<HelpAnswers>({
  total: 'integer',
  answers: [{ question: 'string', answer: 'string', page: { name: 'string', url: 'string' } }],
});

/** Normalised as every search of the shop (SPEC 2). */
export const searchOf = (url: URL): string => normaliseQuery(url.searchParams.get('q') ?? '');

const hasHelp = ({ blocks }: Pick<ContentPage, 'blocks'>): boolean =>
  blocks.some((block) => block.type === 'form' && block.form === 'help');

/** The section that contains the page; in the team shop they share one path. */
const sectionOf = (index: ContentPageIndex, { url }: Pick<ContentPage, 'url'>) =>
  [index.services, index.static].find((links) => links.some((link) => link.url === url));

/** A failed search fails the page: an empty result would be wrong. */
async function searchHelp(app: AppContext, q: string, signal: AbortSignal) {
  const path = `/api/v1/help/?q=${encodeURIComponent(q)}&locale=${app.locale}`;
  return checkResponse(await app.api.get<unknown>(path, { signal }), isHelp);
}

/**
 * A page below `/static/` or `/services/`, in the team shop below `/info/`. Without the index it links the other pages in the order of the
 * API's response.
 */
export async function loadContentPage({ app, request }: LoaderInput): Promise<LoaderResult<ContentPageData>> {
  const { url, signal } = request;
  const link = newsletterLink(url);
  if (link) return { kind: 'data', data: { kind: 'newsletter-link', link } };
  const address = pageAddress(url.pathname);
  if (address === null) return { kind: 'not-found' };
  const locale = `?locale=${app.locale}`;
  const base = app.config.teamBuild ? '/api/v2/team' : '/api/v1';
  const [found, all] = await Promise.all([
    app.api.get<unknown>(`${base}/pages/${address.section}/${address.slug}/${locale}`, { signal }),
    app.api.get<unknown>(`${base}/pages/${locale}`, { signal }),
  ]);
  const page = checkResponse(found, isPage);
  if (!page.ok) return page.error.status === 404 ? { kind: 'not-found' } : { kind: 'failed', error: page.error };
  const { siblings, ...content } = { ...page.data, blocks: readBlocks(page.data.blocks) };
  const index = checkResponse(all, isIndex);
  const q = hasHelp(content) ? searchOf(url) : '';
  const help = q === '' ? null : await searchHelp(app, q, signal);
  if (help?.ok === false) return { kind: 'failed', error: help.error };
  return {
    kind: 'data',
    data: {
      kind: 'page',
      page: content,
      index: (index.ok && sectionOf(index.data, content)) || [{ name: content.title, url: content.url }, ...siblings],
      help: help && { ...help.data, q },
    },
  };
}
