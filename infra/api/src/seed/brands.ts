import type { ProductKind } from '../pictures/index.ts';

export type SeedBrand = {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  /** Price level: 1 is the middle of the market. */
  readonly level: number;
  readonly kinds: readonly ProductKind[];
};

type BrandRow = readonly [slug: string, name: string, level: number, kinds: readonly ProductKind[]];

// All invented. The order is that of the brand wall; the id follows from it, so new brands go to the end.
const rows: readonly BrandRow[] = [
  ['norrak', 'Norrak', 1.1, ['shell-jacket', 'down-jacket', 'hiking-boot', 'backpack', 'shirt']],
  ['gratwerk', 'Gratwerk', 1.3, ['shell-jacket', 'down-jacket', 'backpack', 'ski', 'helmet']],
  ['veltaro', 'Veltaro', 1.1, ['running-shoe', 'tights', 'shorts', 'shirt']],
  ['tauernlicht', 'Tauernlicht', 1.2, ['down-jacket', 'shell-jacket', 'shirt']],
  ['kessla', 'Kessla', 0.95, ['tights', 'shorts', 'shirt', 'sneaker']],
  ['pizkar', 'Pizkar', 1.2, ['ski', 'helmet', 'shell-jacket']],
  ['lynvik', 'Lynvik', 1, ['down-jacket', 'shell-jacket', 'hiking-boot', 'shirt']],
  ['ombrano', 'Ombrano', 1.15, ['bike', 'helmet', 'shorts']],
  ['stivaro', 'Stivaro', 1.15, ['hiking-boot', 'running-shoe']],
  ['fjellmark', 'Fjellmark', 0.9, ['shell-jacket', 'hiking-boot', 'backpack', 'shorts', 'shirt']],
  ['arvenholt', 'Arvenholt', 0.95, ['sneaker', 'shirt', 'backpack']],
  ['rokavo', 'Rokavo', 1, ['helmet', 'bike', 'backpack']],
  ['pacemo', 'Pacemo', 1, ['running-shoe', 'shorts', 'tights', 'shirt']],
  ['talwindt', 'Talwindt', 0.85, ['shirt', 'shorts', 'shell-jacket', 'tights']],
  ['trailaro', 'Trailaro', 1.1, ['running-shoe', 'hiking-boot', 'shorts', 'backpack']],
  ['brixaro', 'Brixaro', 0.9, ['sneaker', 'running-shoe', 'shirt']],
  ['ferndal', 'Ferndal', 1.05, ['ski', 'down-jacket', 'backpack']],
  ['kolmbach', 'Kolmbach', 1, ['backpack', 'bike', 'hiking-boot']],
  ['ulvano', 'Ulvano', 0.85, ['sneaker', 'shorts', 'tights']],
  ['sturmvik', 'Sturmvik', 0.8, ['running-shoe', 'shell-jacket', 'ski', 'bike', 'helmet']],
];

export const seedBrands: readonly SeedBrand[] = rows.map(([slug, name, level, kinds], index) => ({
  id: index + 1,
  slug,
  name,
  level,
  kinds,
}));
