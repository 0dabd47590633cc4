import type { Gender } from 'shared-contracts/entities';
import { type Localized, localized } from '../database/localized.ts';
import { palettes } from '../pictures/index.ts';
import type { SeedBrand } from './brands.ts';
import type { SeedProduct, SeedVariant } from './catalogue.ts';
import { seedCategories } from './categories.ts';
import type { KindSpec, ProductLine } from './kind-spec.ts';
import { createPriceLadder } from './price-ladder.ts';
import type { Random } from './random.ts';
import { slugOf } from './slug.ts';

const generations = ['', ' 2', ' 3', ' Pro', ' Light', ' Evo', ' Plus', ' 4'];

const genderWords: Record<Gender, { readonly search: string; readonly slug: string }> = {
  0: { search: 'Damen Herren Unisex', slug: 'unisex' },
  1: { search: 'Damen Frauen Frau', slug: 'damen' },
  2: { search: 'Herren Männer Mann', slug: 'herren' },
  3: { search: 'Kinder Kids Jugend Buben Mädchen', slug: 'kinder' },
};

// Dates only order products. A fixed last day keeps the catalogue the same on every machine and every day.
const lastDay = Date.UTC(2026, 2, 1);
const dayMs = 86_400_000;
const newForDays = 45;

function pickGender(random: Random, shares: ProductLine['genders']): Gender {
  const all: readonly Gender[] = [0, 1, 2, 3];
  return random.pick(all.flatMap((gender) => Array<Gender>(shares[gender]).fill(gender)));
}

function pickLine(random: Random, { lines }: KindSpec): ProductLine {
  let rest = random.next();
  const found = lines.find((line) => {
    rest -= line.share;
    return rest < 0;
  });
  return found ?? random.pick(lines);
}

/** Most sizes are well stocked, some run out, some are gone. */
function quantity(random: Random): number {
  if (random.chance(0.16)) return 0;
  return random.chance(0.25) ? random.between(1, 3) : random.between(4, 24);
}

function describe(random: Random, line: ProductLine, model: string): Localized {
  const parts = [random.sample(line.openers, 1), random.sample(line.bodies, 2), random.sample(line.closers, 1)];
  const [opener = '', body = '', closer = ''] = parts.map((part) =>
    part.map((text) => localized(text, 'at')).join(' '),
  );
  return { at: `${opener} ${body}\n\n${closer}`.replaceAll('{name}', model) };
}

function createVariants(
  random: Random,
  spec: KindSpec,
  line: ProductLine,
  productId: number,
  gender: Gender,
  path: string,
) {
  const sizes = spec.sizes(gender, line);
  const colours = random.sample(spec.colours, random.pick([1, 2, 2, 3, 3, 4]));
  const soldOutProduct = random.chance(0.015);
  return colours.map((colour, index): SeedVariant => {
    const id = productId * 10 + index + 1;
    const soldOut = soldOutProduct || random.chance(0.04);
    return {
      id,
      colour,
      path: `/p/${path}-${colour}-${id}/`,
      options: sizes.map((title, position) => ({
        id: id * 100 + position + 1,
        title,
        quantity: soldOut ? 0 : quantity(random),
      })),
    };
  });
}

/** One product of a kind. `taken` holds the names that exist already; names are unique within brand and gender. */
export function generateProduct(
  random: Random,
  spec: KindSpec,
  brands: readonly SeedBrand[],
  id: number,
  taken: Set<string>,
): SeedProduct {
  const line = pickLine(random, spec);
  const gender = pickGender(random, line.genders);
  const brand = random.pick(brands.filter(({ kinds }) => kinds.includes(spec.kind)));
  const noun = localized(line.noun, 'at');
  let model = '';
  for (let attempt = 0; attempt === 0 || taken.has(`${brand.id} ${gender} ${model} ${noun}`); attempt++) {
    // A catalogue far beyond the combinations goes on with numbers.
    const generation = attempt < 40 ? random.pick(generations) : ` ${random.between(5, 5 + attempt)}`;
    model = `${random.pick(spec.modelNames)}${generation}`;
  }
  taken.add(`${brand.id} ${gender} ${model} ${noun}`);
  const name = `${model} ${noun}`;
  const category = seedCategories.find(({ path }) => path === line.category);
  if (category === undefined) throw new Error(`Category "${line.category}" is missing in the tree`);
  const area = seedCategories.find((candidate) => candidate.id === category.parentId);
  const variants = createVariants(
    random,
    spec,
    line,
    id,
    gender,
    slugOf(`${brand.name} ${name} ${genderWords[gender].slug}`),
  );
  const age = Math.floor(random.next() ** 1.6 * 720);
  const colourNames = palettes.filter((palette) => variants.some(({ colour }) => colour === palette.id));
  return {
    id,
    brandId: brand.id,
    categoryId: category.id,
    kind: spec.kind,
    gender,
    names: { at: name },
    descriptions: describe(random, line, model),
    features: random.sample(line.features, random.between(4, 5)),
    details: line.details(random),
    ...createPriceLadder(random, line.price, brand.level),
    isNew: age <= newForDays,
    isHeavy: spec.isHeavy,
    isBike: spec.isBike,
    isSki: spec.isSki,
    salesRank: Math.floor(random.next() ** 2 * 10_000),
    addedAt: new Date(lastDay - age * dayMs - random.between(0, 86_399) * 1000).toISOString(),
    searchText: {
      a: `${noun} ${line.searchWords} ${localized(category.names, 'at')}`,
      b: `${brand.name} ${model}`,
      c: `${genderWords[gender].search} ${area ? localized(area.names, 'at') : ''}`,
      d: colourNames.map((palette) => palette.name.at).join(' '),
    },
    variants,
  };
}
