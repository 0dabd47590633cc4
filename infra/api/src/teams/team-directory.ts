import type { ContentLocale, TeamDirectory, TeamSummary } from 'shared-contracts/entities';
import type { ApiContext } from '../http/api-context.ts';
import { withoutUmlautSpelling, wordsOfName } from '../search/query-words.ts';
import { loadTeams } from './teams.ts';

export type DirectoryQuery = {
  readonly q?: string;
  readonly sport?: string;
  readonly region?: string;
  readonly locale: ContentLocale;
};

/** The words of a text for comparison: `Donaulände`, `donaulande` and `Donaulaende` are equal, and so are `Fußball` and `fussball`. */
const foldedWords = (text: string): string[] => wordsOfName(text).map(withoutUmlautSpelling);

/** Every typed word begins a word of the team's name, town, region or sport. */
function matches({ name, town, region = '', sport }: TeamSummary, typed: readonly string[]): boolean {
  const words = foldedWords(`${name} ${town} ${region} ${sport}`);
  return typed.every((begin) => words.some((word) => word.startsWith(begin)));
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
  const typed = foldedWords(q);
  const found = (await loadTeams(context, locale)).filter((team) => matches(team, typed));
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
