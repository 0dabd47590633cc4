import { sql } from 'drizzle-orm';
import { orderLines } from '../database/schema.ts';

/**
 * SQL: the current variant of a row of `order_lines`; null if it no longer exists. A line keeps its original path, which stays its
 * product's after a renaming, even if another product has taken the path over since. Otherwise the path decides and not the product's id:
 * a new catalogue may reuse ids.
 */
export const orderedVariantId = sql<number | null>`coalesce(
  (select v.id from former_paths f join variants v on v.id = f.variant_id and v.product_id = f.product_id
    where f.path = ${orderLines.url} and f.product_id = ${orderLines.productId} and v.colour = ${orderLines.colour}),
  (select v.id from variants v where v.path = ${orderLines.url}))`;
