import { todayInVienna } from '@bergauf/catalogue-format/austrian-holidays';
import { and, eq } from 'drizzle-orm';
import type { CartAddBody, Printing } from 'shared-contracts/entities';
import type { Orm } from '../database/database.ts';
import { options, products, teamProducts, teams, variants } from '../database/schema.ts';
import { type ApiError, fieldError } from '../http/errors/api-error.ts';
import { hasEnded } from '../teams/team-offers.ts';
import { printingOf } from '../teams/team-printing.ts';
import { loadSetOffers } from './set-offers.ts';

type TeamItem = { readonly productId: number; readonly team: string; readonly printing: Printing | null };

/** Why a team does not sell a product, or not with this print, today; null if it does. */
export async function teamRefusal(orm: Orm, { productId, team, printing }: TeamItem): Promise<ApiError | null> {
  const [known] = await orm
    .select({ id: teams.id, name: teams.name, terms: teams.terms })
    .from(teams)
    .where(eq(teams.slug, team));
  if (known === undefined)
    return fieldError('team', { at: 'Dieses Team gibt es nicht.', en: 'There is no such team.' });
  if (hasEnded(known.terms, todayInVienna())) {
    return fieldError('team', {
      at: `Das Angebot von ${known.name} ist zu Ende. Frag bitte deinen Verein, wann ihr wieder bestellen könnt.`,
      en: `The offer of ${known.name} has ended. Please ask your club when you can order again.`,
    });
  }
  const [offered] = await orm
    .select({ productId: teamProducts.productId })
    .from(teamProducts)
    .where(and(eq(teamProducts.teamId, known.id), eq(teamProducts.productId, productId)));
  if (offered === undefined)
    return fieldError('items', {
      at: 'Dieser Artikel gehört nicht zum Sortiment des Teams.',
      en: 'This item is not part of the team’s range.',
    });
  if (printing === null || printingOf(known.terms, productId) !== null) return null;
  return fieldError('items', { at: 'Dieser Artikel wird nicht bedruckt.', en: 'This product is not printed.' });
}

/**
 * The stock of an item that is to be added to a cart.
 * @throws 422 at the field that cannot be sold: option, mounting, set, team or print
 */
export async function sellableStock(
  orm: Orm,
  item: CartAddBody & { readonly printing: Printing | null },
  team: string | null,
): Promise<number> {
  const [found] = await orm
    .select({ quantity: options.quantity, productId: products.id, mounting: products.mounting })
    .from(options)
    .innerJoin(variants, eq(variants.id, options.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .where(eq(options.id, item.productOption));
  if (found === undefined)
    throw fieldError('productOption', {
      at: 'Diesen Artikel gibt es nicht mehr.',
      en: 'This item is no longer available.',
    });
  if (item.mounting === true && !found.mounting) {
    throw fieldError('mounting', { at: 'Diesen Artikel montieren wir nicht.', en: 'We do not mount this item.' });
  }
  if (item.setId != null) {
    const offer = (await loadSetOffers(orm, [item.setId])).get(item.setId);
    if (offer === undefined || !offer.productIds.has(found.productId)) {
      throw fieldError('setId', { at: 'Dieses Set gibt es nicht mehr.', en: 'This set is no longer available.' });
    }
  }
  const { productId, quantity } = found;
  const refusal = team === null ? null : await teamRefusal(orm, { productId, team, printing: item.printing });
  if (refusal !== null) throw refusal;
  return quantity;
}
