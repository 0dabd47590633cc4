import type { CatalogueOptions, SeedProduct } from '../catalogue-types.ts';
import { allKinds } from '../kinds/all-kinds.ts';
import { generateProduct } from './generate-product.ts';
import { createRandom, seedOf } from './random.ts';
import { refurbish } from './refurbish.ts';

const firstProductId = 1001;

/** How many models of each kind make up a catalogue of `total`: shares rounded so that they add up. */
function modelsPerKind(total: number): readonly number[] {
  const sum = allKinds.reduce((models, kind) => models + kind.models, 0);
  let before = 0;
  return allKinds.map((kind) => {
    const start = Math.round((before / sum) * total);
    before += kind.models;
    return Math.round((before / sum) * total) - start;
  });
}

/**
 * The catalogue, product by product, reproducible from its options. Each product has chance of its own, so a change to one
 * kind leaves the others as they are.
 */
export function* generateProducts({ products, seed }: CatalogueOptions): Generator<SeedProduct, void, undefined> {
  const counts = modelsPerKind(products);
  let id = firstProductId;
  for (const [index, kind] of allKinds.entries()) {
    const taken = new Set<string>();
    let last: SeedProduct | null = null;
    for (let number = 0; number < (counts[index] ?? 0); number++) {
      const random = createRandom(seedOf(seed, kind.kind, number));
      const again: SeedProduct | null = last && refurbish(random, last, id);
      const product: SeedProduct = again ?? generateProduct(random, kind, id, taken);
      yield product;
      // Nothing is refurbished twice.
      last = again ? null : product;
      id += 1;
    }
  }
}

/** The whole catalogue at once; a large one is better taken product by product. */
export function generateCatalogue(options: CatalogueOptions): readonly SeedProduct[] {
  return [...generateProducts(options)];
}
