import { todayInVienna } from '@bergauf/catalogue-format/austrian-holidays';
import { asc, eq, sql } from 'drizzle-orm';
import type { ContentLocale, Product, Team, TeamSummary } from 'shared-contracts/entities';
import { money } from '../catalogue/money.ts';
import { loadProduct } from '../catalogue/product.ts';
import { loadTiles } from '../catalogue/tiles/tiles.ts';
import { localized } from '../database/localized.ts';
import { sports, teamProducts, teams } from '../database/schema.ts';
import type { ApiContext } from '../http/api-context.ts';
import { notFound } from '../http/errors/api-error.ts';
import { pictureOf } from '../media/picture-of.ts';
import { minimumOf } from './team-offers.ts';
import { termsOf } from './team-place.ts';
import { printingOf } from './team-printing.ts';
import { teamShopProduct } from './team-shop-products.ts';

const pageLength = 24;

const teamColumns = {
  id: teams.id,
  slug: teams.slug,
  name: teams.name,
  logo: teams.logo,
  town: teams.town,
  texts: teams.texts,
  terms: teams.terms,
  sport: sports.names,
  products: sql<number>`(select count(*)::int from team_products where team_products.team_id = ${teams.id})`,
};

function selectTeams({ orm }: Pick<ApiContext, 'orm'>) {
  return orm.select(teamColumns).from(teams).innerJoin(sports, eq(sports.id, teams.sportId));
}

type TeamRow = Awaited<ReturnType<typeof selectTeams>>[number];

function summaryOf({ texts, sport, logo, terms, ...row }: TeamRow, locale: ContentLocale): TeamSummary {
  return {
    ...row,
    ...(terms?.region && { region: localized(terms.region, locale) }),
    ...(terms?.colours && { colours: terms.colours }),
    contact: terms?.contact ?? null,
    terms: termsOf(terms, todayInVienna()),
    url: `/${row.slug}/`,
    logo: pictureOf(logo, locale, row.name).url,
    sport: localized(sport, locale),
    text: localized(texts, locale),
  };
}

/** All clubs in display order. */
export async function loadTeams(context: ApiContext, locale: ContentLocale): Promise<TeamSummary[]> {
  const rows = await selectTeams(context).orderBy(asc(teams.position), asc(teams.id));
  return rows.map((row) => summaryOf(row, locale));
}

async function findTeam(context: Pick<ApiContext, 'orm'>, slug: string): Promise<TeamRow> {
  const [row] = await selectTeams(context).where(eq(teams.slug, slug));
  if (row === undefined) throw notFound();
  return row;
}

/** @throws 404 for an unknown club */
export async function loadTeamSummary(context: ApiContext, slug: string, locale: ContentLocale): Promise<TeamSummary> {
  return summaryOf(await findTeam(context, slug), locale);
}

/**
 * A club with a page of its assortment. A page beyond the last shows the last.
 * @throws 404 for an unknown club
 */
export async function loadTeam(
  context: ApiContext,
  slug: string,
  { page, locale }: { readonly page: number; readonly locale: ContentLocale },
): Promise<Team> {
  const row = await findTeam(context, slug);
  const pages = Math.max(1, Math.ceil(row.products / pageLength));
  const shown = Math.min(page, pages);
  const ids = await context.orm
    .select({ id: teamProducts.productId })
    .from(teamProducts)
    .where(eq(teamProducts.teamId, row.id))
    .orderBy(asc(teamProducts.position), asc(teamProducts.productId))
    .limit(pageLength)
    .offset((shown - 1) * pageLength);
  const tiles = await loadTiles(
    context,
    ids.map(({ id }) => id),
    [],
    locale,
  );
  return {
    team: summaryOf(row, locale),
    products: tiles.map((tile) => ({ ...tile, url: `/${slug}${tile.url}` })),
    total: row.products,
    page: shown,
    pages,
  };
}

/**
 * A product as a club sells it.
 * @throws 404 if it is not in the club's assortment
 */
export async function loadTeamProduct(
  context: ApiContext,
  slug: string,
  path: string,
  locale: ContentLocale,
): Promise<Product> {
  const team = await findTeam(context, slug);
  const product = await loadProduct(context, path, locale);
  const offered = await context.orm
    .select({ id: teamProducts.productId })
    .from(teamProducts)
    .where(eq(teamProducts.teamId, team.id));
  const assortment = new Set(offered.map(({ id }) => id));
  if (!assortment.has(product.id)) throw notFound();
  const printing = printingOf(team.terms, product.id);
  return {
    ...teamShopProduct(product, team, assortment),
    teamOffer: {
      team: summaryOf(team, locale),
      minimumAmount: minimumOf(team.terms, product.id),
      printing: printing && {
        name: money(printing.name, locale),
        number: money(printing.number, locale),
        crest: money(printing.crest, locale),
      },
    },
  };
}
