// @module-tag rotated
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { OrderDetails } from 'shared-contracts/entities';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Orm, selectRows } from '../../database/database.ts';
import { ensureDemoAccount, removeDemoAccount } from '../../demo/demo-account.ts';
import { demoCredentials } from '../../demo/demo-credentials.ts';
import { catalogueFacts, type StockedOption } from '../../testing/catalogue-facts.ts';
import { adminToken, customerWithOrders, eachOnce, moveTo } from '../../testing/customer-with-orders.ts';
import { mailsTo, mailTo } from '../../testing/mailbox.ts';
import { soakLength } from '../../testing/soak.ts';
import { openTestApi } from '../../testing/test-api.ts';
import { moveDueOrders } from './order-clock.ts';

const hourMs = 3_600_000;
let server: FastifyInstance;
let orm: Orm;
let origin: string;
let fresh: () => StockedOption;
beforeAll(async () => {
  fresh = eachOnce((await catalogueFacts()).plenty);
  ({ server, orm } = await openTestApi({ adminToken }));
  origin = await server.listen({ port: 0, host: '127.0.0.1' });
}, 120_000);
afterAll(() => server.close());

const pickUp = ({ productsPrice }: { productsPrice: number }) => ({
  deliveryType: 'click_and_collect',
  storeSysname: 'bergauf_1',
  expectedTotal: productsPrice,
});

/** Makes the last step of every order older. */
const age = (hours: number) =>
  orm.execute(sql`update order_events set happened_at = happened_at - make_interval(hours => ${hours})`);

const statesOf = ({ timeline }: OrderDetails) => timeline.filter(({ at }) => at !== null).map(({ state }) => state);

