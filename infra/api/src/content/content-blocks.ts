import type { BlockRecord } from '@bergauf/catalogue-format/records/content-records';
import { type LocalizedList, listIn } from '@bergauf/catalogue-format/records/fields';
import type { Article, ContentBlock, ContentLocale } from 'shared-contracts/entities';
import { loadTiles } from '../catalogue/tiles/tiles.ts';
import type { ApiContext } from '../http/api-context.ts';
import { pictureOf } from '../media/picture-of.ts';
import { commonCategory, type ProductPick, pickBestsellers } from './product-picks.ts';

const tilesInRow = 4;

/** A row of products; left out if the catalogue has none of these kinds. */
async function productRow(
  context: ApiContext,
  { title, kinds }: Extract<BlockRecord, { type: 'products' }>,
  locale: ContentLocale,
): Promise<ContentBlock[]> {
  const picks = (await pickBestsellers(context.orm, kinds, tilesInRow)).slice(0, tilesInRow);
  if (picks.length === 0) return [];
  const tiles = await loadTiles(
    context,
    picks.map(({ id }) => id),
    [],
    locale,
  );
  return [{ type: 'products', title, url: listOf(picks, context), products: tiles }];
}

/** Most products at the end of an article. */
const tilesAtEnd = 4;

/** Products of the kinds that an article names, without those shown in its text; undefined if none are left. */
export async function furtherProducts(
  context: ApiContext,
  blocks: LocalizedList<BlockRecord>,
  shown: readonly ContentBlock[],
  locale: ContentLocale,
): Promise<Article['products']> {
  const kinds = listIn(blocks, locale).flatMap((block) => (block.type === 'products' ? block.kinds : []));
  const inText = new Set(
    shown.flatMap((block) => (block.type === 'products' ? block.products : [])).map(({ id }) => id),
  );
  const picks = (await pickBestsellers(context.orm, kinds, tilesAtEnd + tilesInRow))
    .filter(({ id }) => !inText.has(id))
    .slice(0, tilesAtEnd);
  if (picks.length === 0) return undefined;
  const url = listOf(picks, context);
  const ids = picks.map(({ id }) => id);
  return { url, tiles: await loadTiles(context, ids, [], locale) };
}

/** Path of the most specific list that contains all of them. */
function listOf(picks: readonly ProductPick[], { reference }: Pick<ApiContext, 'reference'>): string {
  const category = commonCategory(
    picks.map(({ categoryId }) => categoryId),
    reference,
  );
  return category === null ? '/search/' : `/${category.path}/`;
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
