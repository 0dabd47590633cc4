import fc from 'fast-check';
import { theShop } from '../../../../system/services/shop.ts';
import { expect, test } from '../../../../system/shop-page.ts';
import { createAccount } from '../../../../system/shoppers/account.ts';

type Shopper = { headers: Record<string, string>; secrets: string[]; productOption: number; uuid: string };

const pages = ['/', '/search/', '/search/?q=ski', '/my-account/', '/warenkorb/', '/herren/'];

/** One action of a shopper, some milliseconds after the start. */
const step = fc.record({
  shopper: fc.nat({ max: 1 }),
  action: fc.constantFrom('page', 'payload', 'cart', 'account'),
  page: fc.constantFrom(...pages),
  language: fc.constantFrom('de-AT', 'en-GB', 'fr'),
  delay: fc.nat({ max: 40 }),
});

test('pages of two concurrent shoppers never contain each other’s data, in any interleaving', async ({ shop }) => {
  test.setTimeout(120_000);
  const shoppers = [await createShopper(0), await createShopper(1)];
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 24 }), async (steps) => {
      await Promise.all(
        steps.map(async ({ shopper: index, action, page, language, delay }) => {
          await new Promise((done) => setTimeout(done, delay));
          const shopper = shoppers[index];
          const other = shoppers[1 - index];
          if (!shopper || !other) throw new Error('There are two shoppers');
          const headers = { ...shopper.headers, 'accept-language': language };
          const body = await (await fetch(addressOf(shop.origins, action, page), { headers })).text();
          for (const secret of other.secrets) expect(body).not.toContain(secret);
          if (action === 'page' || action === 'payload') {
            // Pages that are cached for everyone contain nothing of the shopper who requested them.
            for (const secret of shopper.secrets) expect(body).not.toContain(secret);
            if (action === 'page') expect(body).toContain('<html lang="de-AT">');
          }
          if (action === 'cart') {
            const cart = JSON.parse(body) as { data: { uuid: string; products: { option: { id: number } }[] } };
            expect(cart.data.uuid).toBe(shopper.uuid);
            expect(cart.data.products.map(({ option }) => option.id)).toEqual([shopper.productOption]);
          }
        }),
      );
    }),
    { numRuns: 25 },
  );
});

function addressOf(origins: ReturnType<typeof theShop>['origins'], action: string, page: string): string {
  if (action === 'cart') return `${origins.api}/api/v1/cart/`;
  if (action === 'account') return `${origins.api}/api/v1/user/`;
  if (action === 'page') return `${origins.shop}${page}`;
  const url = new URL(page, origins.shop);
  return `${origins.shop}/_payload/${url.pathname.replace(/^\/|\/$/g, '') || 'index'}.json${url.search}`;
}

/** A customer with a cart, and the headers that the customer's browser would send. */
async function createShopper(index: number): Promise<Shopper> {
  const { api } = theShop().origins;
  const account = await createAccount(api);
  const headers = {
    authorization: `Bearer ${account.token}`,
    'x-request-id': account.uuid,
    'x-requested-with': 'XMLHttpRequest',
    'x-request-client': 'web',
    cookie: `bergauf_token=${account.token}; bergauf_request_id=${account.uuid}`,
  };
  const productOption = await availableOption(index);
  const added = await fetch(`${api}/api/v1/cart/`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ productOption }),
  });
  expect(added.status).toBe(200);
  return { headers, secrets: [account.token, account.uuid, account.email], productOption, uuid: account.uuid };
}

async function availableOption(index: number): Promise<number> {
  const { api } = theShop().origins;
  const listing = (await (await fetch(`${api}/api/v1/search/`)).json()) as { data: { products: { url: string }[] } };
  const url = listing.data.products[index * 3]?.url ?? '';
  const response = await fetch(`${api}/api/v1/product/?path=${encodeURIComponent(url)}`);
  const product = (await response.json()) as { data: { options: { id: number; stock: boolean; quantity: number }[] } };
  const option = product.data.options.find(({ stock, quantity }) => stock && quantity > 0);
  if (!option) throw new Error(`${url} is sold out`);
  return option.id;
}
