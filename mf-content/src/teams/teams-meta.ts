import { breadcrumbStructuredData } from 'shared-contracts/breadcrumb-structured-data';
import { paths } from 'shared-contracts/paths';
import type { MetaContext, PageMeta } from 'shared-contracts/remote';
import type { TeamsData } from './teams-loader.ts';

export function teamsMeta({ kind, search }: TeamsData, { t, config }: MetaContext): PageMeta {
  if (kind === 'home') {
    return { title: t('teams.homeTitle'), description: t('teams.description'), canonical: paths.home };
  }
  const list = `/${config.teamListSegment}/`;
  const isSearched = Object.values(search).some((text) => text !== '');
  return {
    title: `${t('teams.title')} | Bergauf`,
    description: t('teams.description'),
    ...(isSearched ? { robots: 'noindex,follow' as const } : { canonical: list }),
    structuredData: [breadcrumbStructuredData([{ name: t('teams.title'), url: list }], config.shopOrigin)],
  };
}
