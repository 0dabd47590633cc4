import { and, eq, ne, sum } from 'drizzle-orm';
import type { CartAddBody } from 'shared-contracts/entities';
import { changeOwned } from '../account/owned-rows.ts';
import type { Orm } from '../database/database.ts';
import { cartLines, options } from '../database/schema.ts';
import { fieldError } from '../http/api-error.ts';
import { lineHash } from './line-hash.ts';

type Line = Omit<typeof cartLines.$inferInsert, 'requestId' | 'addedAt'>;

/** How many pieces of an option are in stock; null for an option that does not exist. */
async function stockOf(orm: Orm, optionId: number): Promise<number | null> {
  const [option] = await orm.select({ quantity: options.quantity }).from(options).where(eq(options.id, optionId));
  return option?.quantity ?? null;
}

/** How many pieces of an option the cart holds in lines other than the named one. */
async function heldElsewhere(orm: Orm, requestId: string, { optionId, hash }: Line): Promise<number> {
  const [row] = await orm
    .select({ amount: sum(cartLines.amount) })
    .from(cartLines)
    .where(and(eq(cartLines.requestId, requestId), eq(cartLines.optionId, optionId), ne(cartLines.hash, hash)));
  return Number(row?.amount ?? 0);
}

async function heldInLine(orm: Orm, requestId: string, hash: string): Promise<number> {
  const [row] = await orm
    .select({ amount: cartLines.amount })
    .from(cartLines)
    .where(and(eq(cartLines.requestId, requestId), eq(cartLines.hash, hash)));
  return row?.amount ?? 0;
}

async function writeLine(orm: Orm, requestId: string, line: Line): Promise<void> {
  await orm
    .insert(cartLines)
    .values({ requestId, ...line })
    .onConflictDoUpdate({ target: [cartLines.requestId, cartLines.hash], set: { amount: line.amount } });
}

function stockMessage(stock: number, held: number): string {
  if (stock === 0) return 'Diese Größe ist leider ausverkauft.';
  if (held > 0) return `Davon sind nur ${stock} Stück lagernd, ${held} hast du schon im Warenkorb.`;
  return stock === 1 ? 'Davon ist nur noch 1 Stück lagernd.' : `Davon sind nur ${stock} Stück lagernd.`;
}

/** Adds to the line of the same option and extras, or begins a new one. Throws 422 at `amount` beyond the stock. */
export async function addToCart(orm: Orm, requestId: string, body: CartAddBody): Promise<void> {
  const { productOption, amount = 1, relatedProducts = [], mounting = false, setId = null } = body;
  const hash = lineHash({ productOption, setId, mounting, relatedProducts });
  await changeOwned(orm, [requestId], async (transaction) => {
    const line: Line = { hash, optionId: productOption, amount, mounting, setId, relatedProducts };
    const stock = await stockOf(transaction, productOption);
    if (stock === null) throw fieldError('productOption', 'Diesen Artikel gibt es nicht mehr.');
    const inLine = await heldInLine(transaction, requestId, hash);
    const held = inLine + (await heldElsewhere(transaction, requestId, line));
    if (held + amount > stock) throw fieldError('amount', stockMessage(stock, held));
    await writeLine(transaction, requestId, { ...line, amount: inLine + amount });
  });
}

/** Removes one line. A line that is gone already is no error: that is what was asked for. */
export async function removeLine(orm: Orm, requestId: string, hash: string): Promise<void> {
  await changeOwned(orm, [requestId], (transaction) =>
    transaction.delete(cartLines).where(and(eq(cartLines.requestId, requestId), eq(cartLines.hash, hash))),
  );
}

/** Removes all lines of a set. */
export async function removeSet(orm: Orm, requestId: string, setId: number): Promise<void> {
  await changeOwned(orm, [requestId], (transaction) =>
    transaction.delete(cartLines).where(and(eq(cartLines.requestId, requestId), eq(cartLines.setId, setId))),
  );
}

/**
 * Moves a guest's lines into the account's cart. Amounts of the same line add up, but never beyond the stock; the guest's
 * cart is empty afterwards, so that merging twice changes nothing.
 */
export async function mergeCart(orm: Orm, from: string, to: string): Promise<void> {
  await changeOwned(orm, [from, to], async (transaction) => {
    const lines = await transaction.delete(cartLines).where(eq(cartLines.requestId, from)).returning();
    lines.sort((a, b) => a.addedAt.getTime() - b.addedAt.getTime());
    for (const { requestId: _, addedAt: __, ...line } of lines) {
      const stock = (await stockOf(transaction, line.optionId)) ?? 0;
      const inLine = await heldInLine(transaction, to, line.hash);
      const free = stock - (await heldElsewhere(transaction, to, line));
      // What is sold out meanwhile still comes along, as an unavailable line the shopper can see.
      const amount = Math.max(inLine, stock === 0 ? line.amount : Math.min(inLine + line.amount, free));
      if (amount > 0) await writeLine(transaction, to, { ...line, amount });
    }
  });
}
