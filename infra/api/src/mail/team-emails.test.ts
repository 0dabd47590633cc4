// @module-tag rotated
import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { AuthResponse, Cart, OrderDetails } from 'shared-contracts/entities';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { catalogueFacts } from '../testing/catalogue-facts.ts';
import { homeAddress } from '../testing/home-address.ts';
import { mailTo, secretIn } from '../testing/mailbox.ts';
import { caller, dataOf, openTestApi } from '../testing/test-api.ts';

const teamShop = { at: 'https://team.bergauf.example', en: 'https://team.bergauf.example/en' };
const mainShop = 'http://localhost:3000';
const adminToken = 'a-token-of-thirty-two-characters!';
const password = 'steil-und-steinig';
let server: FastifyInstance;
beforeAll(async () => {
  ({ server } = await openTestApi({ adminToken, teamShop, teamListSegment: 'vereine', orders: { stockShare: 100 } }));
}, 120_000);
afterAll(() => server.close());

/** The newest email to an address, all of whose links lead to a shop. */
async function linksOf(to: string, subject: RegExp): Promise<readonly string[]> {
  const { links } = await mailTo(server, to, { subject });
  return links.filter((link) => !link.startsWith('https://sendung.'));
}

async function register(email: string, base: string) {
  const body = { firstName: 'Emma', lastName: 'Hill', email, password };
  const { token, uuid } = dataOf(await caller(server).post(`${base}auth/register/`, body), AuthResponse);
  return { authorization: `Bearer ${token}`, 'x-request-id': uuid };
}

it('emails of an account lead to the shop in which they were asked for', async () => {
  const email = 'emma.team@example.at';
  const headers = await register(email, '/api/v2/team/');
  const confirm = await linksOf(email, /bestätige/);
  expect(confirm.some((link) => link.startsWith(`${teamShop.at}/doi/thankyou/`))).toBe(true);
  expect(confirm.filter((link) => !link.startsWith(`${teamShop.at}/`))).toEqual([]);

  await caller(server).post('/api/v2/team/forgotpassword/?locale=en', { email });
  const reset = await linksOf(email, /^Your new password/);
  expect(reset.some((link) => link.startsWith(`${teamShop.en}/reset-password/?token=`))).toBe(true);

  // For endpoints that both shops call, the page's origin identifies the shop.
  const ask = (origin: string | null, next: string) =>
    caller(server, { ...headers, ...(origin !== null && { origin }) }).post('/api/v1/user/email/', {
      email: next,
      password,
    });
  const cases = [
    [teamShop.at, teamShop.at],
    [mainShop, mainShop],
    ['https://evil.example', mainShop],
    [null, mainShop],
  ] as const;
  for (const [index, [origin, expected]] of cases.entries()) {
    const next = `emma.${index}@example.at`;
    expect((await ask(origin, next)).statusCode).toBe(200);
    const links = await linksOf(next, /neue E-Mail-Adresse/);
    expect(links.filter((link) => !link.startsWith(`${expected}/`))).toEqual([]);
  }
}, 60_000);

