import type { ProductCompanion, ProductTile } from 'shared-contracts/entities';
import type { ContentLocale } from '../database/localized.ts';
import { optionOf } from './product-option.ts';
import type { PieceRow, ProductRow } from './product-row.ts';
import type { ReferenceData } from './reference-data.ts';

/** More would push the rest of the page too far down. The page lists all accessories further below. */
const maxCompanions = 3;

/**
 * The accessories offered together with the product: in stock, not more expensive than the product, and not part of one of its
 * sets, where they cost less.
 */
export function companionsOf(
  product: Pick<ProductRow, 'vk' | 'sets'>,
  accessories: readonly ProductTile[],
  rows: ReadonlyMap<number, PieceRow>,
  reference: ReferenceData,
  locale: ContentLocale,
): ProductCompanion[] {
  const inSets = new Set(product.sets.flatMap(({ items }) => items));
  return accessories
    .flatMap((tile): ProductCompanion[] => {
      const row = rows.get(tile.id);
      if (!row || tile.soldOut || inSets.has(tile.id) || row.vk > product.vk) return [];
      const options = (row.options[tile.url] ?? []).map((option) => optionOf(option, reference, locale));
      return [{ product: tile, options, mounting: row.mounting }];
    })
    .slice(0, maxCompanions);
}
