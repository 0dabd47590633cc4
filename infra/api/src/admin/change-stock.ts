import { sql } from 'drizzle-orm';
import Type, { type Static } from 'typebox';
import { selectRows } from '../database/database.ts';
import { type ApplyLines, changed, failed, Id, type Outcome } from './admin-lines.ts';

export const Quantity = Type.Integer({ minimum: 0, maximum: 1_000_000_000 });

export const StockLine = Type.Object(
  { id: Type.Integer({ ...Id, description: 'The id of the option.' }), quantity: Quantity },
  { additionalProperties: false, $id: 'AdminStockLine', description: 'The number of pieces of an option.' },
);
export type StockLine = Static<typeof StockLine>;

/** Sets the number of pieces in stock. Locks by id as orders do, so that neither waits for the other in a circle. */
export const changeStock: ApplyLines<StockLine> = async (transaction, lines) => {
  const outcomes = new Map<number, Outcome>();
  const rows = await selectRows<StockLine>(
    transaction,
    sql`select id, quantity from options where id = any(${sql.param(lines.map(({ id }) => id))}::int[])
      order by id for update`,
  );
  const current = new Map(rows.map(({ id, quantity }) => [id, quantity]));
  for (const { id } of lines) if (!current.has(id)) outcomes.set(id, failed('There is no option with this id.'));
  const different = lines.filter(({ id, quantity }) => current.has(id) && current.get(id) !== quantity);
  for (const { id } of different) outcomes.set(id, changed);
  if (different.length > 0) {
    await transaction.execute(sql`
      update options o set quantity = r.quantity
      from json_to_recordset(${JSON.stringify(different)}::json) as r (id int, quantity int) where o.id = r.id`);
  }
  return outcomes;
};
