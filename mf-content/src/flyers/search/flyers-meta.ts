import type { MetaContext, PageMeta } from 'shared-contracts/remote';
import { flyerPaths } from '../flyer-paths.ts';
import { flyersStructuredData } from '../flyers-structured-data.ts';
import type { FlyersData } from './flyers-loader.ts';

export function flyersMeta({ place, flyers, query }: FlyersData, { t, config }: MetaContext): PageMeta {
  const paths = flyerPaths(config);
  const [first] = flyers;
  return {
    title: `${place === null ? t('flyers.title') : t('flyers.titleNear', { place })} | Bergauf`,
    description: t('flyers.description'),
    canonical: paths.search,
    // Search engines index the stores' own pages instead.
    ...(query !== '' && { robots: 'noindex,follow' as const }),
    ...(first && { image: `${config.picturesOrigin}${first.cover.url}` }),
    structuredData: flyersStructuredData(flyers, [{ name: t('flyers.title'), url: paths.search }], config),
  };
}
