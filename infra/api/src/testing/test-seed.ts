import { defaultSeedOptions, type SeedOptions } from '../seed/catalogue.ts';

/** The catalogue that tests see. */
export const testSeedOptions: SeedOptions = defaultSeedOptions;
