import { useApp } from 'shared-contracts/app';
import { usePageIndex } from 'shared-contracts/fragment-data';

/** Whether shoppers can pick up in a store, and bring back what they bought: true as long as it is not known whether there are stores. */
export function useHasPickUp(): boolean {
  const hasStores = usePageIndex()?.has.stores ?? true;
  return useApp().config.omnichannelAvailable && hasStores;
}
