import Type, { type Static } from 'typebox';
import { NamedLink } from '../link.ts';
import { TeamSummary } from '../shopper/team.ts';
import { FilterGroup, SelectedFilterValue } from './filter.ts';
import { Gender } from './gender.ts';
import { ProductTile } from './product-tile.ts';

/** SPEC 9: favorite (sales_rank desc, the default), price high to low, price low to high, newest (added_at desc). */
export const SortField = Type.Union([Type.Literal('sales_rank'), Type.Literal('price'), Type.Literal('added_at')]);
export type SortField = Static<typeof SortField>;
export const SortOrder = Type.Union([Type.Literal('asc'), Type.Literal('desc')]);
export type SortOrder = Static<typeof SortOrder>;

/** Whole euros. */
export const PriceRange = Type.Object({ min: Type.Number(), max: Type.Number() });
export type PriceRange = Static<typeof PriceRange>;

/** A category below the listing scope; `children` is filled along the active path only. */
export const CategoryNode = Type.Cyclic(
  {
    CategoryNode: Type.Object({
      id: Type.Integer(),
      name: Type.String(),
      url: Type.String(),
      count: Type.Integer(),
      active: Type.Boolean(),
      children: Type.Array(Type.Ref('CategoryNode')),
    }),
  },
  'CategoryNode',
);
export type CategoryNode = Static<typeof CategoryNode>;

const sportLink = {
  /** The id of its filter value. */
  id: Type.Integer(),
  name: Type.String(),
  url: Type.String(),
  /** Products of the list at `url`, with the request's search words and filters other than sports. */
  count: Type.Integer({ minimum: 0 }),
  active: Type.Boolean(),
};

/** A sport with products in the listing scope; `children` is filled for the active one. */
export const ListedSport = Type.Object({ ...sportLink, children: Type.Array(Type.Object(sportLink)) });
export type ListedSport = Static<typeof ListedSport>;

/** SPEC 3 "Search response parts": a page of products with its facets. */
export const Listing = Type.Object({
  heading: Type.String(),
  /** What a search ignored, corrected or restricted, in the locale of the request: sentences to show as plain text. */
  note: Type.Optional(Type.String()),
  breadcrumb: Type.Array(NamedLink),
  products: Type.Array(ProductTile),
  total: Type.Integer({ minimum: 0 }),
  page: Type.Integer({ minimum: 1 }),
  pages: Type.Integer({ minimum: 1 }),
  view: Type.Object({ left: Type.Array(FilterGroup) }),
  selected: Type.Object({
    /** Keyed by filter value id; includes the values of the path. */
    byId: Type.Record(Type.String(), SelectedFilterValue),
    /** The chosen filter value ids, ascending. */
    all: Type.Array(Type.Integer()),
    page: Type.Integer(),
    last: Type.Integer(),
    price: Type.Object({
      min: Type.Union([Type.Number(), Type.Null()]),
      max: Type.Union([Type.Number(), Type.Null()]),
    }),
  }),
  price: Type.Object({
    /** Price bounds for the shopper's price type (SPEC 6), for wide and for narrow screens. */
    range: Type.Object({ role: PriceRange, mobile: PriceRange }),
  }),
  categoryTree: Type.Object({
    tree: Type.Array(CategoryNode),
    /** True if the listing's own category has no children. */
    lastLevel: Type.Boolean(),
    isGenderInRequest: Type.Boolean(),
    outlet: Type.Boolean(),
    /** Addresses of this listing for the other genders. */
    genders: Type.Array(
      Type.Object({ gender: Gender, name: Type.String(), url: Type.String(), active: Type.Boolean() }),
    ),
  }),
  sports: Type.Array(ListedSport),
  sorting: Type.Object({
    field: SortField,
    type: SortOrder,
    options: Type.Array(Type.Object({ field: SortField, type: SortOrder, name: Type.String() })),
  }),
  /** In the team shop: the team whose assortment is listed; absent where several are. */
  team: Type.Optional(TeamSummary),
});
export type Listing = Static<typeof Listing>;
