import type { ContentLocale, MenuItem } from 'shared-contracts/entities';
import { genderSections } from '../catalogue/genders.ts';
import type { ListingScope } from '../catalogue/listing-scope.ts';
import type { Category } from '../catalogue/reference-data.ts';
import { columnDraft, type Draft, numbered } from '../content/menu.ts';
import { type Localized, localized } from '../database/localized.ts';
import type { ApiContext } from '../http/api-context.ts';
import type { Assortments } from './assortments.ts';
import { loadTeams } from './teams.ts';

const words = {
  teams: { at: 'Vereine', en: 'Clubs' },
  sale: { at: 'Sale', en: 'Sale' },
} as const satisfies Record<string, Localized>;

const categoryLevels = 2;

async function teamsDraft(context: ApiContext, locale: ContentLocale): Promise<Draft> {
  const teams = await loadTeams(context, locale);
  const sports = [...new Set(teams.map(({ sport }) => sport))];
  const teamListPath = `/${context.teamListSegment}/`;
  const columns = sports.map((sport, column) =>
    columnDraft(
      {
        name: sport,
        url: `${teamListPath}?${new URLSearchParams({ sport })}`,
        type: 'category',
        options: teams
          .filter((team) => team.sport === sport)
          .map(({ name, url }) => ({ name, url, type: 'category' as const })),
      },
      column,
    ),
  );
  return { name: localized(words.teams, locale), url: teamListPath, type: 'root-hot', options: columns };
}

/** The main menu of the team shop: the teams, then what they sell, by gender and category. */
export async function loadTeamMenu(
  context: ApiContext,
  locale: ContentLocale,
  assortments: Assortments,
): Promise<MenuItem[]> {
  const { reference, scopeCounts } = context;
  const whole: ListingScope = {
    section: 'all',
    brand: null,
    sport: null,
    gender: 0,
    category: null,
    assortment: assortments.all,
  };
  const genders = genderSections.flatMap(({ gender, names, slug }): Draft[] => {
    const counts = scopeCounts({ ...whole, gender }).categories;
    const isSold = ({ subtree }: Category) => subtree.some((id) => (counts.get(id) ?? 0) > 0);
    const draftOf = (category: Category, level: number): Draft => ({
      name: localized(category.names, locale),
      url: `/${slug}/${category.path}/`,
      type: 'category',
      options:
        level === categoryLevels ? [] : category.children.filter(isSold).map((child) => draftOf(child, level + 1)),
    });
    const areas = reference.areas.filter(isSold);
    if (areas.length === 0) return [];
    return [
      {
        name: localized(names, locale),
        url: `/${slug}/`,
        type: 'root-gender',
        data: { gender },
        options: areas.map((area) => draftOf(area, 1)).map(columnDraft),
      },
    ];
  });
  const sale = scopeCounts({ ...whole, section: 'sale' }).categories;
  const hasSale = [...sale.values()].some((count) => count > 0);
  return numbered([
    await teamsDraft(context, locale),
    ...genders,
    ...(hasSale ? [{ name: localized(words.sale, locale), url: '/sale/', type: 'root-hot' as const }] : []),
  ]);
}
