import { productPath } from '@bergauf/catalogue-format/product-path';
import { type DetailRecord, genderNames, type ProductRecord } from '@bergauf/catalogue-format/records/product-record';
import { amountText } from '@bergauf/catalogue-format/records/units';
import { filterGroupIds } from 'shared-contracts/entities';
import type { ImportRow, ImportTableName } from '../import-tables.ts';
import { type Lookups, requireKnown } from './lookups.ts';
import { type DatedPrice, lowestOfReduced } from './lowest-price.ts';
import { searchSource } from './search-source.ts';

export type TableRows = Partial<Record<ImportTableName, readonly ImportRow[]>>;

function detailOf({ name, value, amount, unit }: DetailRecord): object {
  return { name, value: value ?? (amount === undefined ? undefined : amountText(amount, unit)) };
}

function productRow(product: ProductRecord, history: readonly DatedPrice[], lookups: Lookups): ImportRow {
  const { prices } = product;
  const lowest = product.lowest30Days === undefined ? lowestOfReduced(prices, history) : product.lowest30Days;
  return {
    id: product.id,
    brand_id: requireKnown(lookups.brands, product.brand).id,
    category_id: requireKnown(lookups.categories, product.category).id,
    kind: product.kind,
    gender: genderNames.indexOf(product.gender),
    names: product.names,
    descriptions: product.descriptions,
    features: product.features,
    details: product.details.map(detailOf),
    rrp: prices.rrp,
    vk: prices.vk,
    premium: prices.premium ?? prices.vk,
    staff: prices.staff ?? prices.vk,
    pro: prices.pro ?? prices.vk,
    lowest_30_days: lowest,
    is_new: product.isNew ?? false,
    is_heavy: product.isHeavy ?? false,
    is_bike: product.isBike ?? false,
    is_ski: product.isSki ?? false,
    sales_rank: product.salesRank,
    added_at: product.addedAt,
    sale_type: product.saleType,
    condition: product.condition,
    size_system: product.sizeSystem,
    mounting: product.mounting ?? false,
    search_words: product.searchWords,
    search_source: searchSource(product, lookups),
  };
}

/** The rows of a product's own tables. Those of its other facets follow from them (derive-facets.ts). */
export function productRows(product: ProductRecord, history: readonly DatedPrice[], lookups: Lookups): TableRows {
  const { id, variants } = product;
  return {
    products: [productRow(product, history, lookups)],
    variants: variants.map((variant, position) => ({
      id: variant.id,
      product_id: id,
      colour: variant.colour,
      position,
      path: productPath(product, variant),
      pictures: variant.pictures ?? [],
    })),
    options: variants.flatMap((variant) =>
      variant.options.map(({ id: optionId, size, quantity }, position) => ({
        id: optionId,
        variant_id: variant.id,
        title: size,
        position,
        quantity,
      })),
    ),
    product_facets: product.additions.map((key) => ({
      product_id: id,
      filter_id: filterGroupIds.addition,
      value_id: requireKnown(lookups.additions, key),
    })),
    product_sports: product.sports.map((path, position) => ({
      product_id: id,
      sport_id: requireKnown(lookups.sports, path).id,
      position,
    })),
    price_history: history.map(({ from, vk, lowest = null }) => ({ product_id: id, from_date: from, vk, lowest })),
  };
}
