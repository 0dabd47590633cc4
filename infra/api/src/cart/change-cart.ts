import { and, asc, count, eq, inArray, ne, sum } from 'drizzle-orm';
import type { CartAddBody } from 'shared-contracts/entities';
import { changeIfOwned, changeOwned } from '../account/identity/owner.ts';
import type { Orm } from '../database/database.ts';
import { cartLines, options, type ShopName, shoppers } from '../database/schema.ts';
import { fieldError } from '../http/errors/api-error.ts';
import { lineHash, setHash } from './line-hash.ts';
import { sellableStock } from './sellable-stock.ts';

/** Whose cart, and in which shop. */
export type CartOf = { readonly requestId: string; readonly shop: ShopName };

type Line = Omit<typeof cartLines.$inferInsert, 'addedAt'>;

/** Pieces a line can hold. */
const mostInLine = 99;
/** Lines a cart can hold: every answer about it has them all. */
const mostLines = 100;

const inCart = ({ requestId, shop }: CartOf) => and(eq(cartLines.requestId, requestId), eq(cartLines.shop, shop));

/** How many pieces of an option are in stock; none of one that does not exist. */
async function stockOf(orm: Orm, optionId: number): Promise<number> {
  const [option] = await orm.select({ quantity: options.quantity }).from(options).where(eq(options.id, optionId));
  return option?.quantity ?? 0;
}

/** How many pieces of an option the cart holds in lines other than the named one. */
async function heldElsewhere(orm: Orm, line: Line): Promise<number> {
  const [row] = await orm
    .select({ amount: sum(cartLines.amount) })
    .from(cartLines)
    .where(and(inCart(line), eq(cartLines.optionId, line.optionId), ne(cartLines.hash, line.hash)));
  return Number(row?.amount ?? 0);
}

/** Whether a line that is not there yet would be one too many. */
async function isFull(orm: Orm, cart: CartOf): Promise<boolean> {
  const [row] = await orm.select({ lines: count() }).from(cartLines).where(inCart(cart));
  return (row?.lines ?? 0) >= mostLines;
}

async function heldInLine(orm: Orm, line: Line): Promise<number> {
  const [row] = await orm
    .select({ amount: cartLines.amount })
    .from(cartLines)
    .where(and(inCart(line), eq(cartLines.hash, line.hash)));
  return row?.amount ?? 0;
}

async function writeLine(orm: Orm, line: Line): Promise<void> {
  await orm
    .insert(cartLines)
    .values(line)
    .onConflictDoUpdate({
      target: [cartLines.requestId, cartLines.shop, cartLines.hash],
      set: { amount: line.amount },
    });
}

function stockMessage(stock: number, held: number): string {
  if (stock === 0) return 'Diese Größe ist leider ausverkauft.';
  if (held > 0) return `Davon sind nur ${stock} Stück lagernd, ${held} hast du schon im Warenkorb.`;
  return stock === 1 ? 'Davon ist nur noch 1 Stück lagernd.' : `Davon sind nur ${stock} Stück lagernd.`;
}

async function addItem(transaction: Orm, cart: CartOf, item: CartAddBody, team: string | null): Promise<void> {
  const { productOption, amount = 1, relatedProducts = [], mounting = false, setId = null } = item;
  const hash = lineHash({ productOption, setId, mounting, relatedProducts, team });
  const line: Line = { ...cart, hash, optionId: productOption, amount, mounting, setId, relatedProducts, team };
  const stock = await sellableStock(transaction, item, team);
  const inLine = await heldInLine(transaction, line);
  const held = inLine + (await heldElsewhere(transaction, line));
  if (held + amount > stock) throw fieldError('amount', stockMessage(stock, held));
  if (inLine + amount > mostInLine) {
    throw fieldError('amount', `Mehr als ${mostInLine} Stück davon kannst du nicht auf einmal bestellen.`);
  }
  if (inLine === 0 && (await isFull(transaction, cart))) {
    throw fieldError('productOption', `In deinem Warenkorb ist Platz für ${mostLines} Artikel.`);
  }
  await writeLine(transaction, { ...line, amount: inLine + amount });
}

export type Addition = {
  readonly items: readonly CartAddBody[];
  readonly team: string | null;
  /** Null where the caller gave none: then every request is a wish of its own. */
  readonly key: string | null;
};

