import { desc, eq, sql } from 'drizzle-orm';
import type {
  Article,
  ArticleTeaser,
  BlogList,
  BlogPostTeaser,
  ContentLocale,
  NamedLink,
} from 'shared-contracts/entities';
import { localized } from '../database/localized.ts';
import { articles } from '../database/schema.ts';
import type { ApiContext } from '../http/api-context.ts';
import { notFound } from '../http/errors/api-error.ts';
import { articleCategories } from '../seed/content/articles/categories.ts';
import { showBlocks } from './content-blocks.ts';

const pageLength = 12;

// Articles name no person as author.
const author = { at: 'Redaktion Bergauf', en: 'Bergauf editors' };
const guide = { at: 'Ratgeber', en: 'Guide' };
const guideText = {
  at: 'Kurz erklärt, was man wissen muss, bevor man losgeht: von Leuten, die es selbst ausprobiert haben.',
  en: 'What you need to know before you set out, from people who have tried it themselves. Articles are in German.',
};
const home = { at: 'Startseite', en: 'Home' };

const teaserColumns = {
  id: articles.id,
  slug: articles.slug,
  category: articles.category,
  titles: articles.titles,
  leads: articles.leads,
  scene: articles.scene,
  sceneText: articles.sceneText,
  publishedOn: articles.publishedOn,
  readingMinutes: articles.readingMinutes,
};
type TeaserRow = Pick<typeof articles.$inferSelect, keyof typeof teaserColumns>;

const newestFirst = [desc(articles.publishedOn), desc(articles.id)];

function categoryLink(id: string, locale: ContentLocale): NamedLink {
  const found = articleCategories.find((category) => category.id === id);
  return { name: found ? localized(found.names, locale) : id, url: `/blog/${id}/` };
}

function teaserOf({ pictures }: Pick<ApiContext, 'pictures'>, row: TeaserRow, locale: ContentLocale): ArticleTeaser {
  return {
    id: row.id,
    slug: row.slug,
    title: localized(row.titles, locale),
    lead: localized(row.leads, locale),
    url: `/blog/article/${row.slug}/`,
    picture: pictures.scene(row.scene, row.sceneText),
    category: categoryLink(row.category, locale),
    publishedOn: row.publishedOn,
    readingMinutes: row.readingMinutes,
  };
}

/**
 * A page of all guide articles or of one category. A page beyond the last shows the last.
 * @throws 404 for an unknown category
 */
export async function loadBlogList(
  context: ApiContext,
  { category, page, locale }: { category: string; page: number; locale: ContentLocale },
): Promise<BlogList> {
  const chosen = articleCategories.find(({ id }) => id === category);
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
  const heading = localized(chosen?.names ?? guide, locale);
  return {
    heading,
    text: localized(chosen?.texts ?? guideText, locale),
    breadcrumb: [
      { name: localized(home, locale), url: '/' },
      { name: localized(guide, locale), url: '/blog/' },
      ...(chosen ? [categoryLink(chosen.id, locale)] : []),
    ],
    picture: context.pictures.scene(chosen?.scene ?? 'guide', ''),
    categories: articleCategories
      .filter(({ id }) => countOf(id) > 0)
      .map(({ id }) => ({ slug: id, ...categoryLink(id, locale), count: countOf(id), active: id === category })),
    articles: rows.map((row) => teaserOf(context, row, locale)),
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
  const teaser = teaserOf(context, row, locale);
  return {
    ...teaser,
    author: localized(author, locale),
    updatedOn: row.updatedOn,
    breadcrumb: [
      { name: localized(home, locale), url: '/' },
      { name: localized(guide, locale), url: '/blog/' },
      teaser.category,
      { name: teaser.title, url: teaser.url },
    ],
    blocks: await showBlocks(context, row.blocks),
    related: related.map((other) => teaserOf(context, other, locale)),
  };
}

/** The newest articles, for the search box. */
export async function newestPosts(
  context: Pick<ApiContext, 'orm' | 'pictures'>,
  count: number,
): Promise<BlogPostTeaser[]> {
  const rows = await context.orm
    .select(teaserColumns)
    .from(articles)
    .orderBy(...newestFirst)
    .limit(count);
  return rows.map((row) => {
    const { id, title, url, picture } = teaserOf(context, row, 'at');
    return { id, title, url, picture };
  });
}