describe('the order clock', () => {
  // Orders of the tests before would be moved too.
  beforeEach(() => orm.execute(sql`update orders set state = 'cancelled'`));

  it('moves an order home step by step, with an email each, and gives the invoice its number', async () => {
    const customer = await customerWithOrders(server);
    const other = await customerWithOrders(server);
    const order = await customer.buy([[fresh(), 1]]);
    expect(await moveDueOrders(orm, hourMs)).toBe(0);
    for (const [state, subject] of [
      ['packed', /ist gepackt$/],
      ['shipped', /ist unterwegs$/],
      ['delivered', /ist angekommen$/],
    ] as const) {
      await age(2);
      expect(await moveDueOrders(orm, hourMs)).toBe(1);
      const moved = await customer.details(order);
      expect([moved.state, moved.can?.invoice]).toEqual([state, state !== 'packed']);
      // The development mailbox gets it when the mailer looks into the outbox, as it does for an email to anyone.
      await other.session.post('/api/v1/user/doi/', {});
      await mailTo(server, customer.email, { subject });
    }
    const delivered = await customer.details(order);
    expect(statesOf(delivered)).toEqual(['received', 'packed', 'shipped', 'delivered']);
    expect(delivered.tracking?.number).toMatch(/^AP\d+$/);
    await age(2);
    expect(await moveDueOrders(orm, hourMs)).toBe(0);
  });

  it('moves the orders of the demo account that are under way, as any others', async () => {
    await removeDemoAccount({ orm });
    await ensureDemoAccount({ orm });
    const statesOfDemo = async (): Promise<string[]> =>
      (
        await selectRows<{ state: string }>(
          orm,
          sql`select o.state from orders o join accounts a on a.id = o.account_id
            where a.email = ${demoCredentials.email} order by o.placed_at, o.number`,
        )
      ).map(({ state }) => state);
    const before = await statesOfDemo();
    const next: Record<string, readonly string[]> = {
      received: ['packed'],
      packed: ['shipped', 'ready'],
      shipped: ['delivered'],
      ready: ['delivered'],
    };
    expect(before.filter((state) => state in next).length).toBeGreaterThan(0);
    // Their last step is now.
    expect(await moveDueOrders(orm, hourMs)).toBe(0);
    await age(2);
    await moveDueOrders(orm, hourMs);
    const after = await statesOfDemo();
    for (const [at, state] of before.entries()) expect(next[state] ?? [state]).toContain(after[at]);
  });

  it('keeps an order for its buyer at the store, and leaves cancelled and held ones alone', async () => {
    const customer = await customerWithOrders(server);
    const option = fresh();
    const stored = await customer.buy([[option, 1]], pickUp({ productsPrice: option.vk }));
    const [cancelled, held] = [await customer.buy([[fresh(), 1]]), await customer.buy([[fresh(), 1]])];
    await customer.session.post(`${customer.pathOf(cancelled)}cancel/`, {});
    await orm.execute(sql`update orders set held_until = now() + interval '1 day' where uuid = ${held.uuid}`);
    for (let step = 0; step < 4; step++) {
      await age(2);
      await moveDueOrders(orm, hourMs);
    }
    expect(statesOf(await customer.details(stored))).toEqual(['received', 'packed', 'ready', 'delivered']);
    expect((await customer.details(stored)).tracking).toBeNull();
    expect((await customer.details(cancelled)).state).toBe('cancelled');
    expect((await customer.details(held)).state).toBe('received');
  });

  it('run by several processes at once moves each order once, and none twice', async () => {
    const customer = await customerWithOrders(server);
    const placed: Awaited<ReturnType<typeof customer.buy>>[] = [];
    for (let index = 0; index < 8; index++) placed.push(await customer.buy([[fresh(), 1]]));
    // They reach for the same order at the same moment only now and then.
    for (let round = 0; round < soakLength({ short: 8, full: 200 }); round++) {
      await orm.execute(sql`delete from order_events where state <> 'received'`);
      await orm.execute(sql`update orders set state = 'received' where state = 'packed'`);
      await age(2);
      const moved = await Promise.all(placed.map(() => moveDueOrders(orm, hourMs)));
      expect(
        moved.reduce((sum, count) => sum + count, 0),
        `round ${round}`,
      ).toBe(placed.length);
    }
    for (const order of placed) expect(statesOf(await customer.details(order))).toEqual(['received', 'packed']);
  });

  it('skips an order without a next step, and moves those behind it', async () => {
    const customer = await customerWithOrders(server);
    const option = fresh();
    const stuck = await customer.buy([[option, 1]], pickUp({ productsPrice: option.vk }));
    const behind = await customer.buy([[fresh(), 1]]);
    // No state of an order that is picked up.
    await orm.execute(sql`update orders set state = 'shipped' where uuid = ${stuck.uuid}`);
    await age(2);
    expect(await moveDueOrders(orm, hourMs)).toBe(1);
    expect((await customer.details(behind)).state).toBe('packed');
  });

  it('skips an order that fails, reports it, and moves those behind it', async () => {
    const customer = await customerWithOrders(server);
    const [broken, behind] = [await customer.buy([[fresh(), 1]]), await customer.buy([[fresh(), 1]])];
    await orm.execute(sql`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'refused'; end $$`);
    await orm.execute(sql`create trigger refuse before update on orders for each row
      when (old.number = ${sql.raw(`'${broken.number}'`)}) execute function refuse()`);
    await age(2);
    const failures: unknown[] = [];
    try {
      await expect(moveDueOrders(orm, hourMs)).rejects.toThrow();
      expect(await moveDueOrders(orm, hourMs, undefined, (error) => failures.push(error))).toBe(1);
    } finally {
      await orm.execute(sql`drop function refuse cascade`);
    }
    expect(failures).toMatchObject([{ cause: { message: 'refused' } }]);
    expect((await customer.details(behind)).state).toBe('packed');
    expect(await moveDueOrders(orm, hourMs)).toBe(1);
    expect((await customer.details(broken)).state).toBe('packed');
  });

  it('ends its run with the error of an outage, which no order has caused', async () => {
    const { server: closed, orm: ended } = await openTestApi();
    await closed.close();
    let looks = 0;
    const failures: unknown[] = [];
    const run = moveDueOrders(ended, hourMs, () => looks++ > 0, failures.push.bind(failures));
    await expect(run).rejects.toThrow();
    expect(failures).toEqual([]);
  });

  it('leaves a delivery for its next run whose account is being changed, and waits for no one', async () => {
    const customer = await customerWithOrders(server);
    const order = await customer.buy([[fresh(), 1]]);
    expect((await moveTo(server, order, 'shipped')).statusCode).toBe(200);
    await age(2);
    await orm.transaction(async (other) => {
      await other.execute(sql`select 1 from accounts where email = ${customer.email} for update`);
      expect(await moveDueOrders(orm, hourMs)).toBe(0);
    });
    expect(await moveDueOrders(orm, hourMs)).toBe(1);
    expect((await customer.details(order)).state).toBe('delivered');
  });

  it('continues where it was after a restart: the time of the last step is in the database', async () => {
    const customer = await customerWithOrders(server);
    const order = await customer.buy([[fresh(), 1]]);
    const ofOrder = sql`order_uuid = ${order.uuid}`;
    await orm.execute(sql`update order_events set happened_at = happened_at - interval '2 hours' where ${ofOrder}`);
    // A run that is ended before its first order changes nothing, and the next one moves it.
    expect(await moveDueOrders(orm, hourMs, () => true)).toBe(0);
    expect((await customer.details(order)).state).toBe('received');
    expect(await moveDueOrders(orm, hourMs)).toBe(1);
    expect(await moveDueOrders(orm, hourMs)).toBe(0);
  });
});

