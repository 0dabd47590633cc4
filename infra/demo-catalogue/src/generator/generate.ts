import type { CatalogueOptions } from '../demo-options.ts';
import type { SeedProduct } from '../demo-product.ts';
import { allKinds } from '../kinds/all-kinds.ts';
import { generateProduct } from './generate-product.ts';
import { createRandom, seedOf } from './random.ts';
import { refurbish } from './refurbish.ts';

const firstProductId = 1001;

/** The number of models of each kind in a catalogue of `total` products. Shares are rounded so that they add up. */
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
 * Generates the catalogue product by product, reproducibly. Each product has its own random sequence, so a change to one kind
 * leaves the others unchanged.
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
      // A refurbished product is not refurbished again.
      last = again ? null : product;
      id += 1;
    }
  }
}

/** The whole catalogue in one array. For large catalogues use `generateProducts`. */
export function generateCatalogue(options: CatalogueOptions): readonly SeedProduct[] {
  return [...generateProducts(options)];
}
