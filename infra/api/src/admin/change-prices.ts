import { type CalendarDay, todayInVienna } from '@bergauf/catalogue-format/austrian-holidays';
import { sql } from 'drizzle-orm';
import Type, { type Static } from 'typebox';
import { shareCatalogue } from '../catalogue-import/catalogue-lock.ts';
import { continuedHistory, type DatedPrice, lowestOfReduced } from '../catalogue-import/rows/lowest-price.ts';
import { type Orm, selectRows } from '../database/database.ts';
import { changed, failed, Id, type Outcome, unchanged } from './admin-lines.ts';

export const Cents = Type.Integer({ minimum: 1, maximum: 100_000_000, description: 'Cents.' });

/** Prices that are not given stay, or follow the selling price. */
export const PriceLine = Type.Object(
  {
    id: Id,
    vk: Type.Optional(Cents),
    rrp: Type.Optional(Cents),
    premium: Type.Optional(Cents),
    staff: Type.Optional(Cents),
    pro: Type.Optional(Cents),
  },
  {
    additionalProperties: false,
    $id: 'AdminPriceLine',
    description:
      'Prices of a product. Missing ones stay; those of roles that equal `vk` follow it. A role pays at most `vk`: its own price counts again when it is the lower one.',
  },
);
export type PriceLine = Static<typeof PriceLine>;

const roleFields = ['premium', 'staff', 'pro'] as const;
const priceFields = ['vk', 'rrp', ...roleFields] as const;

type StoredPrices = Required<PriceLine> & {
  /** The day in Vienna on which the product was added. */
  readonly addedOn: string;
  readonly isListed: boolean;
  /** Null if there is none. */
  readonly history: readonly DatedPrice[] | null;
};

/** The prices of products, locked in the order of their ids. The lock leaves wishlists of the products alone. */
async function lockPrices(transaction: Orm, ids: readonly number[]): Promise<ReadonlyMap<number, StoredPrices>> {
  const wanted = sql`${sql.param([...ids])}::int[]`;
  const rows = await selectRows<Omit<StoredPrices, 'history'>>(
    transaction,
    sql`select id, vk, rrp, premium, staff, pro, (added_at at time zone 'Europe/Vienna')::date::text as "addedOn",
        delisted_at is null as "isListed"
      from products where id = any(${wanted}) order by id for no key update`,
  );
  // A separate statement, which sees what was committed while the first one waited.
  const histories = await selectRows<{ id: number; history: readonly DatedPrice[] }>(
    transaction,
    sql`select product_id as id, json_agg(json_strip_nulls(json_build_object('from', from_date, 'vk', vk, 'lowest', lowest)) order by from_date) as history
      from price_history where product_id = any(${wanted}) group by product_id`,
  );
  const historyOf = new Map(histories.map(({ id, history }) => [id, history]));
  return new Map(rows.map((row) => [row.id, { ...row, history: historyOf.get(row.id) ?? null }]));
}

/**
 * The prices after a change. A role without its own price pays the selling price: an import stores it that way, and this stays so when the
 * selling price changes.
 */
function pricesAfter(line: PriceLine, before: Required<PriceLine>): Required<PriceLine> {
  const { id, vk = before.vk, rrp = before.rrp } = line;
  const ofRole = (role: (typeof roleFields)[number]) => line[role] ?? (before[role] === before.vk ? vk : before[role]);
  return { id, vk, rrp, premium: ofRole('premium'), staff: ofRole('staff'), pro: ofRole('pro') };
}

type NewPrices = Required<PriceLine> & {
  readonly lowest: number | null;
  readonly before: readonly DatedPrice[] | null;
  readonly history: readonly DatedPrice[];
};

/**
 * The price history by day, continued as in an import: the last price of each day, and the lowest one of that day. Reduced products show
 * the lowest price of the 30 days before (PrAG § 9a).
 */
function withHistory(after: Required<PriceLine>, stored: StoredPrices, today: CalendarDay): NewPrices {
  // A product without history had its price from the day on which it was added.
  const begun = [{ from: stored.addedOn, vk: stored.vk }];
  const history = continuedHistory(stored.history ?? begun, after.vk, today);
  const lowest = lowestOfReduced(after, history);
  return { ...after, lowest, before: stored.history, history };
}

async function write(transaction: Orm, prices: readonly NewPrices[], today: CalendarDay): Promise<void> {
  const column = (values: readonly (number | string | null)[], type: 'int' | 'date') =>
    sql`${sql.param(values)}::${sql.raw(type)}[]`;
  const of = (read: (row: NewPrices) => number | null) => column(prices.map(read), 'int');
  await transaction.execute(sql`
    update products p set vk = r.vk, rrp = r.rrp, premium = r.premium, staff = r.staff, pro = r.pro, lowest_30_days = r.lowest
    from unnest(${of(({ id }) => id)}, ${of(({ vk }) => vk)}, ${of(({ rrp }) => rrp)}, ${of(({ premium }) => premium)},
      ${of(({ staff }) => staff)}, ${of(({ pro }) => pro)}, ${of(({ lowest }) => lowest)})
      as r (id, vk, rrp, premium, staff, pro, lowest)
    where p.id = r.id`);
  const replaced = prices.filter(({ before }) => (before?.at(-1)?.from ?? '') >= today).map(({ id }) => id);
  if (replaced.length > 0) {
    await transaction.execute(sql`
      delete from price_history where product_id = any(${column(replaced, 'int')}) and from_date >= ${today}::date`);
  }
  const entries = prices.flatMap(({ id, before, history }) =>
    history.filter(({ from }) => from >= today || before === null).map((price) => ({ id, ...price })),
  );
  await transaction.execute(sql`
    insert into price_history (product_id, from_date, vk, lowest)
    select * from unnest(${column(
      entries.map(({ id }) => id),
      'int',
    )}, ${column(
      entries.map(({ from }) => from),
      'date',
    )}, ${column(
      entries.map(({ vk }) => vk),
      'int',
    )}, ${column(
      entries.map(({ lowest = null }) => lowest),
      'int',
    )})`);
}

/** Changes prices; the price history and the lowest price of 30 days follow. */
export async function changePrices(
  transaction: Orm,
  lines: readonly PriceLine[],
): Promise<ReadonlyMap<number, Outcome>> {
  const today = todayInVienna();
  await transaction.execute(sql.raw(shareCatalogue));
  const outcomes = new Map<number, Outcome>();
  const ids = lines.map(({ id }) => id);
  const stored = await lockPrices(transaction, ids);
  const written: NewPrices[] = [];
  for (const line of lines) {
    const before = stored.get(line.id);
    if (before === undefined) {
      outcomes.set(line.id, failed('There is no product with this id.'));
      continue;
    }
    if (!before.isListed) {
      outcomes.set(line.id, failed('The product is delisted.'));
      continue;
    }
    const after = pricesAfter(line, before);
    const above = priceFields.find((field) => after[field] > after.rrp);
    if (above !== undefined) outcomes.set(line.id, failed(`${above}: ${after[above]} is above rrp, ${after.rrp}.`));
    else if (priceFields.every((field) => before[field] === after[field])) outcomes.set(line.id, unchanged);
    else {
      outcomes.set(line.id, changed);
      written.push(withHistory(after, before, today));
    }
  }
  if (written.length > 0) await write(transaction, written, today);
  return outcomes;
}
