import type { Cart, SearchLimited } from 'shared-contracts/entities';
import { isTileSearch } from '../shopper-api/response-checks.ts';
import type { ShopperApi } from '../shopper-api/shopper-api.ts';

/** Most tiles that the API sends at once. */
const most = 48;

const isRefurbished = ({ saleType }: SearchLimited['search'][number]) => saleType === 'refurbished';

/** Whether a cart has refurbished goods, which take longer. Only tiles contain this information. False if they could not be read. */
export async function hasRefurbished(api: ShopperApi, { products }: Cart): Promise<boolean> {
  const ids = new Set(products.flatMap(({ status, generalId }) => (status === 'available' ? [generalId] : [])));
  // Without ids the API would send other tiles.
  if (ids.size === 0) return false;
  const productIds = [...ids].slice(0, most).join(',');
  const found = await api.getSoon('/search-limited/', isTileSearch, { productIds });
  return found.kind === 'ok' && found.data.search.some(isRefurbished);
}
