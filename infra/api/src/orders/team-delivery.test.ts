// @module-tag rotated
import { sql } from 'drizzle-orm';
import { Cart, OrderDetails } from 'shared-contracts/entities';
import { expect, it } from 'vitest';
import { selectRows } from '../database/database.ts';
import { catalogueFacts } from '../testing/catalogue-facts.ts';
import { customerWithOrders } from '../testing/customer-with-orders.ts';
import { homeAddress } from '../testing/home-address.ts';
import { mailTo } from '../testing/mailbox.ts';
import { dataOf, errorOf, openTestApi } from '../testing/test-api.ts';

it('a team gets what it offers itself, and nothing of another team', async () => {
  const { server, orm } = await openTestApi();
  const { team } = await catalogueFacts();
  const delivery = { name: 'Vereinshaus', street: 'Am Platz', streetNo: '1', postal: '6020', city: 'Innsbruck' };
  await orm.execute(sql`update teams set terms = coalesce(terms, '{}') || ${JSON.stringify({ delivery })}::jsonb`);
  const [other] = await selectRows<{ slug: string }>(
    orm,
    sql`select slug from teams where slug <> ${team.slug} order by id limit 1`,
  );
  const { headers, session } = await customerWithOrders(server);
  const items = [{ productOption: team.options[0]?.id }];
  const added = { items, team: team.slug, shopIdentifier: 'at', priceType: 'vk' };
  const { total } = dataOf(await session.post('/api/v2/team/cart/', added), Cart);
  const order = (deliverToTeam: string | undefined, key: string) =>
    server.inject({
      method: 'POST',
      url: '/api/v1/order/?locale=en',
      headers: { ...headers, 'idempotency-key': key },
      payload: {
        shop: 'team',
        deliveryType: 'home',
        deliverToTeam,
        address: homeAddress,
        expectedTotal: total.totalCartPrice,
      },
    });
  expect(errorOf(await order(other?.slug, 'to-another'), 422).errors['deliverToTeam']?.[0]).toMatch(
    /^To .* we deliver only what this club offers/,
  );
  const ordered = dataOf(await order(team.slug, 'to-itself'), OrderDetails);
  expect(ordered.team?.slug).toBe(team.slug);
  const teamNames = ordered.lines.map(({ teamName }) => teamName);
  expect(teamNames).toEqual([ordered.team?.name]);
  const { text } = await mailTo(server, ordered.email, { subject: /^Your order BG-\d+$/ });
  expect(text).toContain(`${ordered.team?.name}, 1 × `);
  await orm.execute(sql`delete from teams where slug = ${team.slug}`);
  const afterwards = dataOf(await session.get(`/api/v1/user/order/${ordered.uuid}/`), OrderDetails);
  expect(afterwards.lines[0]).toMatchObject({ team: team.slug });
  expect(afterwards.lines[0]).not.toHaveProperty('teamName');
  await server.close();
}, 60_000);
