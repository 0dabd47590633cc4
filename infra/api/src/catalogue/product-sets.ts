import type { ProductSet, ProductSetItem, ProductTile } from 'shared-contracts/entities';
import { type ContentLocale, localized } from '../database/localized.ts';
import { money, type PriceCents, pricesOf } from './money.ts';
import { optionOf } from './product-option.ts';
import type { PieceRow, ProductRow } from './product-row.ts';
import type { ReferenceData } from './reference-data.ts';
import { setPrices, sumOf } from './set-price.ts';

type Piece = { readonly row: PieceRow; readonly tile: ProductTile };

function itemOf(
  { row, tile }: Piece,
  price: PriceCents,
  reference: ReferenceData,
  locale: ContentLocale,
): ProductSetItem {
  return {
    product: tile,
    options: (row.options[tile.url] ?? []).map((option) => optionOf(option, reference, locale)),
    mounting: row.mounting,
    prices: pricesOf(price),
  };
}

/** The sets whose main product this is. Sets with a missing or sold-out product, or without a second product, are left out. */
export function setsOf(
  product: ProductRow,
  rows: ReadonlyMap<number, PieceRow>,
  tiles: ReadonlyMap<number, ProductTile>,
  reference: ReferenceData,
  locale: ContentLocale,
): ProductSet[] {
  return product.sets.flatMap(({ id, names, discountPercent, items }): ProductSet[] => {
    const pieces = items.flatMap((item): Piece[] => {
      const [row, tile] = [rows.get(item), tiles.get(item)];
      return row && tile && !tile.soldOut ? [{ row, tile }] : [];
    });
    if (pieces.length === 0 || pieces.length < items.length) return [];
    const own = setPrices(product, discountPercent);
    const others = pieces.map((piece) => ({ piece, price: setPrices(piece.row, discountPercent) }));
    const together = sumOf([own, ...others.map(({ price }) => price)]);
    const alone = sumOf([product, ...pieces.map(({ row }) => row)]);
    return [
      {
        setId: id,
        name: localized(names, locale),
        discountPercent,
        prices: pricesOf(together),
        productPrices: pricesOf(own),
        saving: money(alone.vk - together.vk, locale),
        items: others.map(({ piece, price }) => itemOf(piece, price, reference, locale)),
      },
    ];
  });
}
