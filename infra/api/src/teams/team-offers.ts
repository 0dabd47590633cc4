import { todayInVienna } from '@bergauf/catalogue-format/austrian-holidays';
import type { TeamTermsRecord } from '@bergauf/catalogue-format/records/product-record';
import { and, eq, inArray } from 'drizzle-orm';
import type { CartProduct, Printing } from 'shared-contracts/entities';
import type { Orm } from '../database/database.ts';
import { teamProducts, teams } from '../database/schema.ts';
import { printingOf } from './team-printing.ts';

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

export type TeamOffer = {
  readonly name: string;
  readonly terms: Terms;
  /** The wanted products that are in its assortment. */
  readonly assortment: ReadonlySet<number>;
};
/** By the team's slug, without unknown teams. */
export type TeamOffers = ReadonlyMap<string, TeamOffer>;

type TeamItem = { readonly team: string | null; readonly productId: number; readonly printing: Printing | null };

/** The offers of the items' teams. */
export async function loadOffers(orm: Orm, items: readonly TeamItem[]): Promise<TeamOffers> {
  const slugs = [...new Set(items.flatMap(({ team }) => team ?? []))];
  if (slugs.length === 0) return new Map();
  const productIds = [...new Set(items.map(({ productId }) => productId))];
  const rows = await orm
    .select({ slug: teams.slug, name: teams.name, terms: teams.terms, productId: teamProducts.productId })
    .from(teams)
    .leftJoin(teamProducts, and(eq(teamProducts.teamId, teams.id), inArray(teamProducts.productId, productIds)))
    .where(inArray(teams.slug, slugs));
  return offersOf(rows);
}

type OfferRow = Pick<TeamOffer, 'name' | 'terms'> & { readonly slug: string; readonly productId: number | null };

/** @param rows one for each product of a team, or one without a product. A cart of many teams has thousands, so each is read once. */
export function offersOf(rows: readonly OfferRow[]): TeamOffers {
  const offers = new Map<string, TeamOffer & { readonly assortment: Set<number> }>();
  for (const { slug, name, terms, productId } of rows) {
    const offer = offers.get(slug) ?? { name, terms, assortment: new Set() };
    if (productId !== null) offer.assortment.add(productId);
    offers.set(slug, offer);
  }
  return offers;
}

export type OfferRefusal = 'unknown-team' | 'ended' | 'not-offered' | 'not-printed';

/** Why a team does not sell a product, or not with this print; null if it does, and for the main shop. */
export function offerRefusal(
  { team, productId, printing }: TeamItem,
  offers: TeamOffers,
  today: string = todayInVienna(),
): OfferRefusal | null {
  if (team === null) return null;
  const offer = offers.get(team);
  if (offer === undefined) return 'unknown-team';
  if (hasEnded(offer.terms, today)) return 'ended';
  if (!offer.assortment.has(productId)) return 'not-offered';
  return printing !== null && printingOf(offer.terms, productId) === null ? 'not-printed' : null;
}

type OfferedLine = Pick<TeamItem, 'team' | 'productId'> & {
  readonly amount: number;
  readonly status: CartProduct['status'];
};

/**
 * The offer of each line of a cart; null for lines of the main shop. Unavailable pieces are not ordered, so they do not count towards a
 * minimum. The offer of a team that no longer exists has ended.
 */
export function offersOfLines(
  lines: readonly OfferedLine[],
  offers: TeamOffers,
  today: string = todayInVienna(),
): (NonNullable<CartProduct['offer']> | null)[] {
  const pieces = new Map<string, number>();
  for (const { team, productId, amount, status } of lines) {
    const key = `${team} ${productId}`;
    if (status === 'available') pieces.set(key, (pieces.get(key) ?? 0) + amount);
  }
  return lines.map(({ team, productId, status }) => {
    if (team === null) return null;
    const offer = offers.get(team);
    const { name = team, terms = null } = offer ?? {};
    const minimumAmount = minimumOf(terms, productId);
    const wanted = status === 'available' ? minimumAmount : 0;
    return {
      team: name,
      until: terms?.until ?? null,
      hasEnded: offer === undefined || hasEnded(terms, today),
      minimumAmount,
      missing: Math.max(0, wanted - (pieces.get(`${team} ${productId}`) ?? 0)),
    };
  });
}
