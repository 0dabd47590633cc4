import { sql } from 'drizzle-orm';
import { categoryTrail } from '../catalogue/listing-scope.ts';
import type { Category, ReferenceData } from '../catalogue/reference-data.ts';
import { type Orm, selectRows } from '../database/database.ts';
import type { ProductKind } from '../pictures/index.ts';

export type ProductPick = { readonly id: number; readonly kind: ProductKind; readonly categoryId: number };

/**
 * The `each` bestsellers of every kind that have a piece in stock: the best of all kinds first, then the second of each.
 * @param order `reduced first` for pages that sell by the price
 */
export async function pickBestsellers(
  orm: Orm,
  kinds: readonly ProductKind[],
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

/** The deepest category that holds all of them: where a row of products leads on to. */
export function commonCategory(categoryIds: readonly number[], reference: ReferenceData): Category | null {
  const trails = categoryIds.map((id) => categoryTrail(reference.categoryById.get(id) ?? null, reference));
  const [first = [], ...others] = trails;
  return first.filter((category, depth) => others.every((trail) => trail[depth]?.id === category.id)).at(-1) ?? null;
}
