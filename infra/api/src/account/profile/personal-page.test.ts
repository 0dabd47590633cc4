import type { FastifyInstance } from 'fastify';
import { PersonalPage } from 'shared-contracts/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogueFacts } from '../../testing/catalogue-facts.ts';
import { caller, dataOf, signUp, startTestApi } from '../../testing/test-api.ts';

let server: FastifyInstance;
let facts: Awaited<ReturnType<typeof catalogueFacts>>;
beforeAll(async () => {
  facts = await catalogueFacts();
  server = await startTestApi();
}, 120_000);
afterAll(() => server.close());

const url = '/api/v1/personal-page/';
const productsFor = (gender: number) =>
  [...facts.genderOf].filter(([, of]) => of === gender).map(([productId]) => productId);
const recommended = async (session: ReturnType<typeof caller>) => dataOf(await session.get(url), PersonalPage);

async function customer() {
  const { email: _, ...headers } = await signUp(server);
  return caller(server, headers);
}

describe('the recommended gender', () => {
  it('is unknown for a new shopper', async () => {
    const unknown = { recommendedGender: 0, recommendedGenderSysname: 'unknown' };
    expect(await recommended(caller(server))).toEqual(unknown);
    expect(await recommended(await customer())).toEqual(unknown);
  });

  it('is that of most wishlist entries, and unknown without a majority', async () => {
    const session = await customer();
    const save = (productId: number | undefined) => session.post('/api/v1/wishlist/', { productId });
    await save(productsFor(3)[0]);
    expect(await recommended(session)).toEqual({ recommendedGender: 3, recommendedGenderSysname: 'kinder' });
    await save(productsFor(1)[0]);
    expect((await recommended(session)).recommendedGender).toBe(0);
    await save(productsFor(1)[1]);
    expect((await recommended(session)).recommendedGenderSysname).toBe('female');
  });

  it('weighs the cart more than the wishlist', async () => {
    const session = await customer();
    const [saved] = productsFor(1);
    const option = facts.plenty.find(({ productId }) => facts.genderOf.get(productId) === 2);
    await session.post('/api/v1/wishlist/', { productId: saved });
    await session.post('/api/v1/cart/', { productOption: option?.id });
    expect((await recommended(session)).recommendedGenderSysname).toBe('male');
  });

  it('follows the personal data without other hints', async () => {
    const session = await customer();
    const person = { firstName: 'Anna', lastName: 'Berger' };
    await session.put('/api/v1/user/personal/', { ...person, gender: 'female' });
    expect((await recommended(session)).recommendedGenderSysname).toBe('female');
    await session.put('/api/v1/user/personal/', { ...person, gender: 'divers' });
    expect((await recommended(session)).recommendedGenderSysname).toBe('unknown');
  });
});
