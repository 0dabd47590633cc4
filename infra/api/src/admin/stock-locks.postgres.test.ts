// @module-tag rotated
import { sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { selectRows } from '../database/database.ts';
import { catalogueFacts } from '../testing/catalogue-facts.ts';
import { openTestApi } from '../testing/test-api.ts';
import { changeStock } from './change-stock.ts';

it('stock that is set while an order is placed is what was set, also where it was the same before', async () => {
  const [option] = (await catalogueFacts()).plenty;
  if (option === undefined) throw new Error('The test catalogue has no options');
  const { server, orm } = await openTestApi();
  try {
    const { id, quantity } = option;
    const line = { id, quantity };
    let set: Promise<unknown> = Promise.resolve();
    await orm.transaction(async (order) => {
      await order.execute(sql`update options set quantity = quantity - 1 where id = ${id}`);
      set = orm.transaction((transaction) => changeStock(transaction, [line]));
      set.catch(() => undefined);
      await vi.waitFor(async () => {
        const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
        expect(await selectRows(orm, waiting)).toHaveLength(1);
      }, 10_000);
    });
    expect(await set).toEqual(new Map([[id, { status: 'changed' }]]));
    expect(await selectRows(orm, sql`select id, quantity from options where id = ${id}`)).toEqual([line]);
  } finally {
    await server.close();
  }
}, 120_000);
