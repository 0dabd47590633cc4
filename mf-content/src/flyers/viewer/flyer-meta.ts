import { breadcrumbStructuredData } from 'shared-contracts/breadcrumb-structured-data';
import type { MetaContext, PageMeta } from 'shared-contracts/remote';
import { flyerPaths } from '../flyer-paths.ts';
import type { FlyerData } from './flyer-loader.ts';

/** All pages and views of a flyer are one document for search engines. */
export function flyerMeta(data: FlyerData, { t, config }: MetaContext): PageMeta {
  const { title, text, path, pages, validity } = data;
  const paths = flyerPaths(config);
  const isOver = validity.state === 'over';
  const cover = pages[0]?.picture;
  return {
    title: `${isOver ? t('flyer.titleOver', { title }) : title} | ${t('flyers.title')} | Bergauf`,
    description: t('flyer.description', { text, period: validity.text }),
    canonical: paths.flyer(path),
    ...(isOver && { robots: 'noindex' as const }),
    ...(cover && { image: `${config.picturesOrigin}${cover.url}` }),
    structuredData: [
      ...(isOver ? [] : [saleEvent(data, config), offers(data, config)]),
      breadcrumbStructuredData(
        [
          { name: t('flyers.title'), url: paths.search },
          { name: title, url: paths.flyer(path) },
        ],
        config.shopOrigin,
      ),
    ],
  };
}

type Config = MetaContext['config'];

function saleEvent(
  { title, text, path, pages, validFrom, validTo }: FlyerData,
  config: Config,
): Record<string, unknown> {
  const url = `${config.shopOrigin}${flyerPaths(config).flyer(path)}`;
  return {
    '@context': 'https://schema.org',
    '@type': 'SaleEvent',
    name: title,
    description: text,
    startDate: validFrom,
    endDate: validTo,
    eventStatus: 'https://schema.org/EventScheduled',
    image: pages.slice(0, 1).map(({ picture }) => `${config.picturesOrigin}${picture.url}`),
    url,
    location: { '@type': 'VirtualLocation', url },
    organizer: { '@type': 'Organization', name: 'Bergauf', url: `${config.shopOrigin}/` },
  };
}

function offers({ title, pages }: FlyerData, config: Config): Record<string, unknown> {
  const spots = pages.flatMap((page) => page.spots);
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name: title,
    numberOfItems: spots.length,
    itemListElement: spots.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: `${config.shopOrigin}${url}`,
    })),
  };
}
