import type { Localized } from '@bergauf/catalogue-format/records/fields';
import type { Random } from '../generator/random.ts';
import { firstOf, type PooledProduct, type ProductPool, pathsAbove, suits } from './product-pool.ts';

export type SeedSet = {
  readonly id: number;
  readonly mainProductId: number;
  readonly names: Localized;
  /** The discount on each product of the set. */
  readonly discountPercent: number;
  readonly companionIds: readonly number[];
};

type SetRule = {
  readonly main: string;
  /** One product of each category. */
  readonly companions: readonly string[];
  readonly names: Localized;
  readonly discountPercent: number;
  /** The share of main products that get such a set. */
  readonly share: number;
};

export const setRules: readonly SetRule[] = [
  {
    main: 'wintersport/ski/pistenski',
    companions: ['wintersport/bindungen/pistenbindungen'],
    names: { at: 'Ski mit Bindung', en: 'Skis with bindings' },
    discountPercent: 12,
    share: 0.95,
  },
  {
    main: 'wintersport/ski/pistenski',
    companions: ['wintersport/bindungen/pistenbindungen', 'wintersport/stoecke'],
    names: { at: 'Ski mit Bindung und Stöcken', en: 'Skis with bindings and poles' },
    discountPercent: 15,
    share: 0.5,
  },
  {
    main: 'wintersport/ski/tourenski',
    companions: ['wintersport/bindungen/tourenbindungen'],
    names: { at: 'Tourenski mit Bindung', en: 'Touring skis with bindings' },
    discountPercent: 12,
    share: 0.95,
  },
  {
    main: 'wintersport/snowboards',
    companions: ['ausruestung/helme/skihelme', 'ausruestung/brillen/skibrillen'],
    names: { at: 'Board mit Helm und Brille', en: 'Board with helmet and goggles' },
    discountPercent: 10,
    share: 0.4,
  },
  {
    main: 'fahrraeder/kinderraeder',
    companions: ['ausruestung/helme/radhelme'],
    names: { at: 'Kinderrad mit Helm', en: "Kids' bike with helmet" },
    discountPercent: 10,
    share: 0.6,
  },
  {
    main: 'fahrraeder/gravelbikes',
    companions: ['ausruestung/helme/radhelme', 'fahrraeder/zubehoer/beleuchtung'],
    names: { at: 'Gravelbike mit Helm und Licht', en: 'Gravel bike with helmet and lights' },
    discountPercent: 8,
    share: 0.4,
  },
  {
    main: 'fahrraeder/mountainbikes',
    companions: ['ausruestung/helme/radhelme'],
    names: { at: 'Mountainbike mit Helm', en: 'Mountain bike with helmet' },
    discountPercent: 8,
    share: 0.4,
  },
  {
    main: 'ausruestung/camping/zelte',
    companions: ['ausruestung/camping/schlafsaecke', 'ausruestung/camping/isomatten'],
    names: { at: 'Zelt, Schlafsack und Matte', en: 'Tent, sleeping bag and mat' },
    discountPercent: 12,
    share: 0.5,
  },
  {
    main: 'schuhe/kletterschuhe/einstieg',
    companions: ['ausruestung/klettern/klettergurte'],
    names: { at: 'Kletterschuhe mit Gurt', en: 'Climbing shoes with harness' },
    discountPercent: 10,
    share: 0.5,
  },
  {
    main: 'sportgeraete/training/hanteln',
    companions: ['sportgeraete/training/matten'],
    names: { at: 'Hanteln mit Matte', en: 'Dumbbells with mat' },
    discountPercent: 10,
    share: 0.4,
  },
];

const choice = 16;

/** The sets with this main product, if the catalogue has all companions. */
export function setsOf(random: Random, product: PooledProduct, pool: ProductPool): readonly SeedSet[] {
  if (product.saleType !== 'regular') return [];
  const paths = pathsAbove(product.categoryId);
  return setRules.flatMap((rule, index): SeedSet[] => {
    if (!paths.includes(rule.main) || !random.chance(rule.share)) return [];
    const companions = rule.companions.flatMap((path) => {
      const fitting = firstOf(
        pool.bestIn(path),
        choice,
        ({ gender, saleType }) => suits(product.gender, gender) && saleType === 'regular',
      );
      return random.sample(fitting, 1);
    });
    if (companions.length < rule.companions.length) return [];
    return [
      {
        // Ids of one product's sets are consecutive. There are at most ten rules.
        id: product.id * 10 + index,
        mainProductId: product.id,
        names: rule.names,
        discountPercent: rule.discountPercent,
        companionIds: companions.map(({ id }) => id),
      },
    ];
  });
}
