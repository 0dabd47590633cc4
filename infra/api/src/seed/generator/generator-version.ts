import { createHash } from 'node:crypto';
import { allKinds } from '../kinds/all-kinds.ts';
import { seedBrands } from '../reference/brands.ts';
import { allCategories } from '../reference/categories.ts';
import { seedFilterValues } from '../reference/filter-values.ts';
import { seedTeams } from '../reference/teams.ts';
import { generateProducts } from './generate.ts';

/** Increase it when the writer changes its rows while the generated data stay the same. */
const writerVersion = 1;

/**
 * A hash that changes with everything the catalogue is generated from. Data are hashed directly, the effect of functions by a
 * small catalogue.
 */
export function generatorVersion(): string {
  const hash = createHash('sha256');
  hash.update(JSON.stringify([writerVersion, allKinds, seedBrands, allCategories, seedFilterValues, seedTeams]));
  for (const product of generateProducts({ products: 160, seed: 1 })) hash.update(JSON.stringify(product));
  return hash.digest('hex').slice(0, 16);
}
