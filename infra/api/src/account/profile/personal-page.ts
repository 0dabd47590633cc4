import { eq, sql } from 'drizzle-orm';
import type { Gender, PersonalPage } from 'shared-contracts/entities';
import { genderSysname } from '../../catalogue/genders.ts';
import { type Orm, selectRows } from '../../database/database.ts';
import { orders } from '../../database/schema.ts';
import type { Shopper } from '../identity/shopper.ts';

/** Number of products by gender, weighted: wishlist 1, cart 2, orders 3. */
type GenderWeight = { readonly gender: Gender; readonly weight: number };

async function weighGenders(orm: Orm, requestId: string, accountId: string | null): Promise<GenderWeight[]> {
  const mine = accountId === null ? eq(orders.requestId, requestId) : eq(orders.accountId, accountId);
  return selectRows<GenderWeight>(
    orm,
    sql`
      select p.gender, sum(seen.weight)::int as weight from (
        select product_id, 1 as weight from wishlist_entries where request_id = ${requestId}
        union all
        select v.product_id, 2 from cart_lines c join options o on o.id = c.option_id join variants v on v.id = o.variant_id
          where c.request_id = ${requestId}
        union all
        select l.product_id, 3 from order_lines l join orders on orders.uuid = l.order_uuid where ${mine}
      ) seen join products p on p.id = seen.product_id
      where p.gender <> 0 group by p.gender`,
  );
}

/** The gender with more than half of the weight; 0 if there is none. */
function clearGender(weights: readonly GenderWeight[]): Gender {
  const all = weights.reduce((sum, { weight }) => sum + weight, 0);
  return weights.find(({ weight }) => weight * 2 > all)?.gender ?? 0;
}

const ofPerson: Readonly<Record<string, Gender>> = { female: 1, male: 2 };

/** The recommended gender from orders, cart and wishlist, otherwise from the account's personal data. */
export async function loadPersonalPage(orm: Orm, shopper: Shopper): Promise<PersonalPage> {
  const account = shopper.kind === 'customer' ? shopper.account : null;
  const seen =
    shopper.requestId === null ? 0 : clearGender(await weighGenders(orm, shopper.requestId, account?.id ?? null));
  const recommendedGender = seen !== 0 ? seen : (ofPerson[account?.gender ?? ''] ?? 0);
  return { recommendedGender, recommendedGenderSysname: genderSysname(recommendedGender) };
}
