import type { Location } from '../faults/fault.ts';
import { productPath } from '../product-path.ts';
import type { ProductRecord } from '../records/product-record.ts';
import { type CheckContext, newId, refer } from './check-context.ts';

function checkPrices(context: CheckContext, location: Location, product: ProductRecord): void {
  const { rrp, ...others } = product.prices;
  for (const [name, price] of Object.entries(others)) {
    if (price > rrp) context.add(location, `prices.${name}`, `${price} is above the recommended retail price ${rrp}`);
  }
  let last = '';
  // Earlier prices may be above the recommended one of today.
  for (const [index, { from, vk, lowest = 0 }] of product.priceHistory.entries()) {
    const field = `priceHistory[${index}]`;
    if (from <= last) context.add(location, `${field}.from`, `${from} is not after ${last}`);
    if (lowest >= vk) context.add(location, `${field}.lowest`, `${lowest} is not below the selling price ${vk}`);
    last = from;
  }
  const current = product.priceHistory.at(-1);
  if (current !== undefined && current.vk !== product.prices.vk) {
    context.add(location, 'priceHistory', `ends with ${current.vk}, but the selling price is ${product.prices.vk}`);
  }
}

function checkDetails(context: CheckContext, location: Location, { details }: ProductRecord): void {
  for (const [index, { value, amount, unit }] of details.entries()) {
    if ((value === undefined) === (amount === undefined)) {
      context.add(location, `details[${index}]`, 'needs either a value or an amount');
    }
    if (unit !== undefined && amount === undefined) {
      context.add(location, `details[${index}].unit`, `"${unit}" needs an amount`);
    }
  }
}

function checkVariants(context: CheckContext, location: Location, product: ProductRecord): void {
  for (const [index, variant] of product.variants.entries()) {
    const field = `variants[${index}]`;
    if (!context.variantIds.add(variant.id)) context.add(location, `${field}.id`, `${variant.id} is used twice`);
    refer(context, 'colours', location, variant.colour, `${field}.colour`);
    const path = productPath(product, variant);
    if (!context.productPaths.add(path)) context.add(location, `${field}.path`, `"${path}" is used twice`);
    const sizes = new Set<string>();
    for (const [position, option] of variant.options.entries()) {
      const optionField = `${field}.options[${position}]`;
      if (!context.optionIds.add(option.id)) context.add(location, `${optionField}.id`, `${option.id} is used twice`);
      refer(context, 'sizes', location, option.size, `${optionField}.size`);
      if (sizes.has(option.size)) context.add(location, `${optionField}.size`, `"${option.size}" is used twice`);
      sizes.add(option.size);
    }
  }
}

/** Checks of a product that a schema cannot express: references, unique ids, relations between prices. */
export function checkProduct(context: CheckContext, location: Location, product: ProductRecord): void {
  newId(context, 'products', location, product.id);
  refer(context, 'brands', location, product.brand, 'brand');
  refer(context, 'categories', location, product.category, 'category');
  for (const [index, sport] of product.sports.entries()) refer(context, 'sports', location, sport, `sports[${index}]`);
  for (const [index, addition] of product.additions.entries()) {
    refer(context, 'additions', location, addition, `additions[${index}]`);
  }
  if ((product.saleType === 'refurbished') !== (product.condition !== undefined)) {
    context.add(location, 'condition', 'belongs to refurbished products, and each of them has one');
  }
  checkPrices(context, location, product);
  checkDetails(context, location, product);
  checkVariants(context, location, product);
}
