import type { SeedBrand } from '../reference/brands.ts';
import type { CatalogueCategory } from '../reference/categories.ts';
import type { KindSpec } from './kind-spec.ts';
import type { Random } from './random.ts';

const generations = ['', '', ' 2', ' 3', ' Pro', ' Light', ' Evo', ' Plus', ' 4'];

/** Who makes it: a brand of the category's range, those whose main field it is more often. */
export function pickBrand(random: Random, { range }: CatalogueCategory, brands: readonly SeedBrand[]): SeedBrand {
  const makers = brands.filter(({ ranges }) => ranges.includes(range));
  const weighted = makers.flatMap((brand) => (brand.ranges[0] === range ? [brand, brand, brand] : [brand]));
  return random.pick(weighted);
}

/** A model name that `isTaken` does not know; a catalogue far beyond the combinations goes on with numbers. */
export function pickModel(random: Random, { modelNames }: KindSpec, isTaken: (model: string) => boolean): string {
  for (let attempt = 0; ; attempt++) {
    const generation = attempt < 40 ? random.pick(generations) : ` ${random.between(5, 5 + attempt)}`;
    const model = `${random.pick(modelNames)}${generation}`;
    if (!isTaken(model)) return model;
  }
}
