import type {
  BrandRecord,
  CategoryRecord,
  ColourRecord,
  SportRecord,
} from '@bergauf/catalogue-format/records/reference-records';

export type KnownCategory = CategoryRecord & { readonly parent: KnownCategory | null };

/** Values by key that records refer to, filled while the import reads the files. */
export type Lookups = {
  readonly brands: Map<string, BrandRecord>;
  readonly categories: Map<string, KnownCategory>;
  readonly sports: Map<string, SportRecord>;
  readonly colours: Map<string, ColourRecord>;
  /** Filter values by key. */
  readonly additions: Map<string, number>;
};

export function createLookups(): Lookups {
  return { brands: new Map(), categories: new Map(), sports: new Map(), colours: new Map(), additions: new Map() };
}

/** The value of a key that the check has found to exist. */
export function requireKnown<Value>(map: ReadonlyMap<string, Value>, key: string): Value {
  const value = map.get(key);
  if (value === undefined) throw new Error(`"${key}" was not read before it was named`);
  return value;
}

/** From the top level down to the category. */
export function trailOf(category: KnownCategory): readonly KnownCategory[] {
  return category.parent === null ? [category] : [...trailOf(category.parent), category];
}

/** The path above a path; null for the top level. */
export function parentPath(path: string): string | null {
  const end = path.lastIndexOf('/');
  return end < 0 ? null : path.slice(0, end);
}

/** The filter value of a brand. Ids below 1000 keep their place between the genders and the other values. */
export const brandFilterValue = (brandId: number): number => (brandId < 1000 ? 1000 : 1_000_000) + brandId;
