import { useApp } from 'shared-contracts/app';
import { usePageIndex } from 'shared-contracts/fragment-data';

/** Whether shoppers can collect and return goods in a store: true as long as it is unknown whether there are stores. */
export function useHasPickUp(): boolean {
  const hasStores = usePageIndex()?.has.stores ?? true;
  return useApp().config.omnichannelAvailable && hasStores;
}
