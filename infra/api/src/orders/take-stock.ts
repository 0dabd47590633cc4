import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { CartOf } from '../cart/change-cart.ts';
import type { Orm } from '../database/database.ts';
import { cartLines, options } from '../database/schema.ts';

/** Locks the stock of all options in a cart, always in the same order, to avoid deadlocks. */
export async function lockStock(transaction: Orm, { requestId, shop }: CartOf): Promise<void> {
  const inCart = transaction
    .select({ id: cartLines.optionId })
    .from(cartLines)
    .where(and(eq(cartLines.requestId, requestId), eq(cartLines.shop, shop)));
  await transaction
    .select({ id: options.id })
    .from(options)
    .where(inArray(options.id, inCart))
    .orderBy(asc(options.id))
    .for('update');
}

/** Reduces the stock. A check in the table prevents negative values. */
export async function takeFromStock(
  transaction: Orm,
  taken: readonly { readonly optionId: number; readonly amount: number }[],
): Promise<void> {
  for (const { optionId, amount } of taken) {
    await transaction
      .update(options)
      .set({ quantity: sql`${options.quantity} - ${amount}` })
      .where(eq(options.id, optionId));
  }
}
