import type { BlockRecord } from '@bergauf/catalogue-format/records/content-records';
import { type LocalizedList, listIn } from '@bergauf/catalogue-format/records/fields';
import type { ContentBlock, ContentLocale } from 'shared-contracts/entities';
import { loadTiles } from '../catalogue/tiles.ts';
import type { ApiContext } from '../http/api-context.ts';
import { pictureOf } from '../media/picture-of.ts';
import { commonCategory, pickBestsellers } from './product-picks.ts';

const tilesInRow = 4;

/** A row of products; left out if the catalogue has none of these kinds. */
async function productRow(
  context: ApiContext,
  { title, kinds }: Extract<BlockRecord, { type: 'products' }>,
  locale: ContentLocale,
): Promise<ContentBlock[]> {
  const picks = (await pickBestsellers(context.orm, kinds, tilesInRow)).slice(0, tilesInRow);
  if (picks.length === 0) return [];
  const category = commonCategory(
    picks.map(({ categoryId }) => categoryId),
    context.reference,
  );
  const tiles = await loadTiles(
    context,
    picks.map(({ id }) => id),
    [],
    locale,
  );
  return [{ type: 'products', title, url: category === null ? '/search/' : `/${category.path}/`, products: tiles }];
}

/** The blocks of a locale (German if not translated) with the products and pictures that the stored blocks only name. */
export async function showBlocks(
  context: ApiContext,
  blocks: LocalizedList<BlockRecord>,
  locale: ContentLocale,
): Promise<ContentBlock[]> {
  const shown = await Promise.all(
    listIn(blocks, locale).map(async (block): Promise<ContentBlock[]> => {
      if (block.type === 'products') return productRow(context, block, locale);
      if (block.type !== 'picture') return [block];
      const { picture, caption } = block;
      return [{ type: 'picture', picture: pictureOf(picture, locale, ''), caption }];
    }),
  );
  return shown.flat();
}
