// @module-tag rotated
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filledForm, openCheckout } from '../testing/open-checkout.ts';

let checkout: Awaited<ReturnType<typeof openCheckout>>;
beforeAll(async () => {
  checkout = await openCheckout();
});
afterAll(() => checkout.close());

describe('an order that needs the shopper', () => {
  async function pageOf(change: object, query = ''): Promise<string> {
    const { someone, fields } = await filledForm(checkout);
    checkout.network.fail('GET /api/v1/order/', null);
    const { headers } = await someone.submit(fields);
    const uuid = String(headers.location).split('/')[3] ?? '';
    const order = (await someone.session.get(`/api/v1/order/${uuid}/`)).json() as { data: object };
    checkout.network.fail('GET /api/v1/order/', { status: 200, body: { data: { ...order.data, ...change } } });
    const { body } = await someone.open(`/checkout/danke/${uuid}/${query}`);
    expect(body).not.toContain('Danke, deine Bestellung ist da');
    return body;
  }

  it('asks to be confirmed, and says how long it waits', async () => {
    const body = await pageOf({ heldUntil: '2026-11-22T13:30:00.000Z' });
    expect(body).toContain('Bitte bestätige die Bestellung in der E-Mail, die wir dir geschickt haben.');
    expect(body).toMatch(/Bis 22\. November 2026 um 14:30 halten wir/);
  });

  it('says in English how long it waits, with the day before the month and on the clock of Vienna', async () => {
    const body = await pageOf({ heldUntil: '2026-11-22T13:30:00.000Z' }, '?locale=en');
    expect(body).toContain('We hold everything for you until 22 November 2026 at 14:30.');
  });

  it('says that it is cancelled', async () => {
    expect(await pageOf({ state: 'cancelled' })).toContain('Diese Bestellung gilt nicht mehr');
  });
});
