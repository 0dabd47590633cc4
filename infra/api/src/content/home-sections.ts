import type { HomeRecord, HomeSectionRecord, TeaserRecord } from '@bergauf/catalogue-format/records/home-record';
import {
  type ContentLocale,
  type ContentPageIndex,
  filterGroupIds,
  type HomeData,
  type HomeSection,
  type HomeTeaser,
  type ProductTile,
} from 'shared-contracts/entities';
import { loadTiles } from '../catalogue/tiles/tiles.ts';
import { type Localized, localized, textOf } from '../database/localized.ts';
import type { ApiContext } from '../http/api-context.ts';
import { logoUrl, pictureOf } from '../media/picture-of.ts';
import { loadTeasers } from './articles.ts';
import { countBrands } from './brand-counts.ts';
import { loadPageIndex } from './content-pages.ts';
import { defaultArrangement, sectionTitles } from './home-arrangement.ts';
import { pickBestsellers } from './product-picks.ts';

const tilesOfCampaign = 3;
const articlesOfGuide = 4;
const brandsOfWall = 12;

/** What the sections of one page are made of. */
type Page = {
  readonly context: ApiContext;
  readonly locale: ContentLocale;
  readonly pages: ContentPageIndex;
  readonly data: Omit<HomeData, 'sections'>;
  /** The products of campaigns by their kind, the most popular first. */
  readonly tilesOf: ReadonlyMap<string, readonly ProductTile[]>;
};

export function homeTeaser(
  { id, picture, titles, texts, links, url }: TeaserRecord,
  locale: ContentLocale,
): HomeTeaser {
  return {
    id,
    title: localized(titles, locale),
    text: localized(texts, locale),
    link: { name: localized(links, locale), url },
    picture: pictureOf(picture, locale, ''),
  };
}

