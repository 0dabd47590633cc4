import { asc, desc, eq, sql } from 'drizzle-orm';
import type {
  Article,
  ArticleTeaser,
  BlogList,
  BlogPostTeaser,
  ContentLocale,
  NamedLink,
} from 'shared-contracts/entities';
import { cardUrl } from '../cards/cards.ts';
import { articleCard } from '../cards/load-cards.ts';
import { localized, textOf } from '../database/localized.ts';
import { articleCategories, articles } from '../database/schema.ts';
import type { ApiContext } from '../http/api-context.ts';
import { notFound } from '../http/errors/api-error.ts';
import { pictureOf } from '../media/picture-of.ts';
import { furtherProducts, showBlocks } from './content-blocks.ts';
import { loadHomeRecord } from './site-content.ts';

const pageLength = 12;

// Articles name no person as author.
const author = { at: 'Redaktion Bergauf', en: 'Bergauf editors' };
const guide = { at: 'Ratgeber', en: 'Guide' };
const start = { at: 'Startseite', en: 'Home' };

const teaserColumns = {
  id: articles.id,
  slug: articles.slug,
  category: articles.category,
  titles: articles.titles,
  leads: articles.leads,
  picture: articles.picture,
  publishedOn: articles.publishedOn,
  readingMinutes: articles.readingMinutes,
};
type TeaserRow = Pick<typeof articles.$inferSelect, keyof typeof teaserColumns>;

const newestFirst = [desc(articles.publishedOn), desc(articles.id)];

type CategoryRow = typeof articleCategories.$inferSelect;

/** There are few categories: each request reads them all. */
const loadCategories = ({ orm }: Pick<ApiContext, 'orm'>): Promise<CategoryRow[]> =>
  orm.select().from(articleCategories).orderBy(asc(articleCategories.position));

function categoryLink(id: string, categories: readonly CategoryRow[], locale: ContentLocale): NamedLink {
  const found = categories.find((category) => category.id === id);
  return { name: found ? localized(found.names, locale) : id, url: `/blog/${id}/` };
}

function teaserOf(row: TeaserRow, categories: readonly CategoryRow[], locale: ContentLocale): ArticleTeaser {
  return {
    id: row.id,
    slug: row.slug,
    title: localized(row.titles, locale),
    lead: localized(row.leads, locale),
    url: `/blog/article/${row.slug}/`,
    picture: pictureOf(row.picture, locale, ''),
    category: categoryLink(row.category, categories, locale),
    publishedOn: row.publishedOn,
    readingMinutes: row.readingMinutes,
  };
}

/** The newest articles, or the named ones in their order. */
export async function loadTeasers(
  context: Pick<ApiContext, 'orm'>,
  slugs: readonly string[] | null,
  limit: number,
  locale: ContentLocale,
): Promise<ArticleTeaser[]> {
  const rows = await context.orm
    .select(teaserColumns)
    .from(articles)
    .where(slugs === null ? undefined : sql`${articles.slug} = any(${sql.param([...slugs])}::text[])`)
    .orderBy(...newestFirst)
    .limit(slugs?.length ?? limit);
  const categories = await loadCategories(context);
  const inOrder = slugs === null ? rows : slugs.flatMap((slug) => rows.find((row) => row.slug === slug) ?? []);
  return inOrder.map((row) => teaserOf(row, categories, locale));
}

const guideName = (home: Awaited<ReturnType<typeof loadHomeRecord>>, locale: ContentLocale): string =>
  localized(home?.guide.names ?? guide, locale);

/**
 * A page of all guide articles or of one category. A page beyond the last shows the last.
 * @throws 404 for an unknown category
 */
export async function loadBlogList(
  context: ApiContext,
  { category, page, locale }: { category: string; page: number; locale: ContentLocale },
): Promise<BlogList> {
  const known = await loadCategories(context);
  const chosen = known.find(({ id }) => id === category);
  if (category !== '' && chosen === undefined) throw notFound();
  const counts = await context.orm
    .select({ category: articles.category, count: sql<number>`count(*)::int` })
    .from(articles)
    .groupBy(articles.category);
  const countOf = (id: string) => counts.find((row) => row.category === id)?.count ?? 0;
  const total = chosen ? countOf(chosen.id) : counts.reduce((sum, { count }) => sum + count, 0);
  const pages = Math.max(1, Math.ceil(total / pageLength));
  const shown = Math.min(page, pages);
  const rows = await context.orm
    .select(teaserColumns)
    .from(articles)
    .where(chosen && eq(articles.category, chosen.id))
    .orderBy(...newestFirst)
    .limit(pageLength)
    .offset((shown - 1) * pageLength);
  const home = await loadHomeRecord(context);
  const guideTitle = guideName(home, locale);
  const heading = chosen ? localized(chosen.names, locale) : guideTitle;
  const picture = chosen?.picture ?? home?.guide.picture;
  return {
    heading,
    text: textOf(chosen?.texts ?? home?.guide.texts, locale),
    breadcrumb: [
      { name: localized(start, locale), url: '/' },
      { name: guideTitle, url: '/blog/' },
      ...(chosen ? [categoryLink(chosen.id, known, locale)] : []),
    ],
    picture: pictureOf(picture, locale, ''),
    categories: known
      .filter(({ id }) => countOf(id) > 0)
      .map(({ id }) => ({ slug: id, ...categoryLink(id, known, locale), count: countOf(id), active: id === category })),
    articles: rows.map((row) => teaserOf(row, known, locale)),
    total,
    page: shown,
    pages,
  };
}

/**
 * An article with its related articles.
 * @throws 404 for an unknown slug
 */
export async function loadArticle(context: ApiContext, slug: string, locale: ContentLocale): Promise<Article> {
  const [row] = await context.orm.select().from(articles).where(eq(articles.slug, slug));
  if (row === undefined) throw notFound();
  const related = await context.orm
    .select(teaserColumns)
    .from(articles)
    .where(sql`${articles.slug} = any(${sql.param([...row.related])}::text[])`)
    .orderBy(...newestFirst);
  const categories = await loadCategories(context);
  const blocks = await showBlocks(context, row.blocks, locale);
  const products = await furtherProducts(context, row.blocks, blocks, locale);
  const teaser = teaserOf(row, categories, locale);
  return {
    ...teaser,
    author: localized(author, locale),
    updatedOn: row.updatedOn,
    breadcrumb: [
      { name: localized(start, locale), url: '/' },
      { name: guideName(await loadHomeRecord(context), locale), url: '/blog/' },
      teaser.category,
      { name: teaser.title, url: teaser.url },
    ],
    shareImage: cardUrl(articleCard(row, teaser.category.name, locale)),
    blocks,
    related: related.map((other) => teaserOf(other, categories, locale)),
    ...(products && { products }),
  };
}

/** The newest articles, for the search box. */
export async function newestPosts(
  context: Pick<ApiContext, 'orm'>,
  count: number,
  locale: ContentLocale,
): Promise<BlogPostTeaser[]> {
  const rows = await context.orm
    .select(teaserColumns)
    .from(articles)
    .orderBy(...newestFirst)
    .limit(count);
  return rows.map((row) => {
    const { id, title, url, picture } = teaserOf(row, [], locale);
    return { id, title, url, picture };
  });
}
