import type { Locale } from 'shared-contracts/app';
import type { ProductTile } from 'shared-contracts/entities';

/** The call for the sizes of a wished product: of the colour that its tile leads to, as the team sells it where it is a team's. */
export function optionsPath({ url, team }: Pick<ProductTile, 'url' | 'team'>, locale: Locale): string {
  if (team === undefined) return `/api/v1/product/?${new URLSearchParams({ path: url, locale })}`;
  const path = url.slice(`/${team}`.length);
  return `/api/v2/team/${encodeURIComponent(team)}/product/?${new URLSearchParams({ path, locale })}`;
}
