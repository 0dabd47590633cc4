import type { AccessoriesRecord, SetRecord, TeamRecord } from '@bergauf/catalogue-format/records/product-record';
import { createRandom, seedOf } from '../generator/random.ts';
import { assortmentOf, type TeamText, teamLogoSeed, termsOf } from '../reference/teams.ts';
import { accessoriesOf } from '../relations/accessories.ts';
import type { ProductPool } from '../relations/product-pool.ts';
import { relatedTo } from '../relations/related.ts';
import { setsOf } from '../relations/sets.ts';
import { logoFile } from './reference-records.ts';

export function* setRecords(pool: ProductPool): Generator<SetRecord, void, undefined> {
  for (const product of pool.all) {
    for (const set of setsOf(createRandom(seedOf(product.id, 'sets', 0)), product, pool)) {
      const { id, mainProductId, names, discountPercent, companionIds } = set;
      yield { id, product: mainProductId, names, discountPercent, companions: [...companionIds] };
    }
  }
}

export function* accessoriesRecords(pool: ProductPool): Generator<AccessoriesRecord, void, undefined> {
  for (const product of pool.all) {
    const accessories = [...accessoriesOf(createRandom(seedOf(product.id, 'accessories', 0)), product, pool)];
    const related = [...relatedTo(product, pool)];
    if (accessories.length + related.length > 0) yield { product: product.id, accessories, related };
  }
}

/** @param day the catalogue's day, an ISO date */
export function teamRecords(teams: readonly TeamText[], pool: ProductPool, day: string): readonly TeamRecord[] {
  return teams.map((team) => {
    const { id, slug, name, sport, town, texts } = team;
    const logo = { file: logoFile('teams', slug, teamLogoSeed(team)) };
    const products = [...assortmentOf(team, pool)];
    return { id, slug, name, sport, town, texts, logo, terms: termsOf(team, products, pool, day), products };
  });
}
