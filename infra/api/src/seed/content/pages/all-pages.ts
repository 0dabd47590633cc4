import type { SeedPage } from './seed-page.ts';

export const seedPages: readonly SeedPage[] = [];
