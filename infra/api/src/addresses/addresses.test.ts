import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { AccountData, type ShippingAddress, ShippingAddresses } from 'shared-contracts/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { homeAddress } from '../testing/home-address.ts';
import { caller, dataOf, errorOf, signUp, startTestApi } from '../testing/test-api.ts';

let server: FastifyInstance;
beforeAll(async () => {
  server = await startTestApi();
}, 120_000);
afterAll(() => server.close());

const url = '/api/v1/user/address/shipping/';
const anAddress = { ...homeAddress, streetNo: '7/2', deliveryType: 'home' };

async function customer() {
  const { email: _, ...headers } = await signUp(server);
  const session = caller(server, headers);
  return {
    session,
    add: async (change: object = {}) =>
      dataOf(await session.post(url, { ...anAddress, ...change }), ShippingAddresses).shipping,
  };
}

const streets = (list: readonly ShippingAddress[]) => list.map(({ street, isDefault }) => [street, isDefault]);

describe('shipping addresses', () => {
  it('come with the account data, the default first, then the newest', async () => {
    const { session, add } = await customer();
    await add({ street: ' A-Weg ' });
    await add({ street: 'B-Weg' });
    await add({ street: 'C-Weg', isDefault: false });
    const { addresses } = dataOf(await session.get('/api/v1/user/'), AccountData);
    expect(streets(addresses.shipping)).toEqual([
      ['A-Weg', true],
      ['C-Weg', false],
      ['B-Weg', false],
    ]);
    expect(addresses.shipping[0]).toMatchObject({ ...anAddress, street: 'A-Weg' });
  });

  it('change in place, and the default moves to another address on request', async () => {
    const { session, add } = await customer();
    await add({ street: 'A-Weg' });
    const [, second] = await add({ street: 'B-Weg' });
    const body = { ...anAddress, street: 'B-Gasse', countryId: 'DE', postal: '80331', isDefault: true };
    const list = dataOf(await session.put(`${url}${second?.uuid}/`, body), ShippingAddresses).shipping;
    expect(streets(list)).toEqual([
      ['B-Gasse', true],
      ['A-Weg', false],
    ]);
    // There is always a default address: it can only move to another one.
    const still = dataOf(await session.put(`${url}${second?.uuid}/`, { ...body, isDefault: false }), ShippingAddresses);
    expect(streets(still.shipping)[0]).toEqual(['B-Gasse', true]);
  });

  it('pass the default on when it is removed; removing twice is no error', async () => {
    const { session, add } = await customer();
    await add({ street: 'A-Weg' });
    await add({ street: 'B-Weg' });
    const [first] = await add({ street: 'C-Weg' });
    const remove = async () =>
      streets(dataOf(await session.delete(`${url}${first?.uuid}/`), ShippingAddresses).shipping);
    const left = [
      ['C-Weg', true],
      ['B-Weg', false],
    ];
    expect(await remove()).toEqual(left);
    expect(await remove()).toEqual(left);
  });

  it("are out of others' reach", async () => {
    const { add, session } = await customer();
    const [mine] = await add();
    const stranger = await customer();
    expect((await stranger.session.put(`${url}${mine?.uuid}/`, anAddress)).statusCode).toBe(404);
    expect(dataOf(await stranger.session.delete(`${url}${mine?.uuid}/`), ShippingAddresses).shipping).toEqual([]);
    const { addresses } = dataOf(await session.get('/api/v1/user/'), AccountData);
    expect(addresses.shipping).toHaveLength(1);
    expect(errorOf(await caller(server).post(url, anAddress), 401).error).toBe('no uuid header');
  });

  it.each([
    ['IE', 'd02 af30', 'D02 AF30'],
    ['PL', '00-950', '00-950'],
    ['NL', '1012 AB', '1012 AB'],
    ['CY', '1010', '1010'],
  ])('are saved in every country of the Union: %s', async (countryId, postal, saved) => {
    const { session } = await customer();
    const [address] = dataOf(await session.post(url, { ...anAddress, countryId, postal }), ShippingAddresses).shipping;
    expect([address?.countryId, address?.postal]).toEqual([countryId, saved]);
  });

  it('are refused in English for requests with locale=en', async () => {
    const { session } = await customer();
    const { message, errors } = errorOf(
      await session.post(`${url}?locale=en`, { ...anAddress, postal: '602', city: '' }),
      422,
    );
    expect([message, errors]).toEqual(['Please check what you have entered.', { city: ['Please enter the town.'] }]);
    const foreign = errorOf(await session.post(`${url}?locale=en`, { ...anAddress, postal: '60200' }), 422);
    expect(foreign.errors).toEqual({ postal: ['Postcodes in Austria have four digits.'] });
  });

  it.each([
    [{ postal: '60200' }, 'postal'],
    [{ countryId: 'DE' }, 'postal'],
    [{ postal: 'A-6020' }, 'postal'],
    [{ countryId: 'IE', postal: '1010' }, 'postal'],
    [{ countryId: 'NL', postal: '80331' }, 'postal'],
    [{ countryId: 'XX' }, 'countryId'],
    [{ countryId: 'CH', postal: '8001' }, 'countryId'],
    [{ deliveryType: 'drone' }, 'deliveryType'],
    [{ firstname: '  ' }, 'firstname'],
    [{ streetNo: 'x'.repeat(21) }, 'streetNo'],
    [{ isDefault: 'ja' }, 'isDefault'],
  ])('refuse %j at its field', async (change, field) => {
    const { session } = await customer();
    expect(Object.keys(errorOf(await session.post(url, { ...anAddress, ...change }), 422).errors)).toEqual([field]);
  });

  it('are limited to thirty', async () => {
    const { session, add } = await customer();
    for (let number = 0; number < 30; number += 1) await add();
    expect(errorOf(await session.post(url, anAddress), 409).error).toBe('too many addresses');
  });
});

describe('at the same time', () => {
  const action = fc.oneof(
    fc.record({ kind: fc.constant('add' as const), isDefault: fc.boolean() }),
    fc.record({ kind: fc.constant('save' as const), isDefault: fc.boolean(), which: fc.nat(5) }),
    fc.record({ kind: fc.constant('remove' as const), which: fc.nat(5) }),
  );

  it('exactly one is the default after any sequence of changes', { tags: 'rotated', timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 2, maxLength: 10 }), async (actions) => {
        const { session, add } = await customer();
        await add();
        const before = await add();
        const uuidOf = (which: number) => before[which % before.length]?.uuid ?? '';
        const responses = await Promise.all(
          actions.map((step) => {
            if (step.kind === 'add') return session.post(url, { ...anAddress, isDefault: step.isDefault });
            const path = `${url}${uuidOf(step.which)}/`;
            if (step.kind === 'remove') return session.delete(path);
            return session.put(path, { ...anAddress, isDefault: step.isDefault });
          }),
        );
        expect(responses.every(({ statusCode }) => statusCode === 200 || statusCode === 404)).toBe(true);
        const { shipping } = dataOf(await session.get('/api/v1/user/'), AccountData).addresses;
        expect(shipping.filter(({ isDefault }) => isDefault)).toHaveLength(shipping.length === 0 ? 0 : 1);
      }),
      { numRuns: 12 },
    );
  });
});
