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

const money = { cents: 'number' } as const;

export const isCart = hasShape<Cart>({
  products: [
    {
      hash: 'string',
      status: 'string',
      amount: 'number',
      price: money,
      total: money,
      prices: { cents: 'object' },
      option: { title: 'string' },
      colour: { name: 'string' },
      picture: { url: 'string' },
    },
  ],
  total: { productsPrice: 'number', deliveryPrices: { home: money, click_and_collect: money } },
});

export const isAccount = hasShape<AccountData>({
  personal: { email: 'string' },
  addresses: { shipping: [{ uuid: 'string', countryId: 'string' }] },
  p4m: { vouchers: [{ code: 'string', state: 'string', value: money, minimumOrder: money }] },
});

/** The response to a new order. Without more of it, the confirmation page reads the order again. */
export const isPlaced = hasShape<Pick<OrderDetails, 'uuid'>>({ uuid: 'string' });

export const isOrder = hasShape<OrderDetails>({
  number: 'string',
  lines: [
    {
      size: 'string',
      colour: { name: 'string' },
      picture: { url: 'string' },
      amount: 'number',
      price: money,
      total: money,
    },
  ],
  address: { countryId: 'string' },
  productsPrice: money,
  deliveryPrice: money,
  total: money,
});

export const isStoreSearch = hasShape<StoreSearch>({
  stores: [{ sysname: 'string', name: 'string', address: { Street: 'string' } }],
});
export const isStore = hasShape<Store>({ sysname: 'string', name: 'string', address: { Street: 'string' } });
export const isTileSearch = hasShape<SearchLimited>({ search: ['object'] });
export const isPointSearch = hasShape<PickUpPointSearch>({
  points: [{ sysname: 'string', name: 'string', address: { Street: 'string' }, distanceKm: 'number' }],
});

const hasErrorFields = hasShape<ApiErrorBody>({ error: 'string', message: 'string', errors: 'object' });

/** A refusal whose texts can be shown at the fields. */
export const isErrorBody = (body: unknown): body is ApiErrorBody =>
  hasErrorFields(body) && Object.values(body.errors).every(Array.isArray);
