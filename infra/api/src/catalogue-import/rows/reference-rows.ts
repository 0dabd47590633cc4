import type { RecordKind, RecordOf } from '@bergauf/catalogue-format/record-kinds';
import { filterValueRows } from './filter-value-rows.ts';
import { brandFilterValue, type Lookups, parentPath, requireKnown } from './lookups.ts';
import type { TableRows } from './product-rows.ts';

type ReferenceKind = Extract<
  RecordKind,
  'brands' | 'categories' | 'sports' | 'colours' | 'sizes' | 'additions' | 'sets' | 'accessories' | 'teams'
>;

const lastSegment = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** The rows of a record that products refer to or that refers to products. Keys are remembered in `lookups`. */
export const referenceRows: {
  readonly [Kind in ReferenceKind]: (record: RecordOf<Kind>, position: number, lookups: Lookups) => TableRows;
} = {
  brands(brand, position, lookups) {
    lookups.brands.set(brand.slug, brand);
    const { id, name } = brand;
    return {
      brands: [{ ...brand, position }],
      filter_values: filterValueRows('brand', [{ id: brandFilterValue(id), names: { at: name } }], position),
    };
  },
  categories(category, position, lookups) {
    const { id, path, names, searchWords, isCollective = false } = category;
    const above = parentPath(path);
    const parent = above === null ? null : requireKnown(lookups.categories, above);
    lookups.categories.set(path, { ...category, parent });
    const row = { id, parent_id: parent?.id, slug: lastSegment(path), path, names, position };
    return { categories: [{ ...row, search_words: searchWords, is_collective: isCollective }] };
  },
  sports(sport, position, lookups) {
    const { id, path, names } = sport;
    const above = parentPath(path);
    const parentId = above === null ? null : requireKnown(lookups.sports, above).id;
    lookups.sports.set(path, sport);
    return {
      filter_values: filterValueRows('sports', [{ id, names }], position),
      sports: [{ id, parent_id: parentId, slug: lastSegment(path), path, names, position }],
    };
  },
  colours(colour, position, lookups) {
    lookups.colours.set(colour.key, colour);
    return { filter_values: filterValueRows('color', [colour], position) };
  },
  sizes: ({ id, names, shortNames }, position) => ({
    filter_values: filterValueRows('size', [{ id, names, shortNames, key: names.at }], position),
  }),
  additions(addition, position, lookups) {
    lookups.additions.set(addition.key, addition.id);
    return { filter_values: filterValueRows('addition', [addition], position) };
  },
  sets: ({ id, product, names, discountPercent, companions }) => ({
    product_sets: [{ id, main_product_id: product, names, discount_percent: discountPercent }],
    product_set_items: companions.map((product_id, position) => ({ set_id: id, product_id, position })),
  }),
  accessories({ product, accessories, related }) {
    const rows = (type: string, ids: readonly number[]) =>
      ids.map((other_id, position) => ({ product_id: product, type, other_id, position }));
    return { product_relations: [...rows('accessory', accessories), ...rows('related', related)] };
  },
  teams({ products, sport, ...team }, position, lookups) {
    return {
      teams: [{ ...team, sport_id: requireKnown(lookups.sports, sport).id, position }],
      team_products: products.map((product_id, place) => ({ team_id: team.id, product_id, position: place })),
    };
  },
};

export function isReference(kind: RecordKind): kind is ReferenceKind {
  return Object.hasOwn(referenceRows, kind);
}
