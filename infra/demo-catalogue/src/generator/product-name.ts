import type { SeedBrand } from '../reference/brands.ts';
import type { CatalogueCategory } from '../reference/categories.ts';
import type { KindSpec } from './kind-spec.ts';
import type { Random } from './random.ts';

const generations = ['', '', ' 2', ' 3', ' Pro', ' Light', ' Evo', ' Plus', ' 4'];

/** A brand of the category's range. Brands whose main range it is are three times as likely. */
export function pickBrand(random: Random, { range }: CatalogueCategory, brands: readonly SeedBrand[]): SeedBrand {
  const makers = brands.filter(({ ranges }) => ranges.includes(range));
  const weighted = makers.flatMap((brand) => (brand.ranges[0] === range ? [brand, brand, brand] : [brand]));
  return random.pick(weighted);
}

/** A model name that is not taken. When all combinations are used up, numbers are added. */
export function pickModel(random: Random, { modelNames }: KindSpec, isTaken: (model: string) => boolean): string {
  for (let attempt = 0; ; attempt++) {
    const generation = attempt < 40 ? random.pick(generations) : ` ${random.between(5, 5 + attempt)}`;
    const model = `${random.pick(modelNames)}${generation}`;
    if (!isTaken(model)) return model;
  }
}
