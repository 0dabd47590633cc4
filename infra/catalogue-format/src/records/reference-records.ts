import Type, { type Static } from 'typebox';
import { Hex, Id, LocalizedName, maxReferenceId, Name, Path, record, SearchWords, Slug } from './fields.ts';
import { PictureReference } from './picture-reference.ts';

// Brands, categories, sports and the values of filters. Their order in the file is the order in the shop.

const ReferenceId = Type.Integer({ ...Id, maximum: maxReferenceId });

export const BrandRecord = record({
  id: ReferenceId,
  slug: Slug,
  name: Name,
  logo: Type.Optional(PictureReference),
});
export type BrandRecord = Static<typeof BrandRecord>;

export const CategoryRecord = record({
  id: ReferenceId,
  path: Path,
  names: LocalizedName,
  searchWords: Type.Optional(
    Type.String({
      ...SearchWords,
      description: 'Further words by which the products of the category and of those below are found.',
    }),
  ),
  isCollective: Type.Optional(
    Type.Boolean({ description: 'The name says nothing about a single product: it is no search word.' }),
  ),
});
export type CategoryRecord = Static<typeof CategoryRecord>;

/** Ids of filter values that the shop assigns itself: genders, brands (1000 + id) and sale types. */
export const reservedFilterValues = { below: 2000, saleTypes: { refurbished: 2735, outlet: 2736 } } as const;

const FilterValueId = Type.Integer({
  minimum: reservedFilterValues.below,
  maximum: 999_999,
  description: 'Part of bookmarked addresses. Unique over colours, sizes, additions and sports; not 2735 or 2736.',
});

export const SportRecord = record({
  id: FilterValueId,
  path: Type.String({ ...Path, pattern: '^[a-z0-9]+(-[a-z0-9]+)*(/[a-z0-9]+(-[a-z0-9]+)*)?$' }),
  names: LocalizedName,
});
export type SportRecord = Static<typeof SportRecord>;

export const ColourRecord = record({ id: FilterValueId, key: Slug, names: LocalizedName, hex: Hex });
export type ColourRecord = Static<typeof ColourRecord>;

/** Options name a size by its German name. */
export const SizeRecord = record({ id: FilterValueId, names: LocalizedName, shortNames: Type.Optional(LocalizedName) });
export type SizeRecord = Static<typeof SizeRecord>;

export const AdditionRecord = record({ id: FilterValueId, key: Slug, names: LocalizedName });
export type AdditionRecord = Static<typeof AdditionRecord>;
