import { randomUUID } from 'node:crypto';
import { Cart, DocumentLink, OrderDetails, OrderedAgain, type PlaceOrderBody } from 'shared-contracts/entities';
import { type Customer, withCustomer } from '../account.ts';
import { type ApiCaller, type Call, newGuest, type Session } from '../api-caller.ts';
import { type Check, checksOf, require } from '../check.ts';
import { twoBuyables } from '../sample-data.ts';

const address = {
  firstname: 'Conformance',
  lastname: 'Test',
  street: 'Hauptstraße',
  streetNo: '1',
  postal: '1010',
  city: 'Wien',
  countryId: 'AT',
} as const;

async function guestWithCart(caller: ApiCaller): Promise<{ guest: Session; body: PlaceOrderBody }> {
  const [{ option }] = await twoBuyables(caller);
  const guest = newGuest();
  const call = { method: 'POST', headers: guest, body: { productOption: option.id } } as const;
  const { total } = await caller.data('/api/v1/cart/', Cart, call);
  const email = `conformance-${randomUUID()}@example.com`;
  return { guest, body: { email, deliveryType: 'home', address, expectedTotal: total.totalCartPrice } };
}

async function customersOrder(caller: ApiCaller, { session }: Customer): Promise<OrderDetails> {
  const [{ option }] = await twoBuyables(caller);
  const call = { method: 'POST', headers: session, body: { productOption: option.id } } as const;
  const { total } = await caller.data('/api/v1/cart/', Cart, call);
  const headers = { ...session, 'idempotency-key': randomUUID() };
  const body = { deliveryType: 'home', address, expectedTotal: total.totalCartPrice };
  return caller.data('/api/v1/order/', OrderDetails, { method: 'POST', headers, body });
}

/** An available invoice is a link; before the goods are sent, the call is refused. */
async function requireInvoice(caller: ApiCaller, { can }: OrderDetails, path: string, call: Call): Promise<void> {
  if (can?.invoice === true) await caller.data(path, DocumentLink, call);
  else await caller.refusal(path, [409], call);
}

export const orderChecks: readonly Check[] = [
  ...checksOf('GET /api/v1/user/order/{id}/, POST invoice/, return/', 'orders', {
    'shows the order to its account alone, with an invoice and a return as its state allows': (caller) =>
      withCustomer(caller, async (customer) => {
        const placed = await customersOrder(caller, customer);
        const path = `/api/v1/user/order/${placed.uuid}/`;
        const headers = customer.session;
        const read = await caller.data(path, OrderDetails, { headers });
        require(read.number === placed.number, 'the order is another one when it is read');
        require(read.total.cents === placed.total.cents, 'the order has another total when it is read');
        await caller.refusal(path, [401, 403, 404], { headers: newGuest() });
        await withCustomer(caller, async ({ session }) => {
          await caller.refusal(path, [403, 404], { headers: session });
        });
        await requireInvoice(caller, read, `${path}invoice/`, { method: 'POST', headers });
        if (read.can?.return === true) return;
        const lines = [{ position: read.lines[0]?.position ?? 0, amount: 1, reason: 'other' }];
        await caller.refusal(`${path}return/`, [409], { method: 'POST', headers, body: { lines } });
      }),
  }),
  ...checksOf('POST /api/v1/user/order/{id}/cancel/, again/', 'orders', {
    'cancels an order that was just placed, once or twice, and puts it into the cart again': (caller) =>
      withCustomer(caller, async (customer) => {
        const { uuid } = await customersOrder(caller, customer);
        const call = { method: 'POST', headers: customer.session, body: {} } as const;
        for (let time = 0; time < 2; time++) {
          const { state } = await caller.data(`/api/v1/user/order/${uuid}/cancel/`, OrderDetails, call);
          require(state === 'cancelled', `a cancelled order is ${state}`);
        }
        const { added, cart } = await caller.data(`/api/v1/user/order/${uuid}/again/`, OrderedAgain, call);
        require(added === 1 && cart.products.length === 1, 'the cart does not have what was ordered');
      }),
  }),
  ...checksOf('POST /api/v1/order/lookup/, lookup/invoice/, {id}/invoice/', 'orders', {
    'finds an order by number and email address, and tells nothing about others': async (caller) => {
      const { guest, body } = await guestWithCart(caller);
      const headers = { ...guest, 'idempotency-key': randomUUID() };
      const placed = await caller.data('/api/v1/order/', OrderDetails, { method: 'POST', headers, body });
      const lookUp = (number: string, email = '') => ({ method: 'POST', body: { number, email } }) as const;
      const path = '/api/v1/order/lookup/';
      const { uuid } = await caller.data(path, OrderDetails, lookUp(placed.number, body.email));
      require(uuid === placed.uuid, 'it is another order');
      const wrong = await caller.refusal(path, [404], lookUp(placed.number, 'other@example.com'));
      const unknown = await caller.refusal(path, [404], lookUp('BG-99999999', 'other@example.com'));
      require(wrong.message === unknown.message, 'a wrong address is told from an unknown number');
      const invoice = `${path}invoice/`;
      await requireInvoice(caller, placed, invoice, lookUp(placed.number, body.email));
      await caller.refusal(invoice, [404], lookUp(placed.number, 'other@example.com'));
      await requireInvoice(caller, placed, `/api/v1/order/${placed.uuid}/invoice/`, { method: 'POST', headers: guest });
    },
  }),
  ...checksOf('POST /api/v1/order/', 'orders', {
    'makes one order of two requests with one Idempotency-Key, and empties the cart': async (caller) => {
      const { guest, body } = await guestWithCart(caller);
      const headers = { ...guest, 'idempotency-key': randomUUID() };
      const place = () => caller.data('/api/v1/order/', OrderDetails, { method: 'POST', headers, body });
      const [first, second] = [await place(), await place()];
      require(first.uuid === second.uuid, 'the same key made two orders');
      require(first.total.cents === body.expectedTotal, 'the order has another total than the cart');
      const { products } = await caller.data('/api/v1/cart/', Cart, { headers: guest });
      require(products.length === 0, 'the ordered cart is not empty');
      const read = await caller.data(`/api/v1/order/${first.uuid}/`, OrderDetails, { headers: guest });
      require(read.number === first.number, 'the order is another one when it is read');
      await caller.refusal(`/api/v1/order/${first.uuid}/`, [403, 404], { headers: newGuest() });
    },
    'refuses a total that the shopper has not seen with 409': async (caller) => {
      const { guest, body } = await guestWithCart(caller);
      const headers = { ...guest, 'idempotency-key': randomUUID() };
      const changed = { ...body, expectedTotal: body.expectedTotal + 1 };
      await caller.refusal('/api/v1/order/', [409], { method: 'POST', headers, body: changed });
    },
  }),
];
