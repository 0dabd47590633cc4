import type { CartAddBody } from 'shared-contracts/entities';
import type { FragmentMap } from 'shared-contracts/remote';

type Wanted = Pick<
  FragmentMap['mf-cart-wishlist/add-to-cart'],
  'option' | 'mounting' | 'setId' | 'pieces' | 'relatedProducts'
>;

/**
 * What is sent, in this order: the product, then the other pieces of its set, all with the `setId` (SPEC 7). Nothing as long as
 * a size is missing.
 */
export function linesToAdd({ option, mounting, setId, pieces = [], relatedProducts = [] }: Wanted): CartAddBody[] {
  if (!option) return [];
  const set = setId === undefined ? {} : { setId };
  return [
    {
      productOption: option.id,
      ...(mounting ? { mounting } : {}),
      ...(relatedProducts.length > 0 ? { relatedProducts: [...relatedProducts] } : {}),
      ...set,
    },
    ...pieces.map((piece) => ({
      productOption: piece.option.id,
      ...(piece.mounting ? { mounting: true } : {}),
      ...set,
    })),
  ];
}
