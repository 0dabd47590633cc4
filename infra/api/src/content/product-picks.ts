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
  return selectRows<ProductPick>(
    orm,
    sql`
      select id, kind, category_id as "categoryId" from (
        select p.id, p.kind, p.category_id, row_number() over (
            partition by p.kind order by p.vk < p.rrp and ${order === 'reduced first'} desc, p.sales_rank desc, p.id) as place
        from products p
        where p.kind = any(${sql.param(wanted)}::text[]) and exists (
          select 1 from variants v join options o on o.variant_id = v.id where v.product_id = p.id and o.quantity > 0)
      ) ranked
      where place <= ${each}
      order by place, array_position(${sql.param(wanted)}::text[], kind)`,
  );
}

/** The deepest category that contains all of them, for the link of a product row. */
export function commonCategory(categoryIds: readonly number[], reference: ReferenceData): Category | null {
  const trails = categoryIds.map((id) => categoryTrail(reference.categoryById.get(id) ?? null, reference));
  const [first = [], ...others] = trails;
  return first.filter((category, depth) => others.every((trail) => trail[depth]?.id === category.id)).at(-1) ?? null;
}
