import { asc } from 'drizzle-orm';
import { filterGroupIds } from 'shared-contracts/entities';
import type { CatalogueIndex } from '../catalogue-index/catalogue-index.ts';
import { membersOf, unionOf } from '../catalogue-index/facets/bitset.ts';
import type { Orm } from '../database/database.ts';
import { type Localized, localized } from '../database/localized.ts';
import { brands, categories, filterValues, sports } from '../database/schema.ts';
import { genderSections, gendersIn, type SectionGender } from './genders.ts';

export type Brand = typeof brands.$inferSelect;

export type Category = {
  readonly id: number;
  readonly parentId: number | null;
  readonly names: Localized;
  /** Without gender: `schuhe/laufschuhe`. */
  readonly path: string;
  readonly children: readonly Category[];
  /** The ids of the category and all its descendants. */
  readonly subtree: readonly number[];
};

/** A sport or a sub-sport. The id equals that of the filter value. */
export type Sport = {
  readonly id: number;
  readonly parentId: number | null;
  readonly names: Localized;
  /** `laufen`, `laufen/trailrunning` */
  readonly path: string;
};

export type KnownFilterValue = {
  readonly id: number;
  readonly filterId: number;
  readonly name: string;
  readonly names: Localized;
  readonly shortNames: Localized | null;
  readonly hex: string | null;
  /** Products and options name a colour, addition or size by it. */
  readonly key: string | null;
};

/** The small tables that products refer to. Loaded at start, and anew when one of them changes. */
export type ReferenceTables = {
  readonly brands: readonly Brand[];
  readonly brandById: ReadonlyMap<number, Brand>;
  readonly brandBySlug: ReadonlyMap<string, Brand>;
  /** The top level of the category tree. */
  readonly areas: readonly Category[];
  readonly categoryById: ReadonlyMap<number, Category>;
  readonly categoryByPath: ReadonlyMap<string, Category>;
  /** Sports and sub-sports in display order. */
  readonly sports: readonly Sport[];
  readonly sportById: ReadonlyMap<number, Sport>;
  readonly sportByPath: ReadonlyMap<string, Sport>;
  readonly filterValueById: ReadonlyMap<number, KnownFilterValue>;
  /** By filter group in display order: brands by name, all others by position. */
  readonly filterValuesByGroup: ReadonlyMap<number, readonly KnownFilterValue[]>;
  /** Colours by their key. */
  readonly colourByKey: ReadonlyMap<string, KnownFilterValue>;
  /** The names of a size by its Austrian title. */
  readonly sizeNames: ReadonlyMap<string, Localized>;
};

export type ReferenceData = ReferenceTables & {
  readonly tables: ReferenceTables;
  /** The number of products of a category and its descendants in a gender's section. */
  productsIn(section: SectionGender, category: Category): number;
};

/** The result does not reference the index, which would stay in memory otherwise. */
export function withProductCounts(tables: ReferenceTables, index: CatalogueIndex): ReferenceData {
  const counts = new Map(
    genderSections.map(({ gender }) => {
      const products = unionOf(index.size, gendersIn(gender).map(index.ofGender));
      return [gender, index.categories.countIn(membersOf(products))];
    }),
  );
  return {
    ...tables,
    tables,
    productsIn: (section, { subtree }) => subtree.reduce((sum, id) => sum + (counts.get(section)?.get(id) ?? 0), 0),
  };
}

type CategoryRow = typeof categories.$inferSelect;

function buildTree(rows: readonly CategoryRow[], parentId: number | null): readonly Category[] {
  return rows
    .filter((row) => row.parentId === parentId)
    .map((row) => {
      const children = buildTree(rows, row.id);
      return {
        id: row.id,
        parentId,
        names: row.names,
        path: row.path,
        children,
        subtree: [row.id, ...children.flatMap(({ subtree }) => subtree)],
      };
    });
}

function flatten(tree: readonly Category[]): readonly Category[] {
  return tree.flatMap((category) => [category, ...flatten(category.children)]);
}

function valuesByGroup(values: readonly KnownFilterValue[]): ReferenceData['filterValuesByGroup'] {
  const groups = new Map(
    [...new Set(values.map(({ filterId }) => filterId))].map((id): [number, KnownFilterValue[]] => [id, []]),
  );
  for (const value of values) groups.get(value.filterId)?.push(value);
  groups.get(filterGroupIds.brand)?.sort((a, b) => a.name.localeCompare(b.name, 'de'));
  return groups;
}

export async function loadReferenceTables(orm: Orm): Promise<ReferenceTables> {
  const brandRows = await orm.select().from(brands).orderBy(asc(brands.position), asc(brands.id));
  const categoryRows = await orm.select().from(categories).orderBy(asc(categories.position), asc(categories.id));
  const valueRows = await orm.select().from(filterValues).orderBy(asc(filterValues.position), asc(filterValues.id));
  const sportRows = await orm.select().from(sports).orderBy(asc(sports.position), asc(sports.id));
  const areas = buildTree(categoryRows, null);
  const all = flatten(areas);
  const values = valueRows.map(({ id, filterId, names, shortNames, hex, key }) => ({
    id,
    filterId,
    name: localized(names, 'at'),
    names,
    shortNames,
    hex,
    key,
  }));
  const byKey = (group: number) => values.filter(({ filterId }) => filterId === group);
  return {
    brands: brandRows,
    brandById: new Map(brandRows.map((brand) => [brand.id, brand])),
    brandBySlug: new Map(brandRows.map((brand) => [brand.slug, brand])),
    areas,
    categoryById: new Map(all.map((category) => [category.id, category])),
    categoryByPath: new Map(all.map((category) => [category.path, category])),
    sports: sportRows,
    sportById: new Map(sportRows.map((sport) => [sport.id, sport])),
    sportByPath: new Map(sportRows.map((sport) => [sport.path, sport])),
    filterValueById: new Map(values.map((value) => [value.id, value])),
    filterValuesByGroup: valuesByGroup(values),
    colourByKey: new Map(byKey(filterGroupIds.color).map((value) => [value.key ?? '', value])),
    sizeNames: new Map(byKey(filterGroupIds.size).map(({ name, names }) => [name, names])),
  };
}
