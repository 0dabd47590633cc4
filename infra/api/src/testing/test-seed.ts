import type { SeedOptions } from '../seed/catalogue-types.ts';

/** The catalogue that tests see. */
export const testSeedOptions: SeedOptions = { products: 600, seed: 1, day: '2026-03-02' };
