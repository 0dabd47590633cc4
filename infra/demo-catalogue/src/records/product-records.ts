import type { PictureReference } from '@bergauf/catalogue-format/records/picture-reference';
import { genderNames, type ProductRecord } from '@bergauf/catalogue-format/records/product-record';
import { daysBefore, secondsBefore } from '../catalogue-day.ts';
import type { SeedProduct } from '../demo-product.ts';
import { type ProductKind, paletteById, tonesOf } from '../pictures/index.ts';
import { seedBrands } from '../reference/brands.ts';
import { allCategories } from '../reference/categories.ts';
import { seedSports } from '../reference/sports.ts';
import { additionKey } from './reference-records.ts';

const brandSlugs = new Map(seedBrands.map(({ id, slug }) => [id, slug]));
const categoryPaths = new Map(allCategories.map(({ id, path }) => [id, path]));
const sportPaths = new Map(seedSports.map(({ id, path }) => [id, path]));

/** The file of a drawing: it is named after what it shows. */
export const productFile = (kind: ProductKind, design: number, view: number) =>
  `pictures/products/${kind}-${design}-${view}.svg`;

function productPictures({ kind, design }: SeedProduct, colour: string): PictureReference[] {
  const tones = tonesOf(paletteById(colour));
  return [1, 2, 3].map((view) => ({ file: productFile(kind, design, view), tones }));
}

/**
 * A generated product as a record.
 * @param day the ISO date that the product's days are relative to
 */
export function productRecord(product: SeedProduct, day: string): ProductRecord {
  const { rrp, vk, premium, staff, pro, condition } = product;
  return {
    id: product.id,
    brand: brandSlugs.get(product.brandId) ?? '',
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
      pictures: productPictures(product, colour),
      options: options.map(({ id: optionId, title, quantity }) => ({ id: optionId, size: title, quantity })),
    })),
  };
}
