import { slugOf } from '../../reference/slug.ts';
import { carinthiaStores } from './carinthia-styria.ts';
import { lowerAustriaStores } from './lower-austria.ts';
import { salzburgStores } from './salzburg.ts';
import type { StoreRow } from './store-row.ts';
import { tyrolStores } from './tyrol-vorarlberg.ts';
import { upperAustriaStores } from './upper-austria-burgenland.ts';
import { viennaStores } from './vienna.ts';

export type SeedStore = StoreRow & {
  readonly name: string;
  /** The store's path: `/shop/<shopUrl>/`. */
  readonly shopUrl: string;
};

const rows: readonly StoreRow[] = [
  ...viennaStores,
  ...lowerAustriaStores,
  ...upperAustriaStores,
  ...salzburgStores,
  ...tyrolStores,
  ...carinthiaStores,
];

export const seedStores: readonly SeedStore[] = rows.map((row) => {
  const where = row.quarter === undefined ? row.town : `${row.town} ${row.quarter}`;
  return { ...row, name: `Bergauf ${where}`, shopUrl: slugOf(where) };
});
