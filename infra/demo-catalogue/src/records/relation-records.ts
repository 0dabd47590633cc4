import type { AccessoriesRecord, SetRecord, TeamRecord } from '@bergauf/catalogue-format/records/product-record';
import { createRandom, seedOf } from '../generator/random.ts';
import { assortmentOf, seedTeams, teamLogoSeed } from '../reference/teams.ts';
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

export function teamRecords(pool: ProductPool): readonly TeamRecord[] {
  return seedTeams.map((team) => {
    const { id, slug, name, sport, town, texts } = team;
    const logo = { file: logoFile('teams', slug, teamLogoSeed(team)) };
    return { id, slug, name, sport, town, texts, logo, products: [...assortmentOf(team, pool)] };
  });
}
