import { addDays, todayInVienna } from '@bergauf/catalogue-format/austrian-holidays';
import { and, eq, lt, not, sql } from 'drizzle-orm';
import { type Orm, selectRows } from '../../database/database.ts';
import { orderLines, vouchers } from '../../database/schema.ts';
import { orderedVariantId } from '../ordered-variant.ts';

/** Adds the pieces of an order to the stock again. Options that no longer exist, and those of delisted products, are left out. */
export async function giveBackStock(transaction: Orm, orderUuid: string): Promise<void> {
  // Locked in the order of ids, like new orders do.
  const lines = await selectRows<{ id: number; amount: number }>(
    transaction,
    sql`
      select o.id, sum(${orderLines.amount})::int as amount from ${orderLines}
        join options o on o.id = ${orderLines.optionId} and o.variant_id = ${orderedVariantId}
        join variants on variants.id = o.variant_id
        join products p on p.id = variants.product_id and p.delisted_at is null
      where ${orderLines.orderUuid} = ${orderUuid} group by o.id order by o.id`,
  );
  for (const { id, amount } of lines) {
    await transaction.execute(sql`update options set quantity = quantity + ${amount} where id = ${id}`);
  }
}

/** Days for which a voucher that expired meanwhile can be used after it was returned. */
const renewedDays = 30;

/**
 * Makes the voucher of an order usable again. A voucher that expired while the order used it gets a new expiry date, once: its buyer may
 * have ordered on the last day and cancelled on the next. Any other keeps its expiry date.
 */
export async function giveBackVoucher(transaction: Orm, orderUuid: string): Promise<void> {
  const today = todayInVienna();
  const ofOrder = eq(vouchers.usedBy, orderUuid);
  await transaction
    .update(vouchers)
    .set({ validUntil: addDays(today, renewedDays), renewed: true })
    .where(and(ofOrder, lt(vouchers.validUntil, today), not(vouchers.renewed)));
  await transaction.update(vouchers).set({ usedBy: null }).where(ofOrder);
}
