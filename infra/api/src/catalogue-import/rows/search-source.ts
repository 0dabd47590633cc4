import type { ProductRecord } from '@bergauf/catalogue-format/records/product-record';
import type { Localized } from '../../database/localized.ts';
import { type Lookups, requireKnown, trailOf } from './lookups.ts';

const genderWords: Readonly<Record<ProductRecord['gender'], string>> = {
  unisex: 'Damen Herren Unisex Women Men',
  women: 'Damen Frauen Frau Women',
  men: 'Herren Männer Mann Men',
  kids: 'Kinder Kids Jugend Buben Mädchen',
};

const names = (texts: readonly Localized[]) => texts.map(({ at, en = '' }) => `${at} ${en}`).join(' ');

/**
 * The words by which a product is found, in four lines of falling weight: category, nouns and synonyms; brand and name; gender,
 * area and sports; colours. Migration 0012 splits it.
 */
export function searchSource(product: ProductRecord, lookups: Lookups): string {
  const [area, ...below] = trailOf(requireKnown(lookups.categories, product.category));
  const categories = below
    .toReversed()
    .flatMap(({ names: own, searchWords = '', isCollective }) => [searchWords, isCollective ? '' : names([own])]);
  const lines = [
    [product.searchWords ?? '', ...categories, area?.searchWords ?? ''],
    [requireKnown(lookups.brands, product.brand).name, names([product.names])],
    [
      genderWords[product.gender],
      area && !area.isCollective ? names([area.names]) : '',
      names(product.sports.map((path) => requireKnown(lookups.sports, path).names)),
    ],
    [names(product.variants.map(({ colour }) => requireKnown(lookups.colours, colour).names))],
  ];
  return lines.map((words) => words.join(' ').replace(/\s+/g, ' ').trim()).join('\n');
}