/** Whether a URL leads to an existing page; URLs of lists and of other hosts always count as existing. */
function isServed(url: string, { static: legal, services, has }: ContentPageIndex): boolean {
  const path = url.replace(/[?#].*/, '');
  if (/^\/(static|services)\//.test(path)) return [...legal, ...services].some((link) => link.url === path);
  if (/^\/shops?\//.test(path)) return has.stores;
  return !path.startsWith('/blog/') || has.articles;
}

/** The best product of each kind, then the second best, and so on. */
function campaignTiles(kinds: readonly string[], tilesOf: Page['tilesOf']): ProductTile[] {
  const rows = kinds.map((kind) => tilesOf.get(kind) ?? []);
  return Array.from({ length: tilesOfCampaign }, (_, rank) => rows.flatMap((row) => row[rank] ?? []))
    .flat()
    .slice(0, tilesOfCampaign);
}

/** A section's content; empty if there is none. */
async function showSection(section: HomeSectionRecord, page: Page): Promise<HomeSection[]> {
  const { context, locale, pages, data, tilesOf } = page;
  const titled = (given: Localized | undefined, otherwise: Localized) => localized(given ?? otherwise, locale);
  const served = (teasers: readonly TeaserRecord[]): HomeTeaser[] =>
    teasers.filter(({ url }) => isServed(url, pages)).map((teaser) => homeTeaser(teaser, locale));
  switch (section.kind) {
    case 'hero':
    case 'recently-viewed':
      return [{ kind: section.kind }];
    case 'promises': {
      const items = section.items.map(({ icon, titles, texts, url }) => ({
        icon,
        title: localized(titles, locale),
        text: localized(texts, locale),
        url: url !== undefined && isServed(url, pages) ? url : null,
      }));
      // Promises about stores are left out if there are no stores.
      const kept = items.filter(({ icon }) => icon !== 'store' || pages.has.stores);
      return kept.length === 0 ? [] : [{ kind: 'promises', items: kept }];
    }
    case 'genders':
      if (data.genders.length === 0) return [];
      return [{ kind: 'genders', title: titled(section.titles, sectionTitles.genders) }];
    case 'products': {
      const row = data.rows.find(({ id }) => id === section.row);
      return row
        ? [{ kind: 'products', row: row.id, title: section.titles ? localized(section.titles, locale) : row.title }]
        : [];
    }
    case 'campaign': {
      const [teaser] = served([section.teaser]);
      return teaser ? [{ kind: 'campaign', teaser, products: campaignTiles(section.kinds ?? [], tilesOf) }] : [];
    }
    case 'teasers': {
      const teasers = served(section.teasers);
      if (teasers.length === 0) return [];
      return [{ kind: 'teasers', title: titled(section.titles, sectionTitles.teasers), teasers }];
    }
    case 'sports': {
      const sports = section.sports.flatMap(({ sport: path, picture }) => {
        const sport = context.reference.sportByPath.get(path);
        if (!sport || !hasProducts(sport, context)) return [];
        return [
          { name: localized(sport.names, locale), url: `/sport/${path}/`, picture: pictureOf(picture, locale, '') },
        ];
      });
      if (sports.length === 0) return [];
      return [{ kind: 'sports', title: titled(section.titles, sectionTitles.sports), sports }];
    }
    case 'guide': {
      const articles = await loadTeasers(context, section.articles ?? null, articlesOfGuide, locale);
      if (articles.length === 0) return [];
      const title = titled(section.titles, sectionTitles.guide);
      return [{ kind: 'guide', title, text: textOf(section.texts, locale), url: '/blog/', articles }];
    }
    case 'stores': {
      if (!pages.has.stores) return [];
      const picture = section.picture ? pictureOf(section.picture, locale, '') : null;
      const title = titled(section.titles, sectionTitles.stores);
      const text = titled(section.texts, sectionTitles.storesText);
      return [{ kind: 'stores', title, text, url: '/shops/', picture }];
    }
    case 'loyalty':
      return [
        {
          kind: 'loyalty',
          title: localized(section.titles, locale),
          text: localized(section.texts, locale),
          link: { name: localized(section.links, locale), url: '/my-account/loyalty/' },
        },
      ];
    case 'brands': {
      const counted = countBrands(context, null);
      const wanted = section.brands;
      const shown = wanted
        ? wanted.flatMap((slug) => counted.find(({ brand }) => brand.slug === slug) ?? [])
        : counted.toSorted((a, b) => b.count - a.count || a.brand.position - b.brand.position).slice(0, brandsOfWall);
      const brands = shown.map(({ brand: { name, slug, logo } }) => ({
        name,
        url: `/marken/${slug}/`,
        logo: logoUrl(logo),
      }));
      if (brands.length === 0) return [];
      return [{ kind: 'brands', title: titled(section.titles, sectionTitles.brands), url: '/marken/', brands }];
    }
  }
}

function hasProducts({ id }: { id: number }, { scopeCounts }: ApiContext): boolean {
  const scope = { section: 'all', brand: null, sport: null, gender: 0, category: null } as const;
  return (scopeCounts(scope).facets.get(filterGroupIds.sports)?.get(id) ?? 0) > 0;
}

async function loadCampaignTiles(
  context: ApiContext,
  sections: readonly HomeSectionRecord[],
  locale: ContentLocale,
): Promise<ReadonlyMap<string, readonly ProductTile[]>> {
  const kinds = sections.flatMap((section) => (section.kind === 'campaign' ? (section.kinds ?? []) : []));
  const picks = await pickBestsellers(context.orm, kinds, tilesOfCampaign);
  const tiles = await loadTiles(
    context,
    picks.map(({ id }) => id),
    [],
    locale,
  );
  const byId = new Map(tiles.map((tile) => [tile.id, tile]));
  return new Map(
    kinds.map((kind) => [kind, picks.filter((pick) => pick.kind === kind).flatMap(({ id }) => byId.get(id) ?? [])]),
  );
}

/** The sections of the home page from top to bottom, as the editors arranged them; those without content are left out. */
export async function loadSections(
  context: ApiContext,
  record: HomeRecord | null,
  data: Omit<HomeData, 'sections'>,
  locale: ContentLocale,
): Promise<HomeSection[]> {
  const arrangement = record?.arrangement ?? defaultArrangement(record);
  const [pages, tilesOf] = await Promise.all([
    loadPageIndex(context, locale),
    loadCampaignTiles(context, arrangement, locale),
  ]);
  const page: Page = { context, locale, pages, data, tilesOf };
  return (await Promise.all(arrangement.map((section) => showSection(section, page)))).flat();
}
