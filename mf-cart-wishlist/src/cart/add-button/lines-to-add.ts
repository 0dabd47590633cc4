import type { CartAddBody } from 'shared-contracts/entities';
import type { FragmentMap } from 'shared-contracts/remote';

type Wanted = Pick<
  FragmentMap['mf-cart-wishlist/add-to-cart'],
  'productId' | 'productName' | 'option' | 'mounting' | 'setId' | 'pieces' | 'relatedProducts'
>;

/** One thing to put into the cart, with what it is called; a piece that nobody named has no product. */
export type LineToAdd = { readonly body: CartAddBody; readonly product: { id: string; name: string } | null };

/**
 * What is sent, in this order: the product, then the other pieces, those of a set all with its `setId` (SPEC 7). Nothing as long
 * as a size is missing.
 */
export function linesToAdd(wanted: Wanted): LineToAdd[] {
  const { productId, productName, option, mounting, setId, pieces = [], relatedProducts = [] } = wanted;
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
