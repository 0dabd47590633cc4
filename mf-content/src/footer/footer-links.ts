import type { SiteConfig } from 'shared-contracts/app';
import type { ContentPageIndex, NamedLink } from 'shared-contracts/entities';
import { paths } from 'shared-contracts/paths';

export type FooterGroup = {
  id: 'service' | 'company' | 'legal';
  /** `name` is the text of a content page; the other links have a message by their `id`. */
  links: readonly (NamedLink | { id: CompanyLink; url: string })[];
};
type CompanyLink = 'stores' | 'guide' | 'brands' | 'flyers' | 'loyalty';

const linksOfGroup = 8;

/** The parts of the main shop that the team shop has (SPEC 2): none. */
const nothing: ContentPageIndex['has'] = { stores: false, articles: false, flyers: false, brands: false };

/**
 * Links by group. Parts of the shop that the configuration switches off or that have no content are left out, and so are empty groups,
 * except the legal one, which always contains the consent settings.
 * @param index null where it is unknown: then only parts are linked, no pages
 */
export function footerGroups(
  {
    flippingBookPrefix,
    loyaltyEnabled,
    teamBuild,
  }: Pick<SiteConfig, 'flippingBookPrefix' | 'loyaltyEnabled' | 'teamBuild'>,
  index: ContentPageIndex | null,
): FooterGroup[] {
  const has = index?.has ?? (teamBuild ? nothing : undefined);
  const company = [
    has?.stores !== false && { id: 'stores' as const, url: paths.shops },
    has?.articles !== false && { id: 'guide' as const, url: paths.blog },
    has?.brands !== false && { id: 'brands' as const, url: paths.brands },
    flippingBookPrefix !== null && has?.flyers !== false && { id: 'flyers' as const, url: `/${flippingBookPrefix}/` },
    loyaltyEnabled && { id: 'loyalty' as const, url: paths.loyalty },
  ];
  const groups: FooterGroup[] = [
    { id: 'service', links: index?.services.slice(0, linksOfGroup) ?? [] },
    { id: 'company', links: company.filter((link) => link !== false) },
    { id: 'legal', links: index?.static.slice(0, linksOfGroup) ?? [] },
  ];
  return groups.filter(({ id, links }) => id === 'legal' || links.length > 0);
}

const newsletter = paths.services('newsletter');

/** A shop without a newsletter page has no newsletter. */
export function hasNewsletter(index: ContentPageIndex | null): boolean {
  return index?.services.some(({ url }) => url === newsletter) ?? false;
}
