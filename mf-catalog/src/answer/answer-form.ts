import type { ApiError } from 'shared-contracts/api';
import type { Listing, Product, ProductTile } from 'shared-contracts/entities';

/*
 * What the pages cannot do without. An answer in another form leads to the page that offers to try again, not to a broken one;
 * a tile in another form is left out of its list.
 */

export const malformed: ApiError = {
  kind: 'malformed',
  status: null,
  code: 'malformed',
  message: '',
  fields: {},
  retryable: true,
};

export function isListing(value: unknown): value is Listing {
  if (typeof value !== 'object' || value === null) return false;
  const { heading, total, page, pages, products, breadcrumb, view, selected, price, categoryTree, sorting } =
    value as Partial<Listing>;
  return (
    typeof heading === 'string' &&
    [total, page, pages].every(Number.isInteger) &&
    [products, breadcrumb, view?.left, categoryTree?.tree, categoryTree?.genders, sorting?.options].every(
      Array.isArray,
    ) &&
    typeof selected?.byId === 'object' &&
    typeof price?.range?.role?.max === 'number'
  );
}

const listsOfProduct = [
  'pictures',
  'options',
  'colours',
  'details',
  'features',
  'related',
  'accessories',
  'companions',
  'alternatives',
  'sets',
  'breadcrumb',
] as const satisfies readonly (keyof Product)[];

export function isProduct(value: unknown): value is Product {
  if (typeof value !== 'object' || value === null) return false;
  const product = value as Partial<Product>;
  const { url, description, brand, colour, prices, delivery, loyaltyPoints } = product;
  return (
    [url, description, brand?.name, brand?.url, colour?.name].every((text) => typeof text === 'string') &&
    typeof prices?.cents?.vk === 'number' &&
    typeof delivery?.price?.cents === 'number' &&
    typeof loyaltyPoints?.vk === 'number' &&
    listsOfProduct.every((list) => Array.isArray(product[list]))
  );
}

export function isTile(value: unknown): value is ProductTile {
  if (typeof value !== 'object' || value === null) return false;
  const { id, url, picture, pictureBack, prices, colours, sizes } = value as Partial<ProductTile>;
  return (
    typeof id === 'number' &&
    [url, picture?.url, pictureBack?.url].every((text) => typeof text === 'string') &&
    typeof prices?.cents?.vk === 'number' &&
    Array.isArray(colours) &&
    Array.isArray(sizes)
  );
}
