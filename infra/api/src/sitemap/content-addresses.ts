import { asc, ne } from 'drizzle-orm';
import type { SitemapPart } from 'shared-contracts/entities';
import { siteDefaults } from 'shared-contracts/site-constants';
import type { Orm } from '../database/database.ts';
import { articles, contentPages, flyers, stores } from '../database/schema.ts';

const latest = (days: readonly string[]): string | null => days.toSorted().at(-1) ?? null;

/** The store search and every store. */
export async function storeAddresses(orm: Orm): Promise<SitemapPart> {
  const rows = await orm.select({ path: stores.shopUrl }).from(stores).orderBy(asc(stores.id));
  if (rows.length === 0) return [];
  return ['/shops/', ...rows.map(({ path }) => `/shop/${path}/`)].map((url) => ({ url, changedAt: null }));
}

/** The guide, its categories with articles, and every article. */
export async function articleAddresses(orm: Orm): Promise<SitemapPart> {
  const rows = await orm
    .select({ slug: articles.slug, category: articles.category, updatedOn: articles.updatedOn })
    .from(articles)
    .orderBy(asc(articles.id));
  if (rows.length === 0) return [];
  const days = rows.map(({ updatedOn }) => updatedOn);
  const categories = [...new Set(rows.map(({ category }) => category))].sort();
  return [
    { url: '/blog/', changedAt: latest(days) },
    ...categories.map((category) => ({
      url: `/blog/${category}/`,
      changedAt: latest(rows.filter((row) => row.category === category).map(({ updatedOn }) => updatedOn)),
    })),
    ...rows.map(({ slug, updatedOn }) => ({ url: `/blog/article/${slug}/`, changedAt: updatedOn })),
  ];
}

/** Home, service and legal pages, and the flyers under the prefix of SPEC 9: the shell knows the shop's. */
export async function pageAddresses(orm: Orm): Promise<SitemapPart> {
  const rows = await orm
    .select({ section: contentPages.section, slug: contentPages.slug, updatedOn: contentPages.updatedOn })
    .from(contentPages)
    // Pages of the team shop are not in the shop's sitemap.
    .where(ne(contentPages.section, 'info'))
    .orderBy(asc(contentPages.section), asc(contentPages.position));
  const leaflets = await orm.select({ path: flyers.path }).from(flyers).orderBy(asc(flyers.id));
  return [
    { url: '/', changedAt: null },
    ...(leaflets.length > 0 ? ['', ...leaflets.map(({ path }) => `${path}/`)] : []).map((path) => ({
      url: `/${siteDefaults.flippingBookPrefix}/${path}`,
      changedAt: null,
    })),
    ...rows.map(({ section, slug, updatedOn }) => ({ url: `/${section}/${slug}/`, changedAt: updatedOn })),
  ];
}
