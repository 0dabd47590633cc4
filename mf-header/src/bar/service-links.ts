import { type SiteConfig, useApp } from 'shared-contracts/app';
import type { ContentPageIndex } from 'shared-contracts/entities';
import { usePageIndex } from 'shared-contracts/fragment-data';
import { pathIn, paths } from 'shared-contracts/paths';

export type ServiceLinks = {
  stores: boolean;
  /** Whether the shop has stores and offers pick-up in them (omnichannel service, SPEC 3). */
  pickUp: boolean;
  guide: boolean;
  flyers: string | null;
  help: string | null;
};

/**
 * Links of the service line and the phone's menu; those without a target are left out.
 * @param index null where it is unknown: then all parts of the shop's variant are linked, but no content page
 */
export function serviceLinks(
  {
    flippingBookPrefix,
    omnichannelAvailable,
    teamBuild,
  }: Pick<SiteConfig, 'flippingBookPrefix' | 'omnichannelAvailable' | 'teamBuild'>,
  index: ContentPageIndex | null,
): ServiceLinks {
  const help = pathIn({ teamBuild }, paths.services('hilfe'));
  const stores = index?.has.stores ?? !teamBuild;
  return {
    stores,
    pickUp: stores && omnichannelAvailable,
    guide: index?.has.articles ?? !teamBuild,
    flyers: flippingBookPrefix !== null && (index?.has.flyers ?? true) ? `/${flippingBookPrefix}/` : null,
    help: index?.services.some(({ url }) => url === help) ? help : null,
  };
}

export function useServiceLinks(): ServiceLinks {
  const { config } = useApp();
  return serviceLinks(config, usePageIndex());
}
