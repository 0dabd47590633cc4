import type { FastifyInstance } from 'fastify';
import { PersonalData } from 'shared-contracts/entities';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { homeAddress } from '../../testing/home-address.ts';
import { caller, dataOf, errorOf, signUp, startTestApi } from '../../testing/test-api.ts';

let server: FastifyInstance;
beforeAll(async () => {
  server = await startTestApi();
}, 120_000);
afterAll(() => server.close());

const advertising = 'Gewinn: www.example.com';
const refusal = 'Bitte schreib hier keine Webadresse, und setz nach einem Punkt ein Leerzeichen.';
const password = 'steil-und-steinig';

it('names and addresses that emails repeat carry no web address, wherever they are written', async () => {
  const { email: _, ...headers } = await signUp(server);
  const session = caller(server, headers);
  const registered = { email: 'fremd@example.at', password, firstName: 'Anna', lastName: 'Berger' };
  const calls = [
    ['firstName', caller(server).post('/api/v1/auth/register/', { ...registered, firstName: advertising })],
    ['lastName', session.put('/api/v1/user/personal/', { firstName: 'Anna', lastName: 'https://example.com' })],
    [
      'firstname',
      session.post('/api/v1/user/address/shipping/', { ...homeAddress, firstname: advertising, deliveryType: 'home' }),
    ],
    [
      'address.city',
      caller(server).post('/api/v1/auth/register/', { ...registered, address: { ...homeAddress, city: advertising } }),
    ],
  ] as const;
  for (const [field, call] of calls) {
    expect(errorOf(await call, 422).errors).toEqual({ [field]: [refusal] });
  }
});

it('names carry no domain either, and none that invisible characters hide', async () => {
  for (const firstName of ['Gewinn: bit.ly/3xYz', 'Gewinn auf gewinn-bergauf.at', 'ww\u200bw.x', 'gewinn\u00ad.at']) {
    const body = { email: 'fremd@example.at', password, firstName, lastName: 'Berger' };
    const refused = await caller(server).post('/api/v1/auth/register/', body);
    expect(errorOf(refused, 422).errors).toEqual({ firstName: [refusal] });
  }
  const english = await caller(server).post('/api/v1/auth/register/?locale=en', {
    email: 'fremd@example.at',
    password,
    firstName: 'Anna',
    lastName: 'prize.example',
  });
  expect(errorOf(english, 422).errors).toEqual({
    lastName: ['Please do not enter a web address here, and put a space after a full stop.'],
  });
});

it('an order of a guest carries no domain in its names, in the shop and in the team shop', async () => {
  const headers = { 'x-request-id': crypto.randomUUID(), 'idempotency-key': crypto.randomUUID() };
  const address = { ...homeAddress, lastname: 'Code auf gewinn-bergauf.at/einloesen' };
  for (const shop of ['shop', 'team']) {
    const payload = { shop, deliveryType: 'home', address, email: 'fremd@example.at', expectedTotal: 1 };
    const refused = await server.inject({ method: 'POST', url: '/api/v1/order/', headers, payload });
    expect(errorOf(refused, 422).errors).toEqual({ 'address.lastname': [refusal] });
  }
});

it('names are on one line without invisible characters, and keep the letters of every language', async () => {
  const { email: _, ...headers } = await signUp(server);
  const save = (firstName: string) =>
    caller(server, headers).put('/api/v1/user/personal/', { firstName, lastName: ' Öttl ' });
  const saved = dataOf(await save(' Anna\n\nGewinn:\tmorgen '), PersonalData);
  expect([saved.firstName, saved.lastName]).toEqual(['Anna Gewinn: morgen', 'Öttl']);
  for (const name of ['مريم', 'Dr. Hans-Jörg', 'J.R.R.', 'D’Arcy', '<b>Anna</b>', 'Ä'.repeat(80)]) {
    expect(dataOf(await save(name), PersonalData).firstName).toBe(name);
  }
  expect(dataOf(await save('👩‍👩‍👧‍👦 Zo\u200bë'), PersonalData).firstName).toBe('👩👩👧👦 Zoë');
  expect(Object.keys(errorOf(await save('\u200b'), 422).errors)).toEqual(['firstName']);
});

it.each([
  ['at', 'Die Straße ist zu lang.'],
  ['en', 'The street is too long.'],
])('an address that is too long says so, in the locale %s', async (locale, words) => {
  const { email: _, ...headers } = await signUp(server);
  const body = { ...homeAddress, street: 'S'.repeat(500), deliveryType: 'home' };
  const refused = await caller(server, headers).post(`/api/v1/user/address/shipping/?locale=${locale}`, body);
  expect(errorOf(refused, 422).errors).toEqual({ street: [words] });
});
