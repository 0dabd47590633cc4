import { todayInVienna } from '@bergauf/catalogue-format/austrian-holidays';
import type { TeamTermsRecord } from '@bergauf/catalogue-format/records/product-record';
import { inArray } from 'drizzle-orm';
import type { CartProduct } from 'shared-contracts/entities';
import type { Orm } from '../database/database.ts';
import { teams } from '../database/schema.ts';

type Terms = Pick<TeamTermsRecord, 'until' | 'minimumAmount' | 'printing'> | null;

/** Whether the last day of an offer is over, in Vienna. */
export const hasEnded = (terms: Terms, today: string): boolean =>
  terms?.until !== undefined && terms.until !== null && today > terms.until;

/**
 * The pieces of a product that an order must have, in all sizes and prints together. What a club has printed is made for the order;
 * everything else is in stock and has no minimum.
 */
export const minimumOf = (terms: Terms, productId: number): number =>
  terms?.printing?.products.includes(productId) ? (terms.minimumAmount ?? 1) : 1;

export type TeamOffers = ReadonlyMap<string, { readonly name: string; readonly terms: Terms }>;

/** The offers of some teams, by slug. */
export async function loadOffers(orm: Orm, slugs: readonly string[]): Promise<TeamOffers> {
  const wanted = [...new Set(slugs)];
  if (wanted.length === 0) return new Map();
  const rows = await orm
    .select({ slug: teams.slug, name: teams.name, terms: teams.terms })
    .from(teams)
    .where(inArray(teams.slug, wanted));
  return new Map(rows.map(({ slug, ...offer }) => [slug, offer]));
}

type OfferedLine = { readonly team: string | null; readonly productId: number; readonly amount: number };

/** What the offers say about the lines of a cart: null for lines of the main shop. Pieces of ended offers count for no minimum. */
export function offersOfLines(
  lines: readonly OfferedLine[],
  offers: TeamOffers,
  today: string = todayInVienna(),
): (NonNullable<CartProduct['offer']> | null)[] {
  const pieces = new Map<string, number>();
  for (const { team, productId, amount } of lines) {
    const key = `${team} ${productId}`;
    pieces.set(key, (pieces.get(key) ?? 0) + amount);
  }
  return lines.map(({ team, productId }) => {
    if (team === null) return null;
    const { name = team, terms = null } = offers.get(team) ?? {};
    const isOver = hasEnded(terms, today);
    const minimumAmount = minimumOf(terms, productId);
    const missing = isOver ? 0 : Math.max(0, minimumAmount - (pieces.get(`${team} ${productId}`) ?? 0));
    return { team: name, until: terms?.until ?? null, hasEnded: isOver, minimumAmount, missing };
  });
}
