import type { ProductRecord } from '@bergauf/catalogue-format/records/product-record';
import { known, type Lookups, trailOf } from './rows/lookups.ts';

const genderNames: Readonly<Record<ProductRecord['gender'], readonly string[]>> = {
  unisex: ['Damen', 'Herren'],
  women: ['Damen'],
  men: ['Herren'],
  kids: ['Kinder'],
};

/** Minimum number of products for a suggestion. */
const leastHits = 3;

export type SuggestionCounter = {
  count(product: ProductRecord): void;
  all(): readonly { readonly phrase: string; readonly weight: number }[];
};

/** Counts the products behind each suggestion: categories, brands, sports and common combinations. */
export function createSuggestionCounter(lookups: Lookups): SuggestionCounter {
  const weights = new Map<string, number>();
  const add = (phrase: string) => weights.set(phrase, (weights.get(phrase) ?? 0) + 1);
  return {
    count({ brand: slug, category, gender, sports }) {
      const brand = known(lookups.brands, slug).name;
      add(brand);
      for (const path of sports) add(known(lookups.sports, path).names.at);
      for (const { names, isCollective } of trailOf(known(lookups.categories, category))) {
        if (isCollective) continue;
        add(names.at);
        add(`${brand} ${names.at}`);
        for (const name of genderNames[gender]) add(`${names.at} ${name}`);
      }
    },
    all: () => [...weights].filter(([, weight]) => weight >= leastHits).map(([phrase, weight]) => ({ phrase, weight })),
  };
}
