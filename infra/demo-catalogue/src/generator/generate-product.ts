import type { Gender } from 'shared-contracts/entities';
import type { SeedProduct } from '../demo-product.ts';
import { designForProduct } from '../pictures/choice/design-for-product.ts';
import { additionsOf } from '../reference/additions.ts';
import { seedBrands } from '../reference/brands.ts';
import { categoryByPath, pickLeaf } from '../reference/categories.ts';
import { slugOf } from '../reference/slug.ts';
import { sportByPath } from '../reference/sports.ts';
import { describe, productName } from './describe.ts';
import type { KindSpec, ProductLine } from './kind-spec.ts';
import { createPriceHistory, lowestBeforeReduction } from './price-history.ts';
import { ladderOf, recommendedPrice, reducedPrice } from './price-ladder.ts';
import { productFacts } from './product-facts.ts';
import { pickBrand, pickModel } from './product-name.ts';
import type { Random } from './random.ts';
import { createVariants, type StockLevel } from './variants.ts';

const daySeconds = 86_400;
const newForDays = 45;
/** Days after which strongly reduced products count as outlet. */
const outletDays = 360;
const reductions = [0.1, 0.15, 0.2, 0.2, 0.25, 0.3, 0.4, 0.5];

/** A gender's part of a product's path. */
const genderSlugs: Record<Gender, string> = { 0: 'unisex', 1: 'damen', 2: 'herren', 3: 'kinder' };

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

/**
 * Generates a product of a kind.
 * @param taken names in use: each name of a brand is unique
 */
export function generateProduct(random: Random, spec: KindSpec, id: number, taken: Set<string>): SeedProduct {
  const line = pickLine(random, spec);
  const gender = pickGender(random, line.genders);
  const category = pickLeaf(random, categoryByPath(line.category));
  const brand = pickBrand(random, category, seedBrands);
  const nameKey = (model: string) => `${brand.id} ${model} ${line.noun.at}`;
  const model = pickModel(random, spec, (candidate) => taken.has(nameKey(candidate)));
  taken.add(nameKey(model));
  const names = productName(model, line.noun);

  const age = 2 + Math.floor(random.next() ** 1.6 * 720);
  const rrp = recommendedPrice(random, line.price, brand.level);
  const isReduced = random.chance(age <= newForDays ? 0.08 : 0.32);
  const reduction = isReduced ? random.pick(reductions) : 0;
  const vk = reducedPrice(rrp, reduction);
  const priceHistory = createPriceHistory(random, age, rrp, vk);
  const isOutlet = age > outletDays && vk < rrp && reduction >= 0.25;

  const sizes = spec.sizes(gender, line);
  const level: StockLevel = random.chance(0.015) ? 'gone' : isOutlet ? 'thin' : 'full';
  const colours = random.sample(spec.colours, random.pick([1, 2, 2, 3, 3, 4]));
  const slug = slugOf(`${brand.name} ${names.at} ${genderSlugs[gender]}`);
  const variants = createVariants(random, id, slug, colours, sizes.titles, level);

  const descriptions = describe(random, line, category, model);
  const features = random.sample(line.features, random.between(4, 5));
  const details = line.details(random);
  const isNew = age <= newForDays;
  const salesRank = Math.floor(random.next() ** 2 * 10_000);
  const pieces = variants.flatMap(({ options }) => options).reduce((sum, { quantity }) => sum + quantity, 0);
  const text = [descriptions, ...features, ...details.map(({ value }) => value)].map(({ at }) => at).join(' ');
  const described = {
    id,
    brandId: brand.id,
    categoryId: category.id,
    kind: line.kind ?? spec.kind,
    gender,
    names,
    descriptions,
    features,
    details,
    variants,
  };
  return {
    ...described,
    design: designForProduct(productFacts(described)),
    saleType: isOutlet ? 'outlet' : 'regular',
    condition: null,
    sizeSystem: sizes.system,
    mounting: spec.isBike || spec.isSki,
    sportIds: category.sports.map((path) => sportByPath(path).id),
    additions: additionsOf({ isNew, isReduced: vk < rrp, salesRank, pieces, text }),
    ...ladderOf(rrp, vk),
    priceHistory,
    lowest30Days: vk < rrp ? lowestBeforeReduction(priceHistory) : null,
    isNew,
    isHeavy: spec.isHeavy,
    isBike: spec.isBike,
    isSki: spec.isSki,
    salesRank,
    addedBefore: age * daySeconds - random.between(0, daySeconds - 1),
    searchWords: `${line.noun.at} ${line.noun.en ?? ''} ${line.searchWords}`.replace(/\s+/g, ' ').trim(),
    variants,
  };
}
