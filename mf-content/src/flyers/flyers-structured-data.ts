import type { SiteConfig } from 'shared-contracts/app';
import { breadcrumbStructuredData } from 'shared-contracts/breadcrumb-structured-data';
import type { NamedLink } from 'shared-contracts/entities';
import { flyerPaths } from './flyer-paths.ts';
import type { ShownFlyer } from './shown-flyers.ts';

/** schema.org ItemList of the flyers, and the BreadcrumbList of the page. */
export function flyersStructuredData(
  flyers: readonly ShownFlyer[],
  breadcrumb: readonly NamedLink[],
  config: SiteConfig,
): Record<string, unknown>[] {
  const { shopOrigin } = config;
  const paths = flyerPaths(config);
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      numberOfItems: flyers.length,
      itemListElement: flyers.map(({ title, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: title,
        url: `${shopOrigin}${paths.flyer(path)}`,
      })),
    },
    breadcrumbStructuredData(breadcrumb, shopOrigin),
  ];
}
