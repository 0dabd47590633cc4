import { hasShape } from 'shared-contracts/api';
import type { Cart, Team, TeamPlace } from 'shared-contracts/entities';
import type { ShopperApi } from '../shopper-api/shopper-api.ts';

/** The team to which everything is delivered, and its delivery address. */
export type DeliveredTeam = { readonly slug: string; readonly name: string; readonly delivery: TeamPlace };

const isTeam = hasShape<Team>({ team: { slug: 'string', name: 'string' } });

/**
 * Null for a cart of several teams, and for a team that has no delivery address or could not be read: then everything goes to an entered
 * address.
 */
export async function findTeam(api: ShopperApi, { products }: Cart): Promise<DeliveredTeam | null> {
  // Lines that cannot be ordered are not delivered.
  const slugs = new Set(products.flatMap(({ status, team }) => (status === 'available' ? [team] : [])));
  const [slug] = slugs;
  if (slugs.size !== 1 || !slug) return null;
  const found = await api.get(`/api/v2/team/${encodeURIComponent(slug)}/`, isTeam);
  if (found.kind !== 'ok') return null;
  const { name, terms } = found.data.team;
  return terms?.delivery ? { slug, name, delivery: terms.delivery } : null;
}
