import type { ProductCompanion, ProductTile } from 'shared-contracts/entities';
import type { ContentLocale } from '../database/localized.ts';
import { optionOf } from './product-option.ts';
import type { PieceRow, ProductRow } from './product-row.ts';

/** More would stand between the shopper and the rest of the page; the page lists all accessories further down. */
const most = 3;

/**
 * The accessories that are offered to be taken right along: what can be bought, costs no more than the product itself, and is
 * not part of a set of it, where it is cheaper.
 */
export function companionsOf(
  product: Pick<ProductRow, 'vk' | 'sets'>,
  accessories: readonly ProductTile[],
  rows: ReadonlyMap<number, PieceRow>,
  locale: ContentLocale,
): ProductCompanion[] {
  const inSets = new Set(product.sets.flatMap(({ items }) => items));
  return accessories
    .flatMap((tile): ProductCompanion[] => {
      const row = rows.get(tile.id);
      if (!row || tile.soldOut || inSets.has(tile.id) || row.vk > product.vk) return [];
      const options = (row.options[tile.url] ?? []).map((option) => optionOf(option, locale));
      return [{ product: tile, options, mounting: row.mounting }];
    })
    .slice(0, most);
}
