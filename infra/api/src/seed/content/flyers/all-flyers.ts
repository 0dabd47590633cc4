import type { SeedFlyer } from './flyer-plan.ts';

export const seedFlyers: readonly SeedFlyer[] = [];
