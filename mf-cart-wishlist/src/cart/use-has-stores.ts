import { usePageIndex } from 'shared-contracts/fragment-data';

/** Whether the retailer has stores; true as long as that is not known. */
export const useHasStores = (): boolean => usePageIndex()?.has.stores ?? true;
