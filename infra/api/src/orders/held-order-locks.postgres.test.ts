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
import { endHeldOrders, forgetNetworks } from './held-orders.ts';

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

it('forgetting the networks of orders does not wait for an order that is being changed', async () => {
  const [option] = (await catalogueFacts()).plenty;
  if (option === undefined) throw new Error('The test catalogue has no options');
  const { buy } = await customerWithOrders(server);
  const [changed, other] = [await buy([[option, 1]]), await buy([[option, 1]])];
  const both = sql`uuid in (${changed.uuid}, ${other.uuid})`;
  await orm.execute(sql`update orders set network = '192.0.2.1', placed_at = now() - interval '2 days' where ${both}`);
  const remembered = () => selectRows(orm, sql`select uuid from orders where ${both} and network is not null`);
  await orm.transaction(async (change) => {
    await change.execute(sql`select from orders where uuid = ${changed.uuid} for update`);
    await forgetNetworks(orm, () => false);
    expect(await remembered()).toEqual([{ uuid: changed.uuid }]);
  });
  await forgetNetworks(orm, () => false);
  expect(await remembered()).toEqual([]);
}, 60_000);
