import { hasShape } from 'shared-contracts/api';
import type {
  AccountData,
  ApiErrorBody,
  Cart,
  OrderDetails,
  PickUpPointSearch,
  SearchLimited,
  Store,
  StoreSearch,
} from 'shared-contracts/entities';

// Rendering a page from data of an unexpected shape would fail half-way; such a response counts as unreachable.

export const isCart = hasShape<Cart>({
  products: 'array',
  total: { productsPrice: 'number', deliveryPrices: 'object' },
});

export const isAccount = hasShape<AccountData>({
  personal: 'object',
  addresses: { shipping: 'array' },
  p4m: { vouchers: 'array' },
});

export const isOrder = hasShape<OrderDetails>({ uuid: 'string', lines: 'array', address: 'object' });

export const isStoreSearch = hasShape<StoreSearch>({ stores: 'array' });
export const isStore = hasShape<Store>({ address: { Street: 'string' } });
export const isTileSearch = hasShape<SearchLimited>({ search: 'array' });
export const isPointSearch = hasShape<PickUpPointSearch>({ points: 'array' });

const hasErrorFields = hasShape<ApiErrorBody>({ error: 'string', message: 'string', errors: 'object' });

/** A refusal whose texts can be shown at the fields. */
export const isErrorBody = (body: unknown): body is ApiErrorBody =>
  hasErrorFields(body) && Object.values(body.errors).every(Array.isArray);
