import { paths } from 'shared-contracts/paths';
import type { MetaContext, PageMeta } from 'shared-contracts/remote';
import { searchAddress } from './search-address.ts';
import type { SearchView } from './search-view.ts';

export function searchMeta(view: SearchView, { t, config }: MetaContext): PageMeta {
  const { kind, placeName, isPosition, stores, query } = view;
  const isPlace = kind === 'known' && !isPosition;
  const path = isPlace ? searchAddress({ words: placeName, services: [], isAll: false }) : paths.shops;
  const title = isPlace ? t('shops.title-place', { place: placeName }) : t('shops.title');
  const trail = [
    { name: t('shops.home'), path: paths.home },
    { name: t('shops.crumb'), path: paths.shops },
    ...(isPlace ? [{ name: placeName, path }] : []),
  ];
  // Filters, positions and what is not understood are no pages of their own.
  const isOwnPage = (isPlace || kind === 'all') && query.services.length === 0;
  return {
    title,
    description: isPlace
      ? t('shops.description-place', { place: placeName, store: stores[0]?.name ?? '' })
      : t(config.omnichannelAvailable ? 'shops.description' : 'shops.description-no-pick-up', { count: view.total }),
    canonical: path,
    ...(isOwnPage ? {} : { robots: 'noindex,follow' as const }),
    structuredData: [
      {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: trail.map((step, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: step.name,
          item: config.shopOrigin + step.path,
        })),
      },
      {
        '@context': 'https://schema.org',
        '@type': 'ItemList',
        name: title,
        itemListElement: stores.map((store, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: store.name,
          url: config.shopOrigin + store.url,
        })),
      },
    ],
  };
}
