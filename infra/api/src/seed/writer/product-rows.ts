import { filterGroupIds } from 'shared-contracts/entities';
import type { SeedProduct } from '../catalogue-types.ts';
import {
  brandFacet,
  colourFacet,
  genderFacets,
  saleTypeFacets,
  sizeFacet,
  sportFacets,
} from '../reference/filter-values.ts';
import { daysBefore, secondsBefore } from './catalogue-day.ts';

// Database rows of a product, with the tables' column names.

export function productRow(product: SeedProduct, day: string): object {
  const { searchText } = product;
  return {
    id: product.id,
    brand_id: product.brandId,
    category_id: product.categoryId,
    kind: product.kind,
    design: product.design,
    gender: product.gender,
    names: product.names,
    descriptions: product.descriptions,
    features: product.features,
    details: product.details,
    rrp: product.rrp,
    vk: product.vk,
    premium: product.premium,
    staff: product.staff,
    pro: product.pro,
    lowest_30_days: product.lowest30Days,
    is_new: product.isNew,
    is_heavy: product.isHeavy,
    is_bike: product.isBike,
    is_ski: product.isSki,
    sales_rank: product.salesRank,
    added_at: secondsBefore(day, product.addedBefore),
    sale_type: product.saleType,
    condition: product.condition,
    size_system: product.sizeSystem,
    mounting: product.mounting,
    search_a: searchText.a,
    search_b: searchText.b,
    search_c: searchText.c,
    search_d: searchText.d,
  };
}

export function variantRows({ id, variants }: SeedProduct): object[] {
  return variants.map((variant, position) => ({
    id: variant.id,
    product_id: id,
    colour: variant.colour,
    position,
    path: variant.path,
  }));
}

export function optionRows({ variants }: SeedProduct): object[] {
  return variants.flatMap(({ id, options }) =>
    options.map((option, position) => ({ ...option, variant_id: id, position })),
  );
}

/** A size counts if any colour has it in stock. */
export function facetRows(product: SeedProduct): object[] {
  const { id, brandId, gender, variants, saleType, sportIds, additions } = product;
  const inStock = variants.flatMap(({ options }) => options.filter(({ quantity }) => quantity > 0));
  const values: Record<keyof typeof filterGroupIds, readonly number[]> = {
    brand: [brandFacet(brandId)],
    color: variants.map(({ colour }) => colourFacet(colour)),
    gender: genderFacets(gender),
    size: [...new Set(inStock.map(({ title }) => title))].map(sizeFacet),
    saletype: saleTypeFacets(saleType),
    addition: additions,
    sports: sportFacets(sportIds),
  };
  return Object.entries(values).flatMap(([group, ids]) =>
    ids.map((value_id) => ({
      product_id: id,
      filter_id: filterGroupIds[group as keyof typeof filterGroupIds],
      value_id,
    })),
  );
}

export function sportRows({ id, sportIds }: SeedProduct): object[] {
  return sportIds.map((sport_id, position) => ({ product_id: id, sport_id, position }));
}

export function priceRows({ id, priceHistory }: SeedProduct, day: string): object[] {
  return priceHistory.map(({ daysAgo, vk }) => ({ product_id: id, from_date: daysBefore(day, daysAgo), vk }));
}
