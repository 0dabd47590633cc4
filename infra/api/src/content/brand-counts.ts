import { and, count, inArray, isNull } from 'drizzle-orm';
import { gendersIn, type SectionGender } from '../catalogue/genders.ts';
import type { Brand } from '../catalogue/reference-data.ts';
import { products } from '../database/schema.ts';
import type { ApiContext } from '../http/api-context.ts';

/** The brands with products in a gender's section, or in the whole shop (null), with the number of products. */
export async function countBrands(
  { orm, reference }: Pick<ApiContext, 'orm' | 'reference'>,
  section: SectionGender | null,
): Promise<{ readonly brand: Brand; readonly count: number }[]> {
  const rows = await orm
    .select({ brandId: products.brandId, count: count() })
    .from(products)
    .where(
      and(
        isNull(products.delistedAt),
        section === null ? undefined : inArray(products.gender, [...gendersIn(section)]),
      ),
    )
    .groupBy(products.brandId);
  return rows.flatMap(({ brandId, count: found }) => {
    const brand = reference.brandById.get(brandId);
    return brand ? [{ brand, count: found }] : [];
  });
}
