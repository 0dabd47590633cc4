import { asc } from 'drizzle-orm';
import type { ContentBlock, ContentLocale, ContentPage, ContentPageIndex, NamedLink } from 'shared-contracts/entities';
import { siteDefaults } from 'shared-contracts/site-constants';
import { showBlocks } from '../content/content-blocks.ts';
import { localized } from '../database/localized.ts';
import { contentPages } from '../database/schema.ts';
import type { ApiContext } from '../http/api-context.ts';
import { notFound } from '../http/errors/api-error.ts';
import { pictureOf } from '../media/picture-of.ts';
import type { Assortments } from './assortments.ts';
import { tileOfTeam } from './team-listing.ts';

type PageRow = typeof contentPages.$inferSelect;

const home = { at: 'Startseite', en: 'Home' };

/** Forms whose page is one of the main shop: emails lead to the newsletter's, appointments are in stores. */
const formsOfMainShop: readonly string[] = ['newsletter', 'appointment', 'help'];

const loyalty = '/my-account/loyalty/';

function isShown({ section, blocks }: PageRow): boolean {
  const all = 'length' in blocks ? blocks : blocks.at;
  // Points are earned and spent in the main shop.
  if (all.some((block) => block.type === 'links' && block.items.some(({ url }) => url === loyalty))) return false;
  return section !== 'services' || !all.some((block) => block.type === 'form' && formsOfMainShop.includes(block.form));
}

/** Parts of the main shop that the team shop does not have (SPEC 2). */
const missingPart = new RegExp(
  `^/(shops?|blog|marken|${siteDefaults.flippingBookPrefix}|doi)(/|$)|^/my-account/loyalty/`,
);

/**
 * The pages below `/info/`: those of the team shop alone first, then the main shop's legal and service pages. A page of the team shop
 * replaces another one with its slug.
 */
async function loadRows({ orm }: Pick<ApiContext, 'orm'>): Promise<PageRow[]> {
  const rows = await orm.select().from(contentPages).orderBy(asc(contentPages.position));
  const shown = rows.filter(isShown);
  const own = shown.filter(({ section }) => section === 'info');
  const taken = new Set(own.map(({ slug }) => slug));
  return [...own, ...shown.filter(({ section, slug }) => section !== 'info' && !taken.has(slug))];
}

const urlOf = (slug: string): string => `/info/${slug}/`;

/** An address of the main shop in the team shop; null for a page that it does not have. */
function addressIn(slugs: ReadonlySet<string>, url: string): string | null {
  const [, slug, rest = ''] = /^\/(?:static|services|info)\/([^/#]+)\/(.*)$/.exec(url) ?? [];
  if (slug !== undefined) return slugs.has(slug) ? `${urlOf(slug)}${rest}` : null;
  return missingPart.test(url) ? null : url;
}

function blockOf(block: ContentBlock, slugs: ReadonlySet<string>, assortments: Assortments): ContentBlock[] {
  if (block.type === 'links') {
    const items = block.items.flatMap(({ name, url }) => {
      const address = addressIn(slugs, url);
      return address === null ? [] : [{ name, url: address }];
    });
    return items.length === 0 ? [] : [{ ...block, items }];
  }
  if (block.type !== 'products') return [block];
  const products = block.products.flatMap((tile) => tileOfTeam(tile, null, assortments) ?? []);
  return products.length === 0 ? [] : [{ ...block, products }];
}

const linkOf = ({ slug, titles }: PageRow, locale: ContentLocale): NamedLink => ({
  name: localized(titles, locale),
  url: urlOf(slug),
});

/** The links of the team shop's footer and service line, and that it has no stores, guide, flyers and brands. */
export async function loadInfoIndex(
  context: Pick<ApiContext, 'orm'>,
  locale: ContentLocale,
): Promise<ContentPageIndex> {
  const rows = await loadRows(context);
  const links = (isLegal: boolean) =>
    rows.filter(({ section }) => (section === 'static') === isLegal).map((row) => linkOf(row, locale));
  return {
    static: links(true),
    services: links(false),
    has: { stores: false, articles: false, flyers: false, brands: false },
  };
}

/**
 * A page below `/info/`. Its links lead to pages of the team shop only.
 * @throws 404 for an unknown page
 */
export async function loadInfoPage(
  context: ApiContext,
  slug: string,
  locale: ContentLocale,
  assortments: Assortments,
): Promise<ContentPage> {
  const rows = await loadRows(context);
  const row = rows.find((page) => page.slug === slug);
  if (row === undefined) throw notFound();
  const slugs = new Set(rows.map((page) => page.slug));
  const { name, url } = linkOf(row, locale);
  const blocks = await showBlocks(context, row.blocks, locale);
  return {
    section: 'info',
    slug,
    url,
    title: name,
    lead: localized(row.leads, locale),
    picture: row.picture && pictureOf(row.picture, locale, ''),
    updatedOn: row.updatedOn,
    breadcrumb: [
      { name: localized(home, locale), url: '/' },
      { name, url },
    ],
    blocks: blocks.flatMap((block) => blockOf(block, slugs, assortments)),
    siblings: rows
      .filter((page) => page.section === row.section && page.slug !== slug)
      .map((page) => linkOf(page, locale)),
  };
}
