import { sql } from 'drizzle-orm';
import { type Orm, selectRows } from '../database/database.ts';
import type { orderLines } from '../database/schema.ts';

/** An order line without its order. */
export type DemoGoods = Omit<typeof orderLines.$inferInsert, 'orderUuid' | 'position' | 'amount'>;

/** The best-selling product of `count` kinds, in one of its sizes, at the premium price. */
export async function pickGoods(orm: Orm, count: number): Promise<DemoGoods[]> {
  return selectRows<DemoGoods>(
    orm,
    sql`
      select * from (
        select distinct on (p.kind) o.id as "optionId", p.id as "productId", v.path as url, v.colour, v.pictures -> 0 as picture,
          p.kind, b.name as "brandName", p.names ->> 'at' as name, o.title as size, least(p.premium, p.vk) as price, p.rrp, false as mounting,
          p.sales_rank as rank
        from products p join brands b on b.id = p.brand_id join variants v on v.product_id = p.id
          join options o on o.variant_id = v.id
        where p.gender in (0, 2) and o.quantity > 0 and not p.is_heavy
        order by p.kind, p.sales_rank desc, p.id, v.position, o.position desc) best
      order by rank desc, "productId" limit ${count}`,
  );
}
