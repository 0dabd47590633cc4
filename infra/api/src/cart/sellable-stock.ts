import { eq } from 'drizzle-orm';
import type { CartAddBody, Printing } from 'shared-contracts/entities';
import type { Orm } from '../database/database.ts';
import { options, products, variants } from '../database/schema.ts';
import { type ApiError, fieldError } from '../http/errors/api-error.ts';
import { loadOffers, offerRefusal } from '../teams/team-offers.ts';
import { loadSetOffers } from './set-offers.ts';

type TeamItem = { readonly productId: number; readonly team: string; readonly printing: Printing | null };

/** Why a team does not sell a product, or not with this print, today; null if it does. */
async function teamRefusal(orm: Orm, item: TeamItem): Promise<ApiError | null> {
  const offers = await loadOffers(orm, [item]);
  const { name = item.team } = offers.get(item.team) ?? {};
  switch (offerRefusal(item, offers)) {
    case 'unknown-team':
      return fieldError('team', { at: 'Dieses Team gibt es nicht.', en: 'There is no such team.' });
    case 'ended':
      return fieldError('team', {
        at: `Das Angebot von ${name} ist zu Ende. Frag bitte deinen Verein, wann ihr wieder bestellen könnt.`,
        en: `The offer of ${name} has ended. Please ask your club when you can order again.`,
      });
    case 'not-offered':
      return fieldError('items', {
        at: 'Dieser Artikel gehört nicht zum Sortiment des Teams.',
        en: 'This item is not part of the team’s range.',
      });
    case 'not-printed':
      return fieldError('items', { at: 'Dieser Artikel wird nicht bedruckt.', en: 'This product is not printed.' });
    case null:
      return null;
  }
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
    .select({
      quantity: options.quantity,
      productId: products.id,
      mounting: products.mounting,
      delistedAt: products.delistedAt,
    })
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
  const { productId, quantity, delistedAt } = found;
  const refusal = team === null ? null : await teamRefusal(orm, { productId, team, printing: item.printing });
  if (refusal !== null) throw refusal;
  return delistedAt === null ? quantity : 0;
}
