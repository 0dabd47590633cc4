import type { ProductOption, ProductTile } from 'shared-contracts/entities';
import type { FragmentMap } from 'shared-contracts/remote';
import { initialOption } from './option-stock.ts';

/** A companion, or a piece of a set: another product that can be added to the cart with the page's own. */
type Item = {
  readonly product: Pick<ProductTile, 'id' | 'brandName' | 'nameWithoutBrand'>;
  readonly options: readonly ProductOption[];
  readonly mounting: boolean;
};

/** The chosen sizes of other products, by product id. */
export type PieceChoice = Readonly<Record<number, ProductOption>>;

/** Products with one size start with it selected. */
export function initialChoice(items: readonly Item[]): PieceChoice {
  return Object.fromEntries(
    items.flatMap(({ product, options }) => {
      const only = initialOption(options, null);
      return only ? [[product.id, only]] : [];
    }),
  );
}

export type Pieces = NonNullable<FragmentMap['mf-cart-wishlist/add-to-cart']['pieces']>;

/** The pieces as the cart expects them; null while one has no size. Pieces that cannot be mounted are never mounted. */
export function chosenPieces(items: readonly Item[], choice: PieceChoice, mounting: boolean): Pieces | null {
  const pieces = items.flatMap((item): Pieces => {
    const option = choice[item.product.id];
    const { id, brandName, nameWithoutBrand } = item.product;
    const product = { id: String(id), name: `${brandName} ${nameWithoutBrand}` };
    return option ? [{ option, mounting: mounting && item.mounting, product }] : [];
  });
  return pieces.length === items.length ? pieces : null;
}
