import type { TeamCartItem } from 'shared-contracts/entities';
import type { FragmentMap } from 'shared-contracts/remote';

type Wanted = Pick<
  FragmentMap['mf-cart-wishlist/add-to-cart'],
  'productId' | 'productName' | 'option' | 'mounting' | 'setId' | 'pieces' | 'relatedProducts' | 'items'
>;

/** A line to add. `product` is null for a piece that came without a name. */
export type LineToAdd = { readonly body: TeamCartItem; readonly product: { id: string; name: string } | null };

/**
 * The product first, then the other pieces; the pieces of a set have its `setId` (SPEC 7). Empty while a size is missing. An
 * order for a team has its own items.
 */
export function linesToAdd(wanted: Wanted): LineToAdd[] {
  const { productId, productName, option, mounting, setId, pieces = [], relatedProducts = [] } = wanted;
  if (wanted.items) return wanted.items.map((body) => ({ body, product: { id: productId, name: productName } }));
  if (!option) return [];
  const set = setId === undefined ? {} : { setId };
  return [
    {
      body: {
        productOption: option.id,
        ...(mounting ? { mounting } : {}),
        ...(relatedProducts.length > 0 ? { relatedProducts: [...relatedProducts] } : {}),
        ...set,
      },
      product: { id: productId, name: productName },
    },
    ...pieces.map((piece) => ({
      body: { productOption: piece.option.id, ...(piece.mounting ? { mounting: true } : {}), ...set },
      product: piece.product ?? null,
    })),
  ];
}

/** The names of the products in these lines, each once: the lines of a team's order are one product. */
export function productNames(lines: readonly LineToAdd[]): string {
  return [...new Set(lines.flatMap(({ product }) => product?.name ?? []))].join(', ');
}
