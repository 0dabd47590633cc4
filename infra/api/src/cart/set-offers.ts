import { inArray } from 'drizzle-orm';
import { setPrice } from '../catalogue/set-price.ts';
import type { Orm } from '../database/database.ts';
import { productSetItems, productSets } from '../database/schema.ts';

/** A set as the cart needs it: which products it is made of, and what it takes off each. */
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

type SetLine = { readonly setId: number | null; readonly productId: number; readonly amount: number };

function isComplete({ productIds }: SetOffer, lines: readonly SetLine[]): boolean {
  const pieces = [...productIds].map((id) =>
    lines.filter(({ productId }) => productId === id).reduce((sum, { amount }) => sum + amount, 0),
  );
  return pieces.every((amount) => amount > 0 && amount === pieces[0]);
}

/**
 * The sets whose price holds: all their products are there, as many of each. A set that is missing something, or has a piece
 * too many, is no set; its pieces cost what they cost alone.
 * @param lines those that can be bought
 */
export function completeSets(lines: readonly SetLine[], offers: SetOffers): ReadonlySet<number> {
  return new Set(
    [...offers.entries()]
      .filter(([id, offer]) =>
        isComplete(
          offer,
          lines.filter(({ setId }) => setId === id),
        ),
      )
      .map(([id]) => id),
  );
}

/** What one piece of a line costs. */
export function priceInCart(
  cents: number,
  setId: number | null,
  complete: ReadonlySet<number>,
  offers: SetOffers,
): number {
  const offer = setId !== null && complete.has(setId) ? offers.get(setId) : undefined;
  return offer === undefined ? cents : setPrice(cents, offer.discountPercent);
}
