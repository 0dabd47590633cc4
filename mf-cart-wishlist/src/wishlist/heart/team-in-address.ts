import type { SiteConfig } from 'shared-contracts/app';

/**
 * Whose page the shopper is on: in the team shop all that stands on `/{teamName}/p/…` (SPEC 2) is of that team. Null elsewhere.
 */
export function teamInAddress({ teamBuild }: Pick<SiteConfig, 'teamBuild'>, pathname: string): string | null {
  return teamBuild ? (/([^/]+)\/p\//.exec(pathname)?.[1] ?? null) : null;
}
