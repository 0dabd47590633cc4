import { eq } from 'drizzle-orm';
import type { OrderLine } from 'shared-contracts/entities';
import type { Orm } from '../database/database.ts';
import { options, products, variants } from '../database/schema.ts';
import {
  amountInLine,
  amountInOtherLines,
  type CartOf,
  isFull,
  type Line,
  maxAmount,
  writeLine,
} from './change-cart.ts';
import { lineHash } from './line-hash.ts';
import { teamRefusal } from './sellable-stock.ts';
import { loadSetOffers } from './set-offers.ts';

type WantedLine = Pick<OrderLine, 'optionId' | 'productId' | 'amount' | 'mounting' | 'setId' | 'team' | 'printing'>;

/** Sellable stock of a line's option today; null for an unknown one, and for one that its team no longer sells or prints. */
async function soldToday(orm: Orm, { optionId, team, printing = null }: WantedLine) {
  if (optionId === null) return null;
  const [found] = await orm
    .select({ stock: options.quantity, mounting: products.mounting, productId: products.id })
    .from(options)
    .innerJoin(variants, eq(variants.id, options.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .where(eq(options.id, optionId));
  if (found === undefined) return null;
  const { productId } = found;
  const refusal = team === undefined ? null : await teamRefusal(orm, { productId, team, printing });
  return refusal === null ? { ...found, optionId } : null;
}

/** The sets of the wanted lines that are offered with the same products today. */
async function setsOffered(orm: Orm, wanted: readonly WantedLine[]): Promise<ReadonlySet<number>> {
  const products = new Map<number, Set<number>>();
  for (const { setId, productId } of wanted) {
    if (setId !== null) products.set(setId, (products.get(setId) ?? new Set()).add(productId));
  }
  const offers = await loadSetOffers(orm, [...products.keys()]);
  const isOffered = ([id, wantedOf]: readonly [number, ReadonlySet<number>]): boolean => {
    const productIds = offers.get(id)?.productIds ?? new Set();
    return productIds.size === wantedOf.size && [...productIds].every((productId) => wantedOf.has(productId));
  };
  return new Set([...products].filter(isOffered).map(([id]) => id));
}

/**
 * Puts as many of the wanted pieces into a cart as are available. Pieces in the cart count, so repeating it changes nothing. The
 * owner's row must be locked.
 * @returns the pieces of each wanted line that are in the cart now; null for a line that is no longer sold
 */
export async function fillCart(
  transaction: Orm,
  cart: CartOf,
  wanted: readonly WantedLine[],
): Promise<(number | null)[]> {
  const filled: (number | null)[] = [];
  /** Pieces of earlier wanted lines that became the same line of the cart. */
  const before = new Map<string, number>();
  const offered = await setsOffered(transaction, wanted);
  for (const wantedLine of wanted) {
    const { amount, mounting: wasMounted, setId: boughtIn, team = null, printing = null } = wantedLine;
    const sold = await soldToday(transaction, wantedLine);
    if (sold === null) {
      filled.push(null);
      continue;
    }
    const { optionId } = sold;
    const setId = boughtIn !== null && offered.has(boughtIn) ? boughtIn : null;
    const mounting = wasMounted && sold.mounting;
    const identity = { productOption: optionId, setId, mounting, relatedProducts: [], team, printing };
    const hash = lineHash(identity);
    const earlier = before.get(hash) ?? 0;
    const line: Line = { ...cart, hash, optionId, amount, mounting, setId, relatedProducts: [], team, printing };
    const inLine = await amountInLine(transaction, line);
    const free = Math.min(sold.stock - (await amountInOtherLines(transaction, line)), maxAmount);
    const target = Math.max(inLine, Math.min(earlier + amount, free));
    const hasRoom = inLine > 0 || !(await isFull(transaction, cart));
    if (target > inLine && hasRoom) await writeLine(transaction, { ...line, amount: target });
    const pieces = hasRoom ? Math.max(Math.min(target - earlier, amount), 0) : 0;
    before.set(hash, earlier + pieces);
    filled.push(pieces);
  }
  return filled;
}
