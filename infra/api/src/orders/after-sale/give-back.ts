import { addDays, todayInVienna } from '@bergauf/catalogue-format/austrian-holidays';
import { eq, sql } from 'drizzle-orm';
import { type Orm, selectRows } from '../../database/database.ts';
import { vouchers } from '../../database/schema.ts';

/** Adds the pieces of an order to the stock again. Options that no longer exist, and those of delisted products, are left out. */
export async function giveBackStock(transaction: Orm, orderUuid: string): Promise<void> {
  // Locked in the order of ids, like new orders do. The path is compared because a new catalogue may reuse ids.
  const lines = await selectRows<{ id: number; amount: number }>(
    transaction,
    sql`
      select o.id, sum(l.amount) over (partition by o.id)::int as amount from options o
        join variants v on v.id = o.variant_id
        join products p on p.id = v.product_id and p.delisted_at is null
        join order_lines l on l.option_id = o.id and l.url = v.path
      where l.order_uuid = ${orderUuid} order by o.id`,
  );
  for (const [id, amount] of new Map(lines.map((line) => [line.id, line.amount]))) {
    await transaction.execute(sql`update options set quantity = quantity + ${amount} where id = ${id}`);
  }
}

/** Days in which a voucher that expired meanwhile can be used after it was given back. */
const renewedDays = 30;

/**
 * Makes the voucher of an order usable again, also one that has expired while the order had it. Any other keeps its last day: ordering and
 * cancelling must not prolong it.
 */
export async function giveBackVoucher(transaction: Orm, orderUuid: string): Promise<void> {
  const today = todayInVienna();
  const renewed = addDays(today, renewedDays);
  await transaction
    .update(vouchers)
    .set({
      usedBy: null,
      validUntil: sql`case when ${vouchers.validUntil} < ${today}::date then ${renewed}::date else ${vouchers.validUntil} end`,
    })
    .where(eq(vouchers.usedBy, orderUuid));
}
