import type { Localized } from '../database/localized.ts';

export type SeedCategory = {
  readonly id: number;
  readonly parentId: number | null;
  readonly slug: string;
  readonly path: string;
  readonly names: Localized;
  readonly position: number;
};

type CategoryRow = readonly [id: number, path: string, name: string];

// Area, then category. Ids are part of what frontends may keep, so they are written down and never renumbered.
const rows: readonly CategoryRow[] = [
  [10, 'schuhe', 'Schuhe'],
  [11, 'schuhe/laufschuhe', 'Laufschuhe'],
  [12, 'schuhe/trailrunningschuhe', 'Trailrunningschuhe'],
  [13, 'schuhe/wanderschuhe', 'Wanderschuhe'],
  [14, 'schuhe/sneaker', 'Sneaker'],
  [20, 'bekleidung', 'Bekleidung'],
  [21, 'bekleidung/regenjacken', 'Regenjacken'],
  [22, 'bekleidung/daunenjacken', 'Daunenjacken'],
  [23, 'bekleidung/shirts', 'Shirts'],
  [24, 'bekleidung/shorts', 'Shorts'],
  [25, 'bekleidung/tights', 'Tights'],
  [30, 'ausruestung', 'Ausrüstung'],
  [31, 'ausruestung/ski', 'Ski'],
  [32, 'ausruestung/helme', 'Helme'],
  [33, 'ausruestung/rucksaecke', 'Rucksäcke'],
  [40, 'fahrraeder', 'Fahrräder'],
  [41, 'fahrraeder/mountainbikes', 'Mountainbikes'],
  [42, 'fahrraeder/gravelbikes', 'Gravelbikes'],
  [43, 'fahrraeder/kinderraeder', 'Kinderräder'],
];

const idByPath = new Map(rows.map(([id, path]) => [path, id]));

export const seedCategories: readonly SeedCategory[] = rows.map(([id, path, name], position) => {
  const cut = path.lastIndexOf('/');
  return {
    id,
    parentId: cut < 0 ? null : (idByPath.get(path.slice(0, cut)) ?? null),
    slug: path.slice(cut + 1),
    path,
    names: { at: name },
    position,
  };
});