describe('an operator', () => {
  const run = promisify(execFile);
  const program = fileURLToPath(new URL('./cli.ts', import.meta.url));

  async function orders(args: readonly string[], env: NodeJS.ProcessEnv = { API_ADMIN_TOKEN: adminToken }) {
    try {
      const { stdout } = await run(process.execPath, ['--import', 'tsx', program, ...args], {
        env: { ...process.env, API_ORIGIN: origin, ...env },
      });
      return { code: 0, output: stdout };
    } catch (error) {
      const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
      return { code, output: stdout + stderr };
    }
  }

  it('moves an order by hand with one command, also over several steps, with one email', async () => {
    const customer = await customerWithOrders(server);
    const order = await customer.buy([[fresh(), 1]]);
    await mailTo(server, customer.email, { subject: /^Deine Bestellung/ });
    const mails = await mailsTo(server, customer.email);
    const [shown, refused, tokenless] = await Promise.all([
      orders(['show', order.number]),
      orders(['move', order.number, 'ready']),
      orders(['show', order.number], { API_ADMIN_TOKEN: '' }),
    ]);
    expect(shown).toEqual({
      code: 0,
      output: `${order.number} is received; it can become packed, shipped, delivered, cancelled.\n`,
    });
    expect(refused).toEqual({ code: 1, output: `The order ${order.number} is received and cannot become ready.\n` });
    expect(tokenless).toEqual({ code: 1, output: 'API_ADMIN_TOKEN is not set.\n' });
    expect((await orders(['move', order.number, 'shipped'])).output).toBe(
      `${order.number} is shipped; it can become delivered, cancelled.\n`,
    );
    expect(statesOf(await customer.details(order))).toEqual(['received', 'packed', 'shipped']);
    await mailTo(server, customer.email, { subject: /ist unterwegs$/ });
    expect(await mailsTo(server, customer.email)).toBe(mails + 1);
  });

  it('books a return with one command, which names its lines', async () => {
    const customer = await customerWithOrders(server);
    const order = await customer.buy([
      [fresh(), 2],
      [fresh(), 1],
    ]);
    await moveTo(server, order, 'delivered');
    const [one, two] = order.lines.map(
      ({ brandName, nameWithoutBrand, size }) => `${brandName} ${nameWithoutBrand}, ${size}`,
    );
    const listed = (first: number) =>
      `; it can become returned.\n  line 0: 2 of ${one}; ${first} returned\n  line 1: 1 of ${two}; 0 returned\n`;
    const [shown, misspelt] = await Promise.all([
      orders(['show', order.number]),
      orders(['return', order.number, '0:x']),
    ]);
    expect(shown.output).toBe(`${order.number} is delivered${listed(0)}`);
    expect([misspelt.code, misspelt.output.startsWith('npm run orders')]).toEqual([1, true]);
    expect((await orders(['return', order.number, '0:1:defective'])).output).toBe(
      `${order.number} is returned${listed(1)}`,
    );
    const { lines } = await customer.details(order);
    expect(lines.map(({ returned }) => returned)).toEqual([{ amount: 1, reason: 'defective' }, null]);
  });

  it('can use an API of an earlier release, which sends no lines', async () => {
    const data = { number: 'BG-100300', state: 'delivered', next: ['returned'] };
    const earlier = createServer((_, response) => response.end(JSON.stringify({ data }))).listen(0, '127.0.0.1');
    await once(earlier, 'listening');
    const { port } = earlier.address() as AddressInfo;
    const env = { API_ADMIN_TOKEN: adminToken, API_ORIGIN: `http://127.0.0.1:${port}` };
    expect(await orders(['next', data.number], env)).toEqual({
      code: 0,
      output: 'BG-100300 is delivered; it can become returned.\n',
    });
    earlier.close();
  });

  it('needs the token, and an order that exists', async () => {
    const call = (token: string, number: string) =>
      server.inject({
        method: 'PUT',
        url: `/api/admin/orders/${number}/state`,
        headers: { authorization: `Bearer ${token}` },
        payload: {},
      });
    expect((await call('wrong', 'BG-1234')).statusCode).toBe(401);
    expect((await call(adminToken, 'BG-1234')).statusCode).toBe(404);
  });
});
