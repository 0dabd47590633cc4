import type { ProductOption, ProductSetItem } from 'shared-contracts/entities';
import { initialOption } from '../option-stock.ts';

type Item = Pick<ProductSetItem, 'options' | 'mounting'> & { readonly product: { readonly id: number } };

/** The chosen sizes of a set's other pieces, by product id. */
export type SetChoice = Readonly<Record<number, ProductOption>>;

/** What comes in one size needs no choosing. */
export function initialChoice(items: readonly Item[]): SetChoice {
  return Object.fromEntries(
    items.flatMap(({ product, options }) => {
      const only = initialOption(options, null);
      return only ? [[product.id, only]] : [];
    }),
  );
}

export type SetPiece = { readonly option: ProductOption; readonly mounting: boolean };

/** The pieces as the cart takes them; null as long as one has no size. Only what can be mounted is. */
export function chosenPieces(items: readonly Item[], choice: SetChoice, mounting: boolean): readonly SetPiece[] | null {
  const pieces = items.flatMap((item): SetPiece[] => {
    const option = choice[item.product.id];
    return option ? [{ option, mounting: mounting && item.mounting }] : [];
  });
  return pieces.length === items.length ? pieces : null;
}
