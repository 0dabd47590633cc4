import { type SQL, sql } from 'drizzle-orm';
import { type Orm, selectRows } from '../database/database.ts';
import { retention } from './retention.ts';

/** Orders changed by one statement, so that locks are short. */
const atOnce = 500;

/** An empty email address marks an order without personal data. */
const namesPerson = sql`o.email <> ''`;

/** Cancelled before an invoice: no law requires it to be kept. */
const wasCancelled = sql`o.state = 'cancelled' and o.invoice_number is null
  and o.placed_at < now() - make_interval(days => ${retention.cancelledOrderDays})
  and not exists (select from order_events e where e.order_uuid = o.uuid
    and e.happened_at > now() - make_interval(days => ${retention.cancelledOrderDays}))`;

/** Customers see their cancelled orders as long as they have their account. An address that is not confirmed may be a stranger's. */
const isOfGuest = sql`o.account_id is null and ${wasCancelled}`;
const isOfUnconfirmedAccount = sql`o.account_id in (select id from accounts where not verified) and ${wasCancelled}`;

/** The beginning of the first calendar year whose orders are kept; the year of an order is that of its last change. */
const keptFrom = sql`(date_trunc('year', now() at time zone 'Europe/Vienna') - make_interval(years => ${retention.orderYears}))
  at time zone 'Europe/Vienna'`;

const isPastRetention = sql`o.placed_at < ${keptFrom}
  and not exists (select from order_events e where e.order_uuid = o.uuid and e.happened_at >= ${keptFrom})`;

/**
 * Keeps what was sold, for how much and into which country, for statistics. Removes what names a person or identifies their browser, and
 * what links the order to its account: its points keep their amount, a voucher that it has used is deleted.
 */
async function forget(orm: Orm, isClosing: () => boolean, isOver: SQL): Promise<void> {
  for (let forgotten = atOnce; forgotten === atOnce && !isClosing(); ) {
    const rows = await selectRows(
      orm,
      sql`with forgotten as (
          update orders set email = '', account_id = null, request_id = '', idempotency_key = uuid::text, request_hash = '',
            network = null, voucher_code = null, return_note = null, tracking = null, team = null, address = jsonb_build_object(
              'firstname', '', 'lastname', '', 'street', '', 'streetNo', '', 'postal', '', 'city', '',
              'countryId', address -> 'countryId')
          where uuid in (select o.uuid from orders o where ${namesPerson} and ${isOver} limit ${atOnce} for update skip locked)
          returning uuid),
        points as (
          update loyalty_entries set order_uuid = null where order_uuid in (select uuid from forgotten)),
        spent as (
          delete from vouchers where used_by in (select uuid from forgotten)),
        plain as (
          update order_lines set printing = null where printing is not null and order_uuid in (select uuid from forgotten))
        select uuid from forgotten`,
    );
    forgotten = rows.length;
  }
}

/**
 * Removes personal data from orders that were cancelled weeks ago and are in no confirmed account, and from all others after the time that
 * tax law asks for.
 */
export async function forgetOrders(orm: Orm, isClosing: () => boolean): Promise<void> {
  await forget(orm, isClosing, isOfGuest);
  await forget(orm, isClosing, isOfUnconfirmedAccount);
  await forget(orm, isClosing, isPastRetention);
}
