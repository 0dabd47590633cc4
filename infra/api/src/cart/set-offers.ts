import { inArray } from 'drizzle-orm';
import { setPrice } from '../catalogue/set-price.ts';
import type { Orm } from '../database/database.ts';
import { productSetItems, productSets } from '../database/schema.ts';
import { setHash } from './line-hash.ts';

/** A set's products and the discount on each of them. */
export type SetOffer = { readonly productIds: ReadonlySet<number>; readonly discountPercent: number };
export type SetOffers = ReadonlyMap<number, SetOffer>;

export async function loadSetOffers(orm: Orm, ids: readonly number[]): Promise<SetOffers> {
  if (ids.length === 0) return new Map();
  const sets = await orm
    .select()
    .from(productSets)
    .where(inArray(productSets.id, [...ids]));
  const items = await orm
    .select()
    .from(productSetItems)
    .where(inArray(productSetItems.setId, [...ids]));
  return new Map(
    sets.map(({ id, mainProductId, discountPercent }) => {
      const companions = items.filter(({ setId }) => setId === id).map(({ productId }) => productId);
      return [id, { productIds: new Set([mainProductId, ...companions]), discountPercent }];
    }),
  );
}

/** The same set of two teams counts as two sets. */
type InSet = { readonly setId: number | null; readonly team: string | null };
type SetLine = InSet & { readonly productId: number; readonly amount: number };

function isComplete({ productIds }: SetOffer, lines: readonly SetLine[]): boolean {
  const pieces = [...productIds].map((id) =>
    lines.filter(({ productId }) => productId === id).reduce((sum, { amount }) => sum + amount, 0),
  );
  return pieces.every((amount) => amount > 0 && amount === pieces[0]);
}

/**
 * The sets whose discount applies: the cart has all their products in equal amounts. Otherwise each product costs its normal
 * price.
 * @param lines the available lines
 * @returns the hashes of the sets
 */
export function completeSets(lines: readonly SetLine[], offers: SetOffers): ReadonlySet<string> {
  const pieces = new Map<string, SetLine[]>();
  const offerOf = new Map<string, SetOffer>();
  for (const line of lines) {
    const { setId } = line;
    const offer = setId === null ? undefined : offers.get(setId);
    const hash = setHash(line);
    if (hash === null || offer === undefined) continue;
    offerOf.set(hash, offer);
    const own = pieces.get(hash) ?? [];
    own.push(line);
    pieces.set(hash, own);
  }
  const isInCart = ([hash, offer]: [string, SetOffer]) => isComplete(offer, pieces.get(hash) ?? []);
  return new Set([...offerOf].filter(isInCart).map(([hash]) => hash));
}

/** The price in cents of one piece of a line. */
export function priceInCart(cents: number, line: InSet, complete: ReadonlySet<string>, offers: SetOffers): number {
  const hash = setHash(line);
  const offer = line.setId !== null && hash !== null && complete.has(hash) ? offers.get(line.setId) : undefined;
  return offer === undefined ? cents : setPrice(cents, offer.discountPercent);
}
