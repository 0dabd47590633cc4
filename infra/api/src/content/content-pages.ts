import { and, asc, eq } from 'drizzle-orm';
import type { ContentLocale, ContentPage, ContentPageIndex, NamedLink } from 'shared-contracts/entities';
import { localized } from '../database/localized.ts';
import { articles, contentPages, flyers, stores } from '../database/schema.ts';
import type { ApiContext } from '../http/api-context.ts';
import { notFound } from '../http/errors/api-error.ts';
import { pictureOf } from '../media/picture-of.ts';
import { showBlocks } from './content-blocks.ts';

type Section = ContentPage['section'];

const home = { at: 'Startseite', en: 'Home' };

async function loadLinks({ orm }: Pick<ApiContext, 'orm'>, locale: ContentLocale) {
  const rows = await orm
    .select({ section: contentPages.section, slug: contentPages.slug, titles: contentPages.titles })
    .from(contentPages)
    .orderBy(asc(contentPages.position));
  return rows.map(({ section, slug, titles }) => ({
    section,
    slug,
    link: { name: localized(titles, locale), url: `/${section}/${slug}/` } satisfies NamedLink,
  }));
}

/** Links to all content pages, and which other parts of the shop have content. */
export async function loadPageIndex(
  context: Pick<ApiContext, 'orm' | 'reference'>,
  locale: ContentLocale,
): Promise<ContentPageIndex> {
  const { orm, reference } = context;
  const links = await loadLinks(context, locale);
  const linksOf = (wanted: Section) => links.filter(({ section }) => section === wanted).map(({ link }) => link);
  const [hasStores, hasArticles, hasFlyers] = await Promise.all(
    [stores, articles, flyers].map(async (table) => (await orm.$count(table)) > 0),
  );
  return {
    static: linksOf('static'),
    services: linksOf('services'),
    has: {
      stores: hasStores === true,
      articles: hasArticles === true,
      flyers: hasFlyers === true,
      brands: reference.brands.length > 0,
    },
  };
}

/**
 * A page below `/static/` or `/services/`.
 * @throws 404 for an unknown page
 */
export async function loadPage(
  context: ApiContext,
  section: Section,
  slug: string,
  locale: ContentLocale,
): Promise<ContentPage> {
  const [row] = await context.orm
    .select()
    .from(contentPages)
    .where(and(eq(contentPages.section, section), eq(contentPages.slug, slug)));
  if (row === undefined) throw notFound();
  const title = localized(row.titles, locale);
  const url = `/${section}/${slug}/`;
  const links = await loadLinks(context, locale);
  return {
    section,
    slug,
    url,
    title,
    lead: localized(row.leads, locale),
    picture: row.picture && pictureOf(row.picture, locale, ''),
    updatedOn: row.updatedOn,
    breadcrumb: [
      { name: localized(home, locale), url: '/' },
      { name: title, url },
    ],
    blocks: await showBlocks(context, row.blocks, locale),
    siblings: links.filter((other) => other.section === section && other.slug !== slug).map(({ link }) => link),
  };
}
