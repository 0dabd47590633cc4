import type { BlockRecord } from '@bergauf/catalogue-format/records/content-records';
import type { ContentBlock } from 'shared-contracts/entities';
import { loadTiles } from '../catalogue/tiles.ts';
import type { ApiContext } from '../http/api-context.ts';
import { pictureOf } from '../media/picture-of.ts';
import { commonCategory, pickBestsellers } from './product-picks.ts';

const tilesInRow = 4;

/** A row of products; left out if the catalogue has none of these kinds. */
async function productRow(
  context: ApiContext,
  { title, kinds }: Extract<BlockRecord, { type: 'products' }>,
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
  );
  return [{ type: 'products', title, url: category === null ? '/search/' : `/${category.path}/`, products: tiles }];
}

/** Blocks with the products and pictures that the stored blocks only name. */
export async function showBlocks(context: ApiContext, blocks: readonly BlockRecord[]): Promise<ContentBlock[]> {
  const shown = await Promise.all(
    blocks.map(async (block): Promise<ContentBlock[]> => {
      if (block.type === 'products') return productRow(context, block);
      if (block.type !== 'picture') return [block];
      const { picture, caption } = block;
      return [{ type: 'picture', picture: pictureOf(picture, 'at', ''), caption }];
    }),
  );
  return shown.flat();
}
