import type { ApiCaller } from '../api-caller.ts';
import { type Check, checksOf, require } from '../check.ts';
import { productAt } from '../sample-data.ts';

/** Addresses of product pages that only the catalogue's owner can name. */
export type KnownAddresses = {
  /** Path of a product that is no longer sold. */
  readonly delisted?: string | undefined;
  /** Former path of a product that now has another one. */
  readonly moved?: string | undefined;
};

/** Checks of the given addresses. */
export function knownAddressChecks({ delisted, moved }: KnownAddresses): readonly Check[] {
  const call = 'GET /api/v1/product/';
  return [
    ...(delisted === undefined
      ? []
      : checksOf(call, 'reads', { 'says that a product is delisted': isDelisted(delisted) })),
    ...(moved === undefined
      ? []
      : checksOf(call, 'reads', { 'leads from a former address to the new one': hasMoved(moved) })),
  ];
}

const isDelisted = (path: string) => async (caller: ApiCaller) => {
  const product = await productAt(caller, path);
  require(product.delisted === true, `${path} is not delisted: the shop would sell it, and respond 200`);
  require(product.options.every(({ stock }) => !stock), `${path} is delisted, and has options in stock`);
};

const hasMoved = (path: string) => async (caller: ApiCaller) => {
  const { hasMoved: moves, url } = await productAt(caller, path);
  require(moves === true, `${path} has not moved: the shop would show it at two addresses`);
  const now = await productAt(caller, url);
  require(now.hasMoved === undefined && now.url === url, `${path} leads to ${url}, which is not the product's address`);
};