it('emails of an order lead to its shop, also when an operator moves it', async () => {
  const { team } = await catalogueFacts();
  const email = 'emma.order@example.at';
  const headers = await register(email, '/api/v1/');
  const body = {
    items: [{ productOption: team.options[0]?.id }],
    team: team.slug,
    shopIdentifier: 'at',
    priceType: 'vk',
  };
  const { total } = dataOf(await caller(server, headers).post('/api/v2/team/cart/', body), Cart);
  const placed = dataOf(
    await server.inject({
      method: 'POST',
      url: '/api/v1/order/',
      headers: { ...headers, 'idempotency-key': randomUUID() },
      payload: { shop: 'team', deliveryType: 'home', address: homeAddress, expectedTotal: total.totalCartPrice },
    }),
    OrderDetails,
  );
  const expectTeams = (links: readonly string[]) => {
    expect(links).toContain(`${teamShop.at}/my-account/order-details/${placed.uuid}/`);
    expect(links.filter((link) => !link.startsWith(`${teamShop.at}/`))).toEqual([]);
  };
  const first = await mailTo(server, email, { subject: /^Deine Bestellung BG-/ });
  expectTeams(first.links);
  await caller(server, { authorization: `Bearer ${adminToken}` }).put(`/api/admin/orders/${placed.number}/state`, {
    state: 'packed',
  });
  const moved = await mailTo(server, email, { subject: /gepackt|verpackt/ });
  expectTeams(moved.links);
  expect(moved.text).toContain(`${teamShop.at}/info/kontakt/`);

  // The team shop has no stores, so nothing is returned in one.
  expect(first.text).toContain('30 Tagen zurückgeben, per Post. Fragen?');
  for (const state of ['shipped', 'delivered'])
    await caller(server, { authorization: `Bearer ${adminToken}` }).put(`/api/admin/orders/${placed.number}/state`, {
      state,
    });
  const lines = [{ position: 0, amount: 1, reason: 'too-small' }];
  await caller(server, headers).post(`/api/v1/user/order/${placed.uuid}/return/`, { lines });
  const returned = await mailTo(server, email, { subject: /Rückgabe/ });
  expect(returned.text).toContain('schick es uns.');
  for (const sent of [first.text, moved.text, returned.text]) expect(sent).not.toMatch(/Geschäft|Filiale/);
}, 60_000);

it('the receipts of messages and withdrawals lead to the shop whose form was sent, with and without script', async () => {
  const withdrawal = { name: 'Emma Hill', orderNumber: 'BG-100300' };
  const contact = { name: 'Emma Hill', topic: 'order', message: 'Wann kommt mein Trikot?' };
  const forms = [
    ['withdrawal', withdrawal, /Eingangsbestätigung/],
    ['contact', contact, /^Deine Nachricht/],
  ] as const;
  for (const [name, body, subject] of forms) {
    for (const [origin, expected] of [
      [teamShop.at, teamShop.at],
      [mainShop, mainShop],
    ] as const) {
      const [scripted, plain] = ['scripted', 'plain'].map((how) => `emma.${how}.${name}.${origin.length}@example.at`);
      const sent = [
        await server.inject({
          method: 'POST',
          url: `/api/v1/${name}/`,
          headers: { origin },
          payload: { ...body, email: scripted },
        }),
        await server.inject({
          method: 'POST',
          url: `/formulare/${name}/`,
          headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
          payload: new URLSearchParams({ ...body, email: plain ?? '' }).toString(),
        }),
      ];
      expect(sent.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
      for (const email of [scripted, plain]) {
        const links = await linksOf(email ?? '', subject);
        expect(links.length).toBeGreaterThan(0);
        expect(links.filter((link) => !link.startsWith(`${expected}/`))).toEqual([]);
      }
    }
  }
}, 60_000);

it('a team shop alone is named by all emails, also by those of calls that tell no shop', async () => {
  const alone = await openTestApi({ teamShop: { at: mainShop, en: `${mainShop}/en` } });
  const email = 'emma.alone@example.at';
  const body = { firstName: 'Emma', lastName: 'Hill', email, password };
  const { token, uuid } = dataOf(await caller(alone.server).post('/api/v1/auth/register/', body), AuthResponse);
  const headers = { authorization: `Bearer ${token}`, 'x-request-id': uuid };
  const confirm = async (to: string) => {
    const secret = secretIn(await mailTo(alone.server, to));
    expect((await caller(alone.server).post(`/api/v1/auth/doi/${secret}/`, { password })).statusCode).toBe(200);
  };
  await confirm(email);
  await caller(alone.server, headers).post('/api/v1/user/email/', { email: 'emma.next@example.at', password });
  await confirm('emma.next@example.at');
  const { text } = await mailTo(alone.server, email, { subject: /wurde geändert/ });
  expect(text).toContain(`${mainShop}/info/kontakt/`);
  expect(text).not.toContain('/services/');
  await alone.server.close();
}, 60_000);

it('the menu names the list of teams by its segment', async () => {
  const menu = (await server.inject('/api/v2/team/menu/')).json<{ data: { url: string }[] }>().data;
  expect(menu[0]?.url).toBe('/vereine/');
});
