import { eq, inArray } from 'drizzle-orm';
import type { OrderLine } from 'shared-contracts/entities';
import type { Orm } from '../database/database.ts';
import { options, products, variants } from '../database/schema.ts';
import { loadOffers, offerRefusal } from '../teams/team-offers.ts';
import { type CartOf, type Line, linesIn, maxAmount, maxLines, writeLines } from './change-cart.ts';
import { lineHash } from './line-hash.ts';
import { loadSetOffers } from './set-offers.ts';

type WantedLine = Pick<OrderLine, 'optionId' | 'productId' | 'amount' | 'mounting' | 'setId' | 'team' | 'printing'>;

type SoldOption = { readonly stock: number; readonly mounting: boolean };

/** The wanted lines that are sold today. Others have an unknown option, or one that their team no longer sells or prints. */
async function soldToday(orm: Orm, wanted: readonly WantedLine[]): Promise<ReadonlyMap<WantedLine, SoldOption>> {
  const found = await orm
    .select({ id: options.id, stock: options.quantity, mounting: products.mounting, productId: products.id })
    .from(options)
    .innerJoin(variants, eq(variants.id, options.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .where(
      inArray(
        options.id,
        wanted.flatMap(({ optionId }) => optionId ?? []),
      ),
    );
  const optionById = new Map(found.map((option) => [option.id, option]));
  const known = wanted.flatMap((line) => {
    const option = line.optionId === null ? undefined : optionById.get(line.optionId);
    if (option === undefined) return [];
    const { team = null, printing = null } = line;
    return [{ line, option, item: { team, printing, productId: option.productId } }];
  });
  const items = known.map(({ item }) => item);
  const offers = await loadOffers(orm, items);
  const sold = known.filter(({ item }) => offerRefusal(item, offers) === null);
  return new Map(sold.map(({ line, option }) => [line, option]));
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
 * owner's row must be locked. The number of statements does not depend on that of the lines.
 * @returns the pieces of each wanted line that are in the cart now; null for a line that is no longer sold
 */
export async function fillCart(
  transaction: Orm,
  cart: CartOf,
  wanted: readonly WantedLine[],
): Promise<(number | null)[]> {
  const [offered, sold] = [await setsOffered(transaction, wanted), await soldToday(transaction, wanted)];
  const lines = new Map((await linesIn(transaction, cart)).map((line): [string, Line] => [line.hash, line]));
  const piecesOf = (optionId: number) =>
    [...lines.values()].reduce((sum, line) => sum + (line.optionId === optionId ? line.amount : 0), 0);
  const changed = new Map<string, Line>();
  /** Pieces of earlier wanted lines that became the same line of the cart. */
  const before = new Map<string, number>();
  const filled = wanted.map((wantedLine) => {
    const { optionId, amount, mounting: wasMounted, setId: boughtIn, team = null, printing = null } = wantedLine;
    const option = sold.get(wantedLine);
    if (option === undefined || optionId === null) return null;
    const setId = boughtIn !== null && offered.has(boughtIn) ? boughtIn : null;
    const mounting = wasMounted && option.mounting;
    const hash = lineHash({ productOption: optionId, setId, mounting, relatedProducts: [], team, printing });
    const earlier = before.get(hash) ?? 0;
    const inLine = lines.get(hash)?.amount ?? 0;
    const free = Math.min(option.stock - (piecesOf(optionId) - inLine), maxAmount);
    const target = Math.max(inLine, Math.min(earlier + amount, free));
    const hasRoom = inLine > 0 || lines.size < maxLines;
    if (target > inLine && hasRoom) {
      const line = { ...cart, hash, optionId, amount: target, mounting, setId, relatedProducts: [], team, printing };
      lines.set(hash, line);
      changed.set(hash, line);
    }
    const pieces = hasRoom ? Math.max(Math.min(target - earlier, amount), 0) : 0;
    before.set(hash, earlier + pieces);
    return pieces;
  });
  await writeLines(transaction, [...changed.values()]);
  return filled;
}
