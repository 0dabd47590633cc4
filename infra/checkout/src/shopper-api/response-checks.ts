import type { AccountData, Cart, OrderDetails, PickUpPointSearch, StoreSearch } from 'shared-contracts/entities';

// Rendering a page from data of an unexpected shape would fail half-way; such a response counts as unreachable.

type Unknown = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Unknown => typeof value === 'object' && value !== null;
const hasList = (value: unknown, name: string): boolean => isObject(value) && Array.isArray(value[name]);

export function isCart(value: unknown): value is Cart {
  return (
    hasList(value, 'products') &&
    isObject(value) &&
    isObject(value['total']) &&
    typeof value['total']['productsPrice'] === 'number' &&
    isObject(value['total']['deliveryPrices'])
  );
}

export function isAccount(value: unknown): value is AccountData {
  return (
    isObject(value) &&
    isObject(value['personal']) &&
    hasList(value['addresses'], 'shipping') &&
    hasList(value['p4m'], 'vouchers')
  );
}

export function isOrder(value: unknown): value is OrderDetails {
  return hasList(value, 'lines') && isObject(value) && typeof value['uuid'] === 'string' && isObject(value['address']);
}

export const isStoreSearch = (value: unknown): value is StoreSearch => hasList(value, 'stores');
export const isPointSearch = (value: unknown): value is PickUpPointSearch => hasList(value, 'points');
