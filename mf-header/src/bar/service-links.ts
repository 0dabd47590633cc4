import { useApp } from 'shared-contracts/app';
import { usePageIndex } from 'shared-contracts/fragment-data';
import { paths } from 'shared-contracts/paths';

const help = paths.services('hilfe');

/** Links of the service line and the phone's menu; those that lead nowhere are left out. */
export function useServiceLinks(): { stores: boolean; guide: boolean; flyers: string | null; help: string | null } {
  const { flippingBookPrefix } = useApp().config;
  const index = usePageIndex();
  return {
    stores: index?.has.stores ?? true,
    guide: index?.has.articles ?? true,
    flyers: flippingBookPrefix !== null && (index?.has.flyers ?? true) ? `/${flippingBookPrefix}/` : null,
    help: index?.services.some(({ url }) => url === help) ? help : null,
  };
}
