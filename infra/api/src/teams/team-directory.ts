import type { ContentLocale, TeamDirectory, TeamSummary } from 'shared-contracts/entities';
import type { ApiContext } from '../http/api-context.ts';
import { loadTeams } from './teams.ts';

export type DirectoryQuery = {
  readonly q?: string;
  readonly sport?: string;
  readonly region?: string;
  readonly locale: ContentLocale;
};

/** Lower case without accents: `Donaulände` is found by `donaulande`. */
const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Every typed word begins a word of the team's name, town, region or sport. */
function matches({ name, town, region = '', sport }: TeamSummary, words: readonly string[]): boolean {
  const text = ` ${folded(`${name} ${town} ${region} ${sport}`)}`;
  return words.every((word) => text.includes(` ${word}`));
}

function countsOf(names: readonly string[]): TeamDirectory['sports'] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ name, count })).sort((a, b) => a.name.localeCompare(b.name, 'de'));
}

/** The teams that match, in display order. A sport is counted among the teams of the words and the region, and a region likewise. */
export async function loadDirectory(
  context: ApiContext,
  { q = '', sport = '', region = '', locale }: DirectoryQuery,
): Promise<TeamDirectory> {
  const words = folded(q).split(/\s+/).filter(Boolean);
  const found = (await loadTeams(context, locale)).filter((team) => matches(team, words));
  const isOfSport = (team: TeamSummary) => sport === '' || team.sport === sport;
  const isOfRegion = (team: TeamSummary) => region === '' || team.region === region;
  const teams = found.filter((team) => isOfSport(team) && isOfRegion(team));
  return {
    teams,
    total: teams.length,
    sports: countsOf(found.filter(isOfRegion).map((team) => team.sport)),
    regions: countsOf(found.filter(isOfSport).flatMap((team) => team.region ?? [])),
  };
}
