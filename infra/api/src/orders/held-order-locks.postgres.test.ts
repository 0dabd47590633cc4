// @module-tag rotated
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Orm, selectRows } from '../database/database.ts';
import { lockAccountWithCart } from '../loyalty/book-points.ts';
import { catalogueFacts } from '../testing/catalogue-facts.ts';
import { customerWithOrders } from '../testing/customer-with-orders.ts';
import { waitingConnections } from '../testing/postgres/waiting-connections.ts';
import { openTestApi } from '../testing/test-api.ts';
import { endHeldOrders } from './held-orders.ts';

let server: FastifyInstance;
let orm: Orm;
beforeAll(async () => {
  ({ server, orm } = await openTestApi());
}, 120_000);
afterAll(() => server.close());

it('an order that expires waits for its account before it is locked, so that the account’s own changes can lock it', async () => {
  const [option] = (await catalogueFacts()).plenty;
  if (option === undefined) throw new Error('The test catalogue has no options');
  const { uuid } = await (await customerWithOrders(server)).buy([[option, 1]]);
  const [order] = await selectRows<{ accountId: string }>(
    orm,
    sql`update orders set held_until = now() - interval '1 minute' where uuid = ${uuid}
      returning account_id as "accountId"`,
  );
  let ending: Promise<unknown> | undefined;
  await orm.transaction(async (change) => {
    await lockAccountWithCart(change as unknown as Orm, order?.accountId ?? '');
    ending = endHeldOrders(orm).then(
      () => null,
      (error: unknown) => error,
    );
    await vi.waitFor(async () => expect(await waitingConnections(orm)).toBe(1), 4_000);
    await change.execute(sql`select from orders where uuid = ${uuid} for update`);
  });
  expect(await ending).toBeNull();
  expect(await selectRows(orm, sql`select state from orders where uuid = ${uuid}`)).toEqual([{ state: 'cancelled' }]);
}, 60_000);
