import type { SeedVariant } from '../demo-product.ts';
import type { Random } from './random.ts';

/** Stock of a product: `thin` for outlet products, `gone` for sold-out ones. */
export type StockLevel = 'full' | 'thin' | 'gone';

function quantity(random: Random, level: StockLevel): number {
  if (level === 'gone') return 0;
  if (level === 'thin') return random.chance(0.6) ? 0 : random.between(1, 3);
  if (random.chance(0.13)) return 0;
  return random.chance(0.25) ? random.between(1, 3) : random.between(4, 24);
}

/**
 * The colours of a product with their sizes.
 * @param slug the beginning of their paths
 */
export function createVariants(
  random: Random,
  productId: number,
  slug: string,
  colours: readonly string[],
  sizes: readonly string[],
  level: StockLevel,
): readonly SeedVariant[] {
  return colours.map((colour, index): SeedVariant => {
    const id = productId * 10 + index + 1;
    const stock = random.chance(0.04) ? 'gone' : level;
    return {
      id,
      colour,
      path: `/p/${slug}-${colour}-${id}/`,
      options: sizes.map((title, position) => ({
        id: id * 100 + position + 1,
        title,
        quantity: quantity(random, stock),
      })),
    };
  });
}
