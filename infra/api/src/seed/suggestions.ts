import { localized } from '../database/localized.ts';
import { seedBrands } from './brands.ts';
import type { SeedProduct } from './catalogue.ts';
import { seedCategories } from './categories.ts';

export type SeedSuggestion = { readonly phrase: string; readonly weight: number };

const genderNames = ['', 'Damen', 'Herren', 'Kinder'] as const;

/** What the search box offers: categories, brands and their usual combinations, weighted by the products behind them. */
export function collectSuggestions(products: readonly SeedProduct[]): readonly SeedSuggestion[] {
  const weights = new Map<string, number>();
  const count = (phrase: string) => weights.set(phrase, (weights.get(phrase) ?? 0) + 1);
  const brandNames = new Map(seedBrands.map(({ id, name }) => [id, name]));
  const categoryNames = new Map(seedCategories.map(({ id, names }) => [id, localized(names, 'at')]));
  for (const { brandId, categoryId, gender, names } of products) {
    const brand = brandNames.get(brandId) ?? '';
    const category = categoryNames.get(categoryId) ?? '';
    count(category);
    count(brand);
    count(`${brand} ${category}`);
    for (const value of gender === 0 ? [1, 2] : [gender]) count(`${category} ${genderNames[value]}`);
    count(`${brand} ${localized(names, 'at')}`);
  }
  return [...weights].map(([phrase, weight]) => ({ phrase, weight }));
}
