import { type SiteConfig, useApp } from 'shared-contracts/app';
import type { ContentPageIndex } from 'shared-contracts/entities';
import { usePageIndex } from 'shared-contracts/fragment-data';
import { paths } from 'shared-contracts/paths';

export type ServiceLinks = { stores: boolean; guide: boolean; flyers: string | null; help: string | null };

const help = paths.services('hilfe');

/**
 * Links of the service line and the phone's menu; those that lead nowhere are left out.
 * @param index null where it is unknown: then all parts of the shop are linked, and no page
 */
export function serviceLinks(
  { flippingBookPrefix }: Pick<SiteConfig, 'flippingBookPrefix'>,
  index: ContentPageIndex | null,
): ServiceLinks {
  return {
    stores: index?.has.stores ?? true,
    guide: index?.has.articles ?? true,
    flyers: flippingBookPrefix !== null && (index?.has.flyers ?? true) ? `/${flippingBookPrefix}/` : null,
    help: index?.services.some(({ url }) => url === help) ? help : null,
  };
}

export function useServiceLinks(): ServiceLinks {
  const { config } = useApp();
  return serviceLinks(config, usePageIndex());
}
