import { sql } from 'drizzle-orm';
import Type, { type Static } from 'typebox';
import { shareCatalogue } from '../catalogue-import/catalogue-lock.ts';
import { type Orm, selectRows } from '../database/database.ts';
import { changed, failed, Id, type Outcome } from './admin-lines.ts';

export const Quantity = Type.Integer({ minimum: 0, maximum: 1_000_000_000 });

export const StockLine = Type.Object(
  { id: Type.Integer({ ...Id, description: 'The id of the option.' }), quantity: Quantity },
  { additionalProperties: false, $id: 'AdminStockLine', description: 'The number of pieces of an option.' },
);
export type StockLine = Static<typeof StockLine>;

type StoredOption = StockLine & { readonly isListed: boolean };

/** Sets the number of pieces in stock. Locks in the order of ids, as orders do, to avoid deadlocks. */
export async function changeStock(
  transaction: Orm,
  lines: readonly StockLine[],
): Promise<ReadonlyMap<number, Outcome>> {
  await transaction.execute(sql.raw(shareCatalogue));
  const outcomes = new Map<number, Outcome>();
  const rows = await selectRows<StoredOption>(
    transaction,
    sql`select o.id, o.quantity, p.delisted_at is null as "isListed"
      from options o join variants v on v.id = o.variant_id join products p on p.id = v.product_id
      where o.id = any(${sql.param(lines.map(({ id }) => id))}::int[]) order by o.id for update of o`,
  );
  const current = new Map(rows.map((row) => [row.id, row]));
  const different: StockLine[] = [];
  for (const line of lines) {
    const option = current.get(line.id);
    if (option === undefined) outcomes.set(line.id, failed('There is no option with this id.'));
    else if (!option.isListed) outcomes.set(line.id, failed('The product of this option is delisted.'));
    else if (option.quantity !== line.quantity) {
      outcomes.set(line.id, changed);
      different.push(line);
    }
  }
  if (different.length > 0) {
    await transaction.execute(sql`
      update options o set quantity = r.quantity
      from json_to_recordset(${JSON.stringify(different)}::json) as r (id int, quantity int) where o.id = r.id`);
  }
  return outcomes;
}
