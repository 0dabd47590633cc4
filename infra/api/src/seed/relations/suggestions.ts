import type { SeedProduct } from '../catalogue-types.ts';
import { seedBrands } from '../reference/brands.ts';
import { categoryTrail } from '../reference/categories.ts';
import { seedSports } from '../reference/sports.ts';

export type SeedSuggestion = { readonly phrase: string; readonly weight: number };

const genderNames = ['', 'Damen', 'Herren', 'Kinder'] as const;

/** Minimum number of products for a suggestion. */
const leastHits = 3;

const brandNames = new Map(seedBrands.map(({ id, name }) => [id, name]));
const sportNames = new Map(seedSports.map(({ id, names }) => [id, names.at]));

/** Counts the products behind each suggestion: categories, brands, sports and common combinations. */
export function createSuggestionCounter() {
  const weights = new Map<string, number>();
  const add = (phrase: string) => weights.set(phrase, (weights.get(phrase) ?? 0) + 1);
  return {
    count({ brandId, categoryId, gender, sportIds }: SeedProduct): void {
      const brand = brandNames.get(brandId) ?? '';
      add(brand);
      for (const id of sportIds) add(sportNames.get(id) ?? '');
      for (const { names, isCollective } of categoryTrail(categoryId)) {
        if (isCollective) continue;
        add(names.at);
        add(`${brand} ${names.at}`);
        for (const value of gender === 0 ? [1, 2] : [gender]) add(`${names.at} ${genderNames[value]}`);
      }
    },
    all(): readonly SeedSuggestion[] {
      return [...weights].filter(([, weight]) => weight >= leastHits).map(([phrase, weight]) => ({ phrase, weight }));
    },
  };
}
