import { and, asc, count, eq, inArray, ne, sql, sum } from 'drizzle-orm';
import type { TeamCartItem } from 'shared-contracts/entities';
import { changeIfOwned, changeMerged, changeOwned } from '../account/identity/owner.ts';
import type { Orm } from '../database/database.ts';
import { cartLines, options, type ShopName, shoppers } from '../database/schema.ts';
import { fieldError, type Words } from '../http/errors/api-error.ts';
import { lineHash, setHash } from './line-hash.ts';
import { normalisePrinting } from './line-printing.ts';
import { sellableStock } from './sellable-stock.ts';

/** A cart's owner and shop. */
export type CartOf = { readonly requestId: string; readonly shop: ShopName };

export type Line = Omit<typeof cartLines.$inferInsert, 'addedAt'>;

/** Maximum pieces in a line. */
export const maxAmount = 99;
/** Maximum lines in a cart: every response contains all of them. */
export const maxLines = 100;

const inCart = ({ requestId, shop }: CartOf) => and(eq(cartLines.requestId, requestId), eq(cartLines.shop, shop));

/** Pieces of an option in stock; 0 for an unknown option. */
async function stockOf(orm: Orm, optionId: number): Promise<number> {
  const [option] = await orm.select({ quantity: options.quantity }).from(options).where(eq(options.id, optionId));
  return option?.quantity ?? 0;
}

/** Pieces of the same option in other lines of the cart. */
async function amountInOtherLines(orm: Orm, line: Line): Promise<number> {
  const [row] = await orm
    .select({ amount: sum(cartLines.amount) })
    .from(cartLines)
    .where(and(inCart(line), eq(cartLines.optionId, line.optionId), ne(cartLines.hash, line.hash)));
  return Number(row?.amount ?? 0);
}

/** Whether the cart has no room for a new line. */
async function isFull(orm: Orm, cart: CartOf): Promise<boolean> {
  const [row] = await orm.select({ lines: count() }).from(cartLines).where(inCart(cart));
  return (row?.lines ?? 0) >= maxLines;
}

async function amountInLine(orm: Orm, line: Line): Promise<number> {
  const [row] = await orm
    .select({ amount: cartLines.amount })
    .from(cartLines)
    .where(and(inCart(line), eq(cartLines.hash, line.hash)));
  return row?.amount ?? 0;
}

/** The lines of a cart. */
export const linesIn = (orm: Orm, cart: CartOf) => orm.select().from(cartLines).where(inCart(cart));

/** @param lines with different hashes */
export async function writeLines(orm: Orm, lines: readonly Line[]): Promise<void> {
  if (lines.length === 0) return;
  await orm
    .insert(cartLines)
    .values([...lines])
    .onConflictDoUpdate({
      target: [cartLines.requestId, cartLines.shop, cartLines.hash],
      set: { amount: sql`excluded.amount` },
    });
}

const writeLine = (orm: Orm, line: Line): Promise<void> => writeLines(orm, [line]);

function stockMessage(stock: number, held: number): Words {
  if (stock === 0) return { at: 'Diese Größe ist leider ausverkauft.', en: 'Sorry, this size is sold out.' };
  if (held >= stock) {
    if (stock === 1) {
      return {
        at: 'Davon haben wir nur noch 1 Stück, und das liegt schon in deinem Warenkorb.',
        en: 'We only have 1 left, and it is already in your cart.',
      };
    }
    return {
      at: `Mehr als ${stock} Stück haben wir nicht, und so viele liegen schon in deinem Warenkorb.`,
      en: `We have no more than ${stock}, and your cart has them already.`,
    };
  }
  if (held > 0) {
    return {
      at: `Davon sind nur ${stock} Stück lagernd, ${held} hast du schon im Warenkorb.`,
      en: `We only have ${stock} in stock, and ${held} of them are already in your cart.`,
    };
  }
  return stock === 1
    ? { at: 'Davon ist nur noch 1 Stück lagernd.', en: 'We only have 1 left in stock.' }
    : { at: `Davon sind nur ${stock} Stück lagernd.`, en: `We only have ${stock} in stock.` };
}

async function addItem(transaction: Orm, cart: CartOf, item: TeamCartItem, team: string | null): Promise<void> {
  const { productOption, amount = 1, relatedProducts = [], mounting = false, setId = null } = item;
  // The main shop prints nothing, so a requested print is ignored.
  const printing = team === null ? null : normalisePrinting(item.printing);
  const hash = lineHash({ productOption, setId, mounting, relatedProducts, team, printing });
  const line: Line = {
    ...cart,
    hash,
    optionId: productOption,
    amount,
    mounting,
    setId,
    relatedProducts,
    team,
    printing,
  };
  const stock = await sellableStock(transaction, { ...item, printing }, team);
  const inLine = await amountInLine(transaction, line);
  const held = inLine + (await amountInOtherLines(transaction, line));
  if (held + amount > stock) throw fieldError('amount', stockMessage(stock, held));
  if (inLine + amount > maxAmount) {
    throw fieldError('amount', {
      at: `Mehr als ${maxAmount} Stück davon kannst du nicht auf einmal bestellen.`,
      en: `You cannot order more than ${maxAmount} pieces of it at once.`,
    });
  }
  if (inLine === 0 && (await isFull(transaction, cart))) {
    throw fieldError('productOption', {
      at: `In deinem Warenkorb ist Platz für ${maxLines} Artikel.`,
      en: `Your cart has room for ${maxLines} items.`,
    });
  }
  await writeLine(transaction, { ...line, amount: inLine + amount });
}

