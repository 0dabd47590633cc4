import { breadcrumbStructuredData } from 'shared-contracts/breadcrumb-structured-data';
import { paths } from 'shared-contracts/paths';
import type { MetaContext, PageMeta } from 'shared-contracts/remote';
import { searchAddress } from './search-address.ts';
import type { SearchView } from './search-view.ts';

export function searchMeta(view: SearchView, { t, config }: MetaContext): PageMeta {
  const { kind, placeName, placeWords, isPosition, stores, query, total } = view;
  const isState = kind === 'state';
  const isPlace = isState || (kind === 'known' && !isPosition);
  const path = isPlace ? searchAddress({ words: placeWords, services: [], isAll: false }) : paths.shops;
  const place = {
    place: placeName,
    count: total,
    store: stores[0]?.name ?? '',
    where: t('shops.in-state', { place: placeName }),
  };
  const title = isPlace ? t(isState ? 'shops.title-state' : 'shops.title-place', place) : t('shops.title');
  const trail = [
    { name: t('shops.home'), url: paths.home },
    { name: t('shops.crumb'), url: paths.shops },
    ...(isPlace ? [{ name: placeName, url: path }] : []),
  ];
  // Filters, positions, postcode areas and unknown places are no pages of their own.
  const isOwnPage = (isPlace || kind === 'all') && query.services.length === 0;
  return {
    title,
    description: isPlace
      ? t(isState ? 'shops.description-state' : 'shops.description-place', place)
      : t(config.omnichannelAvailable ? 'shops.description' : 'shops.description-no-pick-up', { count: total }),
    canonical: path,
    ...(isOwnPage ? {} : { robots: 'noindex,follow' as const }),
    structuredData: [
      breadcrumbStructuredData(trail, config.shopOrigin),
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
