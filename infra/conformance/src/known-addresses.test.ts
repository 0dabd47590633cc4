// @module-tag rotated
import { openTestApi } from '@bergauf/api/testing/test-api';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApiCaller } from './api-caller.ts';
import { type KnownAddresses, knownAddressChecks } from './checks/known-addresses.ts';
import { runCheck } from './run.ts';

// Addresses that only the owner of a catalogue knows: a delisted product, and one that has moved.

let server: FastifyInstance;
let origin: string;
let paths: readonly string[];
beforeAll(async () => {
  const api = await openTestApi();
  ({ server } = api);
  await api.database.transaction(async ({ query }) => {
    const rows = await query(`
      select v.path from products p join variants v on v.product_id = p.id and v.position = 0
      where exists (select from options o where o.variant_id = v.id and o.quantity > 0) order by p.id limit 3`);
    paths = rows.map(({ path }) => String(path));
    await query('update products p set delisted_at = now() from variants v where v.product_id = p.id and v.path = $1', [
      paths[0],
    ]);
    await query(
      `update options o set quantity = 0 from variants v join variants named on named.product_id = v.product_id
       where o.variant_id = v.id and named.path = $1`,
      [paths[0]],
    );
    await query(`update variants set path = '/p/anderswo/' where path = $1`, [paths[1]]);
  });
  origin = await server.listen({ port: 0, host: 'localhost' });
}, 120_000);
afterAll(() => server.close());

async function faults(addresses: KnownAddresses): Promise<(string | null)[]> {
  const caller = createApiCaller(origin);
  const results = await Promise.all(knownAddressChecks(addresses).map((check) => runCheck(check, caller)));
  return results.map(({ fault }) => fault);
}

it('finds nothing wrong with a delisted product and one that has moved', async () => {
  expect(await faults({})).toEqual([]);
  expect(await faults({ delisted: paths[0], moved: paths[1] })).toEqual([null, null]);
});

it('finds a product that is still sold, and one that has not moved', async () => {
  expect(await faults({ delisted: paths[2], moved: paths[2] })).toEqual([
    `${paths[2]} is not delisted: the shop would sell it, and respond 200`,
    `${paths[2]} has not moved: the shop would show it at two addresses`,
  ]);
});
