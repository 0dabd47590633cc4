import { filterGroupIds } from 'shared-contracts/entities';
import type { SectionGender } from '../catalogue/genders.ts';
import type { Brand } from '../catalogue/reference-data.ts';
import { brandFilterValue } from '../catalogue-import/rows/lookups.ts';
import type { ApiContext } from '../http/api-context.ts';

/**
 * The brands with products in a gender's section, or in the whole shop (null), with the number of products. Counted in memory: the
 * menu, which all pages show, needs three of them.
 */
export function countBrands(
  { reference, scopeCounts }: Pick<ApiContext, 'reference' | 'scopeCounts'>,
  gender: SectionGender | null,
): { readonly brand: Brand; readonly count: number }[] {
  const { facets } = scopeCounts({ section: 'all', brand: null, sport: null, gender: gender ?? 0, category: null });
  const counts = facets.get(filterGroupIds.brand);
  const brands = new Map([...reference.brandById.values()].map((brand) => [brandFilterValue(brand.id), brand]));
  return (reference.filterValuesByGroup.get(filterGroupIds.brand) ?? []).flatMap(({ id }) => {
    const brand = brands.get(id);
    const count = counts?.get(id) ?? 0;
    return brand && count > 0 ? [{ brand, count }] : [];
  });
}