export type Addition = {
  readonly items: readonly TeamCartItem[];
  readonly team: string | null;
  /** The idempotency key. Null: the addition is never treated as a repetition. */
  readonly key: string | null;
};

/** Browsers repeat a request within moments, so a few keys are enough. */
const maxKeys = 20;

async function isRepeated(transaction: Orm, { requestId }: CartOf, key: string): Promise<boolean> {
  const ofShopper = eq(shoppers.requestId, requestId);
  const [shopper] = await transaction.select({ keys: shoppers.recentAdditions }).from(shoppers).where(ofShopper);
  const keys = shopper?.keys ?? [];
  if (keys.includes(key)) return true;
  const recentAdditions = [key, ...keys].slice(0, maxKeys);
  await transaction.update(shoppers).set({ recentAdditions }).where(ofShopper);
  return false;
}

/**
 * Adds items to lines with the same option and extras, or creates lines: all of them or none, and once for a key.
 * @throws 422 at `amount` beyond the stock
 */
export async function addToCart(orm: Orm, cart: CartOf, { items, team, key }: Addition): Promise<void> {
  await changeOwned(orm, [cart.requestId], async (transaction) => {
    if (key !== null && (await isRepeated(transaction, cart, key))) return;
    for (const item of items) await addItem(transaction, cart, item, team);
  });
}

/** A line by its hash, or all lines of a set by their shared hash. */
export type LineTarget = { readonly by: 'hash' | 'set'; readonly hash: string };

async function targetLines(orm: Orm, cart: CartOf, { by, hash }: LineTarget) {
  const lines = await linesIn(orm, cart);
  return lines.filter((line) => (by === 'hash' ? line.hash : setHash(line)) === hash);
}

/**
 * Sets the amount of a line, or of each line of a set: all of them or none. Missing lines are ignored.
 * @throws 422 at `amount` when an increase exceeds the stock
 */
export async function changeAmount(orm: Orm, cart: CartOf, target: LineTarget, amount: number): Promise<void> {
  await changeIfOwned(orm, cart.requestId, async (transaction) => {
    for (const { addedAt: _, ...line } of await targetLines(transaction, cart, target)) {
      const stock = await stockOf(transaction, line.optionId);
      const held = await amountInOtherLines(transaction, line);
      if (amount > line.amount && held + amount > stock) throw fieldError('amount', stockMessage(stock, held));
      await writeLine(transaction, { ...line, amount });
    }
  });
}

/** Removes one line. A missing line is no error. */
export async function removeLine(orm: Orm, cart: CartOf, hash: string): Promise<void> {
  await changeIfOwned(orm, cart.requestId, (transaction) =>
    transaction.delete(cartLines).where(and(inCart(cart), eq(cartLines.hash, hash))),
  );
}

/** Removes all lines of a set by their shared hash. */
export async function removeSet(orm: Orm, cart: CartOf, hash: string): Promise<void> {
  await changeIfOwned(orm, cart.requestId, async (transaction) => {
    const lines = (await targetLines(transaction, cart, { by: 'set', hash })).map((line) => line.hash);
    await transaction.delete(cartLines).where(and(inCart(cart), inArray(cartLines.hash, lines)));
  });
}

/**
 * Moves a guest's lines into the account's cart, as many as fit. Amounts of equal lines add up, but never beyond the stock. The
 * guest's cart is empty afterwards, so repeating the merge changes nothing.
 */
export async function mergeCart(orm: Orm, from: string, to: CartOf): Promise<void> {
  await changeMerged(orm, { from, to: to.requestId }, async (transaction) => {
    const guestCart = { requestId: from, shop: to.shop };
    const lines = await transaction.select().from(cartLines).where(inCart(guestCart)).orderBy(asc(cartLines.addedAt));
    await transaction.delete(cartLines).where(inCart(guestCart));
    for (const { addedAt: _, ...guestLine } of lines) {
      const line = { ...guestLine, ...to };
      const stock = await stockOf(transaction, line.optionId);
      const inLine = await amountInLine(transaction, line);
      const free = Math.min(stock - (await amountInOtherLines(transaction, line)), maxAmount);
      // Sold-out lines are moved too; the shopper sees them as unavailable.
      const amount = Math.max(inLine, stock === 0 ? line.amount : Math.min(inLine + line.amount, free));
      const hasRoom = inLine > 0 || !(await isFull(transaction, to));
      if (amount > 0 && hasRoom) await writeLine(transaction, { ...line, amount });
    }
  });
}
