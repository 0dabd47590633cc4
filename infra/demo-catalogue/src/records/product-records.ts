import type { Localized } from '@bergauf/catalogue-format/records/fields';
import type { PictureReference } from '@bergauf/catalogue-format/records/picture-reference';
import { genderNames, type ProductRecord } from '@bergauf/catalogue-format/records/product-record';
import { daysBefore, secondsBefore } from '../catalogue-day.ts';
import type { SeedProduct } from '../demo-product.ts';
import { comparisonOf, type ProductKind, paletteById, type ScalePicture, tonesOf } from '../pictures/index.ts';
import { seedBrands } from '../reference/brands.ts';
import { allCategories } from '../reference/categories.ts';
import { seedSports } from '../reference/sports.ts';
import { additionKey } from './reference-records.ts';

const brands = new Map(seedBrands.map((brand) => [brand.id, brand]));
const categoryPaths = new Map(allCategories.map(({ id, path }) => [id, path]));
const sportPaths = new Map(seedSports.map(({ id, path }) => [id, path]));

/** The file of a drawing: it is named after what it shows. */
export const productFile = (kind: ProductKind, design: number, view: number) =>
  `pictures/products/${kind}-${design}-${view}.svg`;

/** The file of a size comparison: adults' and children's products may share a design, but not their size. */
export const scaleFile = ({ kind, design, isForChildren }: ScalePicture) =>
  `pictures/products/${kind}-${design}-scale${isForChildren ? '-kids' : ''}.svg`;

/** The size comparison that shows a product. */
export const scaleOf = ({ kind, design, gender }: Pick<SeedProduct, 'kind' | 'design' | 'gender'>): ScalePicture => ({
  kind,
  design,
  isForChildren: gender === 3,
});

const besides = {
  person: { at: 'neben einer Person von 175 cm', en: 'beside a person 175 cm tall' },
  child: { at: 'neben einem Kind von 130 cm', en: 'beside a child 130 cm tall' },
  hand: { at: 'neben einer Hand von 19 cm', en: 'beside a hand 19 cm long' },
} as const;

/** The other pictures are views, which the shop names itself. */
function scaleText(product: SeedProduct): Localized {
  const { label, model } = comparisonOf(scaleOf(product));
  const { at, en = at } = product.names;
  const brand = brands.get(product.brandId)?.name ?? '';
  return {
    at: `Größenvergleich: ${brand} ${at}, etwa ${label} cm, ${besides[model].at}`,
    en: `Size comparison: ${brand} ${en}, about ${label} cm, ${besides[model].en}`,
  };
}

function productPictures(product: SeedProduct, colour: string, alt: Localized): PictureReference[] {
  const { kind, design } = product;
  const tones = tonesOf(paletteById(colour));
  return [
    ...[1, 2, 3].map((view) => ({ file: productFile(kind, design, view), tones })),
    { file: scaleFile(scaleOf(product)), alt, tones },
  ];
}

/**
 * A generated product as a record.
 * @param day the ISO date that the product's days are relative to
 */
export function productRecord(product: SeedProduct, day: string): ProductRecord {
  const { rrp, vk, premium, staff, pro, condition } = product;
  const comparison = scaleText(product);
  return {
    id: product.id,
    brand: brands.get(product.brandId)?.slug ?? '',
    category: categoryPaths.get(product.categoryId) ?? '',
    kind: product.kind,
    gender: genderNames[product.gender],
    names: product.names,
    descriptions: product.descriptions,
    features: [...product.features],
    details: [...product.details],
    prices: { rrp, vk, premium, staff, pro },
    priceHistory: product.priceHistory.map(({ daysAgo, vk: price }) => ({ from: daysBefore(day, daysAgo), vk: price })),
    lowest30Days: product.lowest30Days,
    saleType: product.saleType,
    ...(condition !== null && { condition }),
    sizeSystem: product.sizeSystem,
    mounting: product.mounting,
    sports: product.sportIds.map((id) => sportPaths.get(id) ?? ''),
    additions: product.additions.map(additionKey),
    isNew: product.isNew,
    isHeavy: product.isHeavy,
    isBike: product.isBike,
    isSki: product.isSki,
    salesRank: product.salesRank,
    addedAt: secondsBefore(day, product.addedBefore),
    searchWords: product.searchWords,
    variants: product.variants.map(({ id, colour, path, options }) => ({
      id,
      colour,
      path,
      pictures: productPictures(product, colour, comparison),
      options: options.map(({ id: optionId, title, quantity }) => ({ id: optionId, size: title, quantity })),
    })),
  };
}
