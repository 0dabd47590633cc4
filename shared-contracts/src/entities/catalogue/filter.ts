import Type, { type Static } from 'typebox';

/** The ids of the filter groups: the first four are SPEC 9's, the others ours. */
export const filterGroupIds = {
  brand: 83,
  color: 91,
  gender: 82,
  size: 89,
  saletype: 93,
  addition: 94,
  sports: 95,
} as const;

/** `checkbox` groups take any number of values, `radio` and `dropdown` groups one (SPEC 4). */
export const FilterType = Type.Union([Type.Literal('checkbox'), Type.Literal('radio'), Type.Literal('dropdown')]);
export type FilterType = Static<typeof FilterType>;

const filterValue = {
  /** Unique across all groups: the `filters` parameter is a list of these. A gender's id is its number (1 to 3). */
  fv_id: Type.Integer(),
  fv_name: Type.String(),
  /** A shorter name for narrow screens. */
  fv_name_mobile: Type.Optional(Type.String()),
  count: Type.Integer({ minimum: 0 }),
  hidden: Type.Boolean(),
  /** Colours only. */
  hex: Type.Optional(Type.String()),
};

/** One facet value. A value without products under the other groups' selection is still listed, with `count` 0. */
export const FilterValue = Type.Object({
  ...filterValue,
  /** Sub-sports of a sport (SPEC 3: pivot children). A chosen sub-sport narrows a parent that is chosen with it. */
  children: Type.Optional(Type.Array(Type.Object(filterValue))),
});
export type FilterValue = Static<typeof FilterValue>;

export const FilterGroup = Type.Object({
  f_id: Type.Integer(),
  f_name: Type.String(),
  /** `GENERAL_Brand`, `color`, `gender`, `size`, `saletype`, `addition`, `sports`. */
  sysname: Type.String(),
  type: FilterType,
  values: Type.Array(FilterValue),
});
export type FilterGroup = Static<typeof FilterGroup>;

/** A chosen value with the name of its group, ready for a chip. */
export const SelectedFilterValue = Type.Object({
  fv_id: Type.Integer(),
  fv_name: Type.String(),
  f_id: Type.Integer(),
  f_name: Type.String(),
  /** Set where the value comes from the path, not from `filters`: removing it leads to another page (SPEC 2). */
  isPageLevel: Type.Optional(Type.Boolean()),
});
export type SelectedFilterValue = Static<typeof SelectedFilterValue>;
