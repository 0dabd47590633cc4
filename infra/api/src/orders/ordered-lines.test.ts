import { sql } from 'drizzle-orm';
import { AuthResponse, Order, OrderDetails, type OrderLine } from 'shared-contracts/entities';
import Type from 'typebox';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoCredentials } from '../demo/demo-credentials.ts';
import { caller, dataOf, openTestApi } from '../testing/test-api.ts';

let api: Awaited<ReturnType<typeof openTestApi>>;
let session: ReturnType<typeof caller>;
beforeAll(async () => {
  api = await openTestApi({ demo: true });
  const { token, uuid } = dataOf(await caller(api.server).post('/api/v1/auth/login/', demoCredentials), AuthResponse);
  session = caller(api.server, { authorization: `Bearer ${token}`, 'x-request-id': uuid });
}, 120_000);
afterAll(() => api.server.close());

async function firstLine(query = ''): Promise<OrderLine> {
  const [order] = dataOf(await session.get(`/api/v1/user/orders/${query}`), Type.Array(Order));
  if (order === undefined) throw new Error('The demo account has no order');
  const details = dataOf(await session.get(`/api/v1/user/order/${order.uuid}/${query}`), OrderDetails);
  const [line] = details.lines;
  if (!line) throw new Error('The order has no line');
  expect(order.pictures?.[0]).toEqual(line.picture);
  return line;
}

const idIn = (url: string) => url.split('/')[2];

it('an order keeps the picture of the time of purchase; one of an earlier release shows the current one, or the placeholder', async () => {
  const bought = await firstLine();
  const today = { file: 'pictures/new.svg', id: 'a'.repeat(32), width: 8, height: 10, colour: '#ffffff', type: 'svg' };
  const pictures = JSON.stringify([today]);
  await api.orm.execute(sql`update variants set pictures = ${pictures}::jsonb where path = ${bought.url}`);
  expect((await firstLine()).picture).toEqual(bought.picture);
  await api.orm.execute(sql`update order_lines set picture = null`);
  expect(idIn((await firstLine()).picture.url)).toBe(today.id);
  await api.orm.execute(sql`update variants set pictures = '[]' where path = ${bought.url}`);
  const { url } = (await firstLine()).picture;
  const response = await api.server.inject(url);
  expect([idIn(url), response.statusCode]).toEqual(['0'.repeat(32), 200]);
  expect(response.body).toMatch(/^<svg /);
});

it('a size that consists of words is in the requested language, as on the page of its product', async () => {
  await api.orm.execute(sql`update order_lines set size = '2 Personen'`);
  expect((await firstLine()).size).toBe('2 Personen');
  expect((await firstLine('?locale=en')).size).toBe('2 persons');
  await api.orm.execute(sql`update order_lines set size = '42,5'`);
  expect((await firstLine('?locale=en')).size).toBe('42.5');
});