/** A request that a browser repeats by itself comes at once; nobody needs more than the last few. */
const keysKept = 20;

async function isRepeated(transaction: Orm, { requestId }: CartOf, key: string): Promise<boolean> {
  const ofShopper = eq(shoppers.requestId, requestId);
  const [shopper] = await transaction.select({ keys: shoppers.recentAdditions }).from(shoppers).where(ofShopper);
  const keys = shopper?.keys ?? [];
  if (keys.includes(key)) return true;
  const recentAdditions = [key, ...keys].slice(0, keysKept);
  await transaction.update(shoppers).set({ recentAdditions }).where(ofShopper);
  return false;
}

/**
 * Adds to the lines of the same options and extras, or begins new ones; all of them or none, and once for a key. Throws 422 at
 * `amount` beyond the stock.
 */
export async function addToCart(orm: Orm, cart: CartOf, { items, team, key }: Addition): Promise<void> {
  await changeOwned(orm, [cart.requestId], async (transaction) => {
    if (key !== null && (await isRepeated(transaction, cart, key))) return;
    for (const item of items) await addItem(transaction, cart, item, team);
  });
}

/** A line by its hash, or the lines of a set by the hash they share. */
export type LineTarget = { readonly of: 'hash' | 'set'; readonly hash: string };

async function targetLines(orm: Orm, cart: CartOf, { of, hash }: LineTarget) {
  const lines = await orm.select().from(cartLines).where(inCart(cart));
  return lines.filter((line) => (of === 'hash' ? line.hash : setHash(line)) === hash);
}

/**
 * Gives a line, or each line of a set, this many pieces; all of them or none. What is gone already stays gone. Throws 422 at
 * `amount` when more are asked for than are in stock; fewer than before is always possible.
 */
export async function changeAmount(orm: Orm, cart: CartOf, target: LineTarget, amount: number): Promise<void> {
  await changeIfOwned(orm, cart.requestId, async (transaction) => {
    for (const { addedAt: _, ...line } of await targetLines(transaction, cart, target)) {
      const stock = await stockOf(transaction, line.optionId);
      const held = await heldElsewhere(transaction, line);
      if (amount > line.amount && held + amount > stock) throw fieldError('amount', stockMessage(stock, held));
      await writeLine(transaction, { ...line, amount });
    }
  });
}

/** Removes one line. A line that is gone already is no error: that is what was asked for. */
export async function removeLine(orm: Orm, cart: CartOf, hash: string): Promise<void> {
  await changeIfOwned(orm, cart.requestId, (transaction) =>
    transaction.delete(cartLines).where(and(inCart(cart), eq(cartLines.hash, hash))),
  );
}

/** Removes all lines of a set by the hash they share. */
export async function removeSet(orm: Orm, cart: CartOf, hash: string): Promise<void> {
  await changeIfOwned(orm, cart.requestId, async (transaction) => {
    const lines = (await targetLines(transaction, cart, { of: 'set', hash })).map((line) => line.hash);
    await transaction.delete(cartLines).where(and(inCart(cart), inArray(cartLines.hash, lines)));
  });
}

/**
 * Moves a guest's lines into the account's cart, as many as there is room for. Amounts of the same line add up, but never beyond the stock; the guest's
 * cart is empty afterwards, so that merging twice changes nothing.
 */
export async function mergeCart(orm: Orm, from: string, to: CartOf): Promise<void> {
  await changeOwned(orm, [from, to.requestId], async (transaction) => {
    const guestCart = { requestId: from, shop: to.shop };
    const lines = await transaction.select().from(cartLines).where(inCart(guestCart)).orderBy(asc(cartLines.addedAt));
    await transaction.delete(cartLines).where(inCart(guestCart));
    for (const { addedAt: _, ...guestLine } of lines) {
      const line = { ...guestLine, ...to };
      const stock = await stockOf(transaction, line.optionId);
      const inLine = await heldInLine(transaction, line);
      const free = Math.min(stock - (await heldElsewhere(transaction, line)), mostInLine);
      // What is sold out meanwhile still comes along, as an unavailable line the shopper can see.
      const amount = Math.max(inLine, stock === 0 ? line.amount : Math.min(inLine + line.amount, free));
      const hasRoom = inLine > 0 || !(await isFull(transaction, to));
      if (amount > 0 && hasRoom) await writeLine(transaction, { ...line, amount });
    }
  });
}
