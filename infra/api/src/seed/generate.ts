import { seedBrands } from './brands.ts';
import type { SeedOptions, SeedProduct } from './catalogue.ts';
import { generateProduct } from './generate-product.ts';
import { allKinds } from './kinds/all-kinds.ts';
import { createRandom } from './random.ts';

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

/** The whole catalogue, reproducible from its options. */
export function generateCatalogue({ products, seed }: SeedOptions): readonly SeedProduct[] {
  const random = createRandom(seed);
  const taken = new Set<string>();
  const counts = modelsPerKind(products);
  let id = firstProductId;
  return allKinds.flatMap((kind, index) =>
    Array.from({ length: counts[index] ?? 0 }, () => generateProduct(random, kind, seedBrands, id++, taken)),
  );
}
