import type { MetaContext, PageMeta } from 'shared-contracts/remote';
import { flyerPaths } from '../flyer-paths.ts';
import { flyersStructuredData } from '../flyers-structured-data.ts';
import type { StoreFlyersData } from './store-flyers-loader.ts';

export function storeFlyersMeta({ store, flyers }: StoreFlyersData, { t, config }: MetaContext): PageMeta {
  const { name, address, shopUrl } = store;
  const paths = flyerPaths(config);
  const [first] = flyers;
  const breadcrumb = [
    { name: t('flyers.title'), url: paths.search },
    { name, url: paths.store(shopUrl) },
  ];
  return {
    title: `${t('flyers.ofStoreName', { name })} | Bergauf`,
    description: t('flyers.storeDescription', { name, address }),
    canonical: paths.store(shopUrl),
    ...(first && { image: `${config.picturesOrigin}${first.cover.url}` }),
    structuredData: flyersStructuredData(flyers, breadcrumb, config),
  };
}
