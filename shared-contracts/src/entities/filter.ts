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

/** `checkbox` groups take any number of values, `radio` groups one. */
export const FilterType = Type.Union([Type.Literal('checkbox'), Type.Literal('radio')]);
export type FilterType = Static<typeof FilterType>;

/** One facet value. A value that the other groups' selection has emptied stays listed with `count` 0. */
export const FilterValue = Type.Object({
  /** Unique over all groups: the `filters` parameter is a list of these. */
  fv_id: Type.Integer(),
  fv_name: Type.String(),
  /** A shorter name for narrow screens. */
  fv_name_mobile: Type.Optional(Type.String()),
  count: Type.Integer({ minimum: 0 }),
  hidden: Type.Boolean(),
  /** Colours only. */
  hex: Type.Optional(Type.String()),
});
export type FilterValue = Static<typeof FilterValue>;

export const FilterGroup = Type.Object({
  f_id: Type.Integer(),
  f_name: Type.String(),
  /** `GENERAL_Brand`, `color`, `gender`, `size`. */
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
});
export type SelectedFilterValue = Static<typeof SelectedFilterValue>;
