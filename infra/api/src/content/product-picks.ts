import { sql } from 'drizzle-orm';
import { categoryTrail } from '../catalogue/listing-scope.ts';
import type { Category, ReferenceData } from '../catalogue/reference-data.ts';
import { type Orm, selectRows } from '../database/database.ts';

export type ProductPick = { readonly id: number; readonly kind: string; readonly categoryId: number };

/**
 * The `each` best-selling products of every kind that are in stock: first the best of each kind, then the second of each, and
 * so on.
 * @param order `reduced first` for flyers
 */
export async function pickBestsellers(
  orm: Orm,
  kinds: readonly string[],
  each: number,
  order: 'by rank' | 'reduced first' = 'by rank',
): Promise<ProductPick[]> {
  const wanted = [...new Set(kinds)];
  if (wanted.length === 0) return [];
  // A kind of a large catalogue has tens of thousands of products: the index has the best first, of the reduced and of the others.
  const best = (isReduced: boolean) => sql`
    (select p.id, p.kind, p.category_id, p.sales_rank, p.vk < p.rrp as is_reduced
    from products p
    where p.kind = wanted.kind and p.delisted_at is null and (p.vk < p.rrp) = ${isReduced} and exists (
      select 1 from variants v join options o on o.variant_id = v.id where v.product_id = p.id and o.quantity > 0)
    order by p.sales_rank desc, p.id
    limit ${each})`;
  return selectRows<ProductPick>(
    orm,
    sql`
      select best.id, best.kind, best.category_id as "categoryId"
      from unnest(${sql.param(wanted)}::text[]) with ordinality as wanted (kind, position)
      cross join lateral (
        select *, row_number() over (
            order by is_reduced and ${order === 'reduced first'} desc, sales_rank desc, id) as place
        from (${best(true)} union all ${best(false)}) as candidates
      ) as best
      where best.place <= ${each}
      order by best.place, wanted.position`,
  );
}

/** The deepest category that contains all of them, for the link of a product row. */
export function commonCategory(categoryIds: readonly number[], reference: ReferenceData): Category | null {
  const trails = categoryIds.map((id) => categoryTrail(reference.categoryById.get(id) ?? null, reference));
  const [first = [], ...others] = trails;
  return first.filter((category, depth) => others.every((trail) => trail[depth]?.id === category.id)).at(-1) ?? null;
}
