import type { RecordKind, RecordOf } from '@bergauf/catalogue-format/record-kinds';
import type { BlockRecord } from '@bergauf/catalogue-format/records/content-records';
import { listIn } from '@bergauf/catalogue-format/records/fields';
import { normaliseTownName } from '../../stores/find-place.ts';
import type { TableRows } from './product-rows.ts';

const wordsPerMinute = 180;

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => (name === 'id' ? [] : textsOf(inner)));
}

/** Number of words of an article, for its reading time: without product rows and file names of pictures. */
export function wordsIn(blocks: readonly BlockRecord[]): number {
  const texts = blocks.flatMap((block) => {
    const { type, ...fields } = block;
    if (type === 'products') return [];
    return block.type === 'picture' ? [block.picture.alt?.at ?? '', block.caption] : textsOf(fields);
  });
  return texts.join(' ').split(/\s+/).filter(Boolean).length;
}

type ContentKind = Extract<
  RecordKind,
  | 'pages'
  | 'store-services'
  | 'stores'
  | 'opening-exceptions'
  | 'places'
  | 'article-categories'
  | 'articles'
  | 'flyers'
  | 'menu'
  | 'home'
>;

/** The rows of a record of stores or texts. `position` is its place in the file. */
export const contentRows: {
  readonly [Kind in ContentKind]: (record: RecordOf<Kind>, position: number) => TableRows;
} = {
  pages: ({ updatedOn, ...page }, position) => ({ content_pages: [{ ...page, updated_on: updatedOn, position }] }),
  'store-services': ({ bookable = false, ...service }, position) => ({
    store_services: [{ ...service, bookable, position }],
  }),
  stores: ({ shopUrl, squareMetres, ...store }) => ({
    stores: [{ ...store, shop_url: shopUrl, square_metres: squareMetres }],
  }),
  'opening-exceptions': ({ opens, closes, note, ...exception }, position) => ({
    opening_exceptions: [
      {
        ...exception,
        position,
        note: typeof note === 'string' ? { at: note } : note,
        times: { ...(opens !== undefined && { opens }), ...(closes !== undefined && { closes }) },
      },
    ],
  }),
  places: (place, position) => ({ places: [{ ...place, folded: normaliseTownName(place.name), position }] }),
  'article-categories': (category, position) => ({ article_categories: [{ ...category, position }] }),
  articles: ({ publishedOn, updatedOn, ...article }) => ({
    articles: [
      {
        ...article,
        published_on: publishedOn,
        updated_on: updatedOn ?? publishedOn,
        reading_minutes: Math.max(1, Math.round(wordsIn(listIn(article.blocks, 'at')) / wordsPerMinute)),
      },
    ],
  }),
  flyers: (flyer) => ({ flyers: [flyer] }),
  menu: ({ section, banners }) => ({ site_content: [{ key: `menu/${section}`, value: banners }] }),
  home: (home) => ({ site_content: [{ key: 'home', value: home }] }),
};

export function isContent(kind: RecordKind): kind is ContentKind {
  return Object.hasOwn(contentRows, kind);
}
