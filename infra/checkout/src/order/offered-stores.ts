import type { StoreSummary } from 'shared-contracts/entities';
import { isStore, isStoreSearch } from '../shopper-api/response-checks.ts';
import type { ShopperApi } from '../shopper-api/shopper-api.ts';

/** Most stores that the API lists at once. */
const mostListed = '100';

/**
 * The stores in which an order can be picked up: the list, and the chosen store even if it is beyond the end of the list.
 * @returns null if they could not be read
 */
export async function findStores(api: ShopperApi, chosen: string): Promise<readonly StoreSummary[] | null> {
  const search = await api.get('/api/v1/stores/', isStoreSearch, { limit: mostListed });
  if (search.kind !== 'ok') return null;
  const { stores, total } = search.data;
  if (chosen === '' || total <= stores.length || stores.some(({ sysname }) => sysname === chosen)) return stores;
  const found = await api.getSoon(`/api/v1/stores/${encodeURIComponent(chosen)}/`, isStore);
  if (found.kind === 'unreachable') return null;
  return found.kind === 'ok' ? [...stores, found.data] : stores;
}
