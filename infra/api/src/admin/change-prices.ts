import { todayInVienna } from '@bergauf/catalogue-format/austrian-holidays';
import { sql } from 'drizzle-orm';
import Type, { type Static } from 'typebox';
import { type Orm, selectRows } from '../database/database.ts';
import { changed, failed, Id, type Outcome, unchanged } from './admin-lines.ts';
import { recordPrices } from './price-history.ts';

export const Cents = Type.Integer({ minimum: 1, maximum: 100_000_000, description: 'Cents.' });

/** Prices that are not given stay. */
export const PriceLine = Type.Object(
  {
    id: Id,
    vk: Type.Optional(Cents),
    rrp: Type.Optional(Cents),
    premium: Type.Optional(Cents),
    staff: Type.Optional(Cents),
    pro: Type.Optional(Cents),
  },
  { additionalProperties: false, $id: 'AdminPriceLine', description: 'Prices of a product. Missing ones stay.' },
);
export type PriceLine = Static<typeof PriceLine>;

type PriceRow = Required<PriceLine>;

const priceFields = ['vk', 'rrp', 'premium', 'staff', 'pro'] as const;

/** The prices of products, locked in the order of their ids. */
async function lockPrices(transaction: Orm, ids: readonly number[]): Promise<ReadonlyMap<number, PriceRow>> {
  const rows = await selectRows<PriceRow>(
    transaction,
    sql`select id, vk, rrp, premium, staff, pro from products
      where id = any(${sql.param([...ids])}::int[]) order by id for update`,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** Changes prices; the price history and the lowest price of 30 days follow. */
export async function changePrices(
  transaction: Orm,
  lines: readonly PriceLine[],
): Promise<ReadonlyMap<number, Outcome>> {
  const outcomes = new Map<number, Outcome>();
  const current = await lockPrices(
    transaction,
    lines.map(({ id }) => id),
  );
  const rows: PriceRow[] = [];
  for (const line of lines) {
    const before = current.get(line.id);
    const after = { ...before, ...line } as PriceRow;
    if (before === undefined) outcomes.set(line.id, failed('There is no product with this id.'));
    else if (after.rrp < after.vk) outcomes.set(line.id, failed('vk must not exceed rrp.'));
    else if (priceFields.every((field) => before[field] === after[field])) outcomes.set(line.id, unchanged);
    else {
      outcomes.set(line.id, changed);
      rows.push(after);
    }
  }
  if (rows.length > 0) {
    await recordPrices(transaction, rows, todayInVienna(), async () => {
      await transaction.execute(sql`
        update products p set vk = r.vk, rrp = r.rrp, premium = r.premium, staff = r.staff, pro = r.pro
        from json_to_recordset(${JSON.stringify(rows)}::json) as r (
          id int, vk int, rrp int, premium int, staff int, pro int)
        where p.id = r.id`);
    });
  }
  return outcomes;
}
