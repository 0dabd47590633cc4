import { inArray } from 'drizzle-orm';
import { type ContentLocale, localized } from '../database/localized.ts';
import { products } from '../database/schema.ts';
import type { ApiContext } from '../http/api-context.ts';

/** Brand and name of products by id, without unknown ids. */
export async function loadProductNames(
  { orm, reference }: ApiContext,
  ids: readonly number[],
  locale: ContentLocale,
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await orm
    .select({ id: products.id, brandId: products.brandId, names: products.names })
    .from(products)
    .where(inArray(products.id, [...new Set(ids)]));
  return new Map(
    rows.map(({ id, brandId, names }) => {
      const brand = reference.brandById.get(brandId)?.name ?? '';
      return [id, `${brand} ${localized(names, locale)}`.trim()];
    }),
  );
}
