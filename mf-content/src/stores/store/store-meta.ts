import { breadcrumbStructuredData } from 'shared-contracts/breadcrumb-structured-data';
import { paths } from 'shared-contracts/paths';
import type { MetaContext, PageMeta } from 'shared-contracts/remote';
import { storeStructuredData } from './store-structured-data.ts';
import { addressLine, type StoreView } from './store-view.ts';

export function storeMeta({ store }: StoreView, { t, config }: MetaContext): PageMeta {
  const picture = `${config.picturesOrigin}${store.picture.url}`;
  const trail = [
    { name: t('blocks.start'), url: paths.home },
    { name: t('store.stores'), url: paths.shops },
    { name: store.name, url: store.url },
  ];
  return {
    title: t('store.title', { name: store.name }),
    description: t('store.description', { name: store.name, address: addressLine(store), text: store.text }),
    canonical: store.url,
    image: picture,
    structuredData: [
      storeStructuredData(store, config.shopOrigin, picture),
      breadcrumbStructuredData(trail, config.shopOrigin),
    ],
  };
}
