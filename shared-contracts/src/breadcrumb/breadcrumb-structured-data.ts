import type { NamedLink } from 'shared-contracts/entities';

/** schema.org BreadcrumbList; addresses are absolute. */
export function breadcrumbStructuredData(links: readonly NamedLink[], shopOrigin: string): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: links.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${shopOrigin}${url}`,
    })),
  };
}
