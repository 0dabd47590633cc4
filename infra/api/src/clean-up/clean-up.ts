import { addDays, todayInVienna } from '@bergauf/catalogue-format/austrian-holidays';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { deleteDueAccounts, deleteUnconfirmedAccounts } from '../account/leaving/request-deletion.ts';
import { deviceExpiry } from '../account/login/known-devices.ts';
import { expiredLinkDays } from '../account/login/mail-links.ts';
import type { Orm } from '../database/database.ts';
import { isDatabaseUnavailable } from '../database/unavailable-error.ts';
import { createLimiter, type Limiter } from '../limits/limiter.ts';
import { defaultRateLimits } from '../limits/rate-limit-settings.ts';
import { keptHours } from '../live-catalogue/change-log.ts';
import { endHeldOrders, forgetNetworks } from '../orders/held-orders.ts';
import { forgetOrders } from './forget-orders.ts';
import { retention } from './retention.ts';

/** Rows deleted by one statement, so that locks are short. */
const atOnce = 500;
const emptyGuestDays = 1;
/**
 * Older guests wait for the end of `retention.guestDays`: checking the carts of all guests each minute would exceed a statement's timeout.
 */
const emptyGuestDaysAtMost = 3;
/** Days after its due time when an unsent email is deleted, as it would only confuse its recipient. */
const unsentEmailDays = 30;
/** Days after an appointment when its request, which contains a name and an address, is deleted. */
const keptAppointmentDays = 30;

/** Deletes outdated rows in batches. @param key the columns of the primary key */
async function deleteOld(
  orm: Orm,
  isClosing: IsClosing,
  table: string,
  key: string | readonly string[],
  isOld: ReturnType<typeof sql>,
): Promise<void> {
  const rows = sql.identifier(table);
  const id = sql.join(
    [key].flat().map((column) => sql.identifier(column)),
    sql`, `,
  );
  for (let deleted = atOnce; deleted === atOnce && !isClosing(); ) {
    const result = await orm.execute(
      sql`delete from ${rows} where (${id}) in (
        select ${id} from ${rows} where ${isOld} limit ${atOnce} for update skip locked) returning 1`,
    );
    deleted = (result as { rows: unknown[] }).rows.length;
  }
}

const isGuest = sql`request_id not like 'u%'`;
/** Guests who last read or changed their cart or wishlist some months ago. */
const isOldGuest = sql`${isGuest} and touched_at < now() - make_interval(days => ${retention.guestDays})`;
/** Guests without cart and wishlist entries, after a day. */
const isEmptyGuest = sql`${isGuest} and touched_at < now() - make_interval(days => ${emptyGuestDays})
  and touched_at > now() - make_interval(days => ${emptyGuestDaysAtMost})
  and not exists (select from cart_lines c where c.request_id = shoppers.request_id)
  and not exists (select from wishlist_entries w where w.request_id = shoppers.request_id)`;

const isOldRequest = sql`
  (kind = 'contact' and received_at < now() - make_interval(years => ${retention.contactYears}::int))
  or (kind = 'withdrawal' and received_at < now() - make_interval(years => ${retention.withdrawalYears}::int))`;

type Step = readonly [name: string, run: () => Promise<void>];
/** Checked between statements: a run must not delay the shutdown of the process. */
type IsClosing = () => boolean;

/** The steps of cleaning up, in their order: what is done for shoppers comes before deleting rows. */
function stepsOf(orm: Orm, limiter: Limiter, isClosing: IsClosing): readonly Step[] {
  const old = (table: string, key: string | readonly string[], isOld: ReturnType<typeof sql>): Step => [
    table,
    () => deleteOld(orm, isClosing, table, key, isOld),
  ];
  return [
    ['held orders', () => endHeldOrders(orm, isClosing)],
    ['accounts to delete', () => deleteDueAccounts(orm, limiter, isClosing)],
    ['networks of orders', () => forgetNetworks(orm, isClosing)],
    ['personal data of orders', () => forgetOrders(orm, isClosing)],
    old('rate_limits', 'key', sql`empty_at < ${Date.now()}::float8`),
    old('sessions', 'token_hash', sql`expires_at < now()`),
    ['unconfirmed accounts', () => deleteUnconfirmedAccounts(orm, isClosing)],
    old('mail_links', 'token_hash', sql`expires_at < now() - make_interval(days => ${expiredLinkDays})`),
    old('newsletter_links', 'token_hash', sql`expires_at < now()`),
    old('customer_requests', 'number', isOldRequest),
    old('document_links', 'token_hash', sql`expires_at < now()`),
    old('mail_outbox', 'id', sql`due_at < now() - make_interval(days => ${unsentEmailDays})`),
    old('known_devices', ['account_id', 'device_hash'], sql`last_used_at < now() - ${deviceExpiry}`),
    old('appointments', 'id', sql`day < ${addDays(todayInVienna(), -keptAppointmentDays)}::date`),
    old('catalogue_changes', 'id', sql`changed_at < now() - make_interval(hours => ${keptHours})`),
    old('shoppers', 'request_id', isEmptyGuest),
    old('shoppers', 'request_id', isOldGuest),
  ];
}

const responds = (orm: Orm): Promise<boolean> =>
  orm.execute(sql`select 1`).then(
    () => true,
    () => false,
  );

/**
 * Cancels held orders that were not confirmed in time. Deletes accounts whose deletion is due, accounts that were never confirmed, personal
 * data of orders that need not be kept, and outdated rows. Without it tables would grow with time and with automated requests.
 * @param isClosing ends the run at its next statement
 * @throws AggregateError with an error of each step that failed; the other steps are done, unless the database is unavailable
 */
export async function cleanUp(
  orm: Orm,
  limiter: Limiter = createLimiter(defaultRateLimits),
  isClosing: IsClosing = () => false,
): Promise<void> {
  const errors: Error[] = [];
  for (const [name, run] of stepsOf(orm, limiter, isClosing)) {
    if (isClosing()) break;
    try {
      await run();
    } catch (cause) {
      errors.push(new Error(`cleaning up failed: ${name}`, { cause }));
      // In an outage the other steps would fail too, each after its own wait for a connection. After a deadlock they would not.
      if (isDatabaseUnavailable(cause) && !(await responds(orm))) break;
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, 'cleaning up failed');
}

const everyMs = 60_000;

/**
 * Cleans up at start and every minute. Several servers may share a database.
 * @returns a function that stops it, after the statement that is running
 */
export function cleanUpRegularly(orm: Orm, limiter: Limiter, log: FastifyBaseLogger): () => Promise<void> {
  let running: Promise<void> | null = null;
  let isClosing = false;
  function run(): void {
    running ??= cleanUp(orm, limiter, () => isClosing)
      .catch((error: unknown) => {
        for (const failure of error instanceof AggregateError ? error.errors : [error])
          log.error({ err: failure }, 'cleaning up failed; it is tried again in a minute');
      })
      .finally(() => {
        running = null;
      });
  }
  const timer = setInterval(run, everyMs);
  timer.unref();
  run();
  return async () => {
    isClosing = true;
    clearInterval(timer);
    await running;
  };
}
