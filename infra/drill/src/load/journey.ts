import { setTimeout as sleep } from 'node:timers/promises';
import { homeAddress } from '@bergauf/api/testing/home-address';
import { fieldsOf } from '@bergauf/checkout/testing/form-fields';
import { sessionCookies } from 'shared-contracts/session-cookie-names';
import type { Addresses } from '../system/addresses.ts';
import type { Goods } from '../system/goods.ts';
import type { Ledger } from './ledger.ts';
import {
  type Found,
  outcomeOfCheckout,
  outcomeOfData,
  outcomeOfDocument,
  outcomeOfOrder,
  outcomeOfPayload,
} from './page-outcome.ts';
import type { Shopper } from './shopper.ts';

/** How far a shopper goes: looks at products, fills the cart, or orders. */
export type Goal = 'look' | 'cart' | 'order';

export type JourneyOptions = { origins: Addresses['origins']; goods: Goods; ledger: Ledger; goal: Goal };

const lists = ['/', '/herren/', '/damen/', '/herren/schuhe/', '/search/?q=ski'];
const words = ['ski', 'jacke', 'schuh', 'rucksack'];

/** How often a shopper presses a button again that had no effect, and after how long. */
const again = { times: 5, afterMs: 2_000 };

const json = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest', 'x-request-client': 'web' };

/** List, product, search; cart; order. Failures are recorded, and the shopper continues as far as possible. */
export async function goShopping(
  number: number,
  shopper: Shopper,
  { origins, goods, ledger, goal }: JourneyOptions,
): Promise<void> {
  const product = goods[number % goods.length];
  if (!product) throw new Error('There is nothing to buy');
  const page = (what: string, path: string, leastTiles: number, headers = {}): Promise<unknown> =>
    shopper.ask({
      what,
      url: `${origins.shop}${path}`,
      request: { headers },
      patience: 'page',
      judge: (response, html) => outcomeOfDocument(response, html, leastTiles),
    });
  await page('list', lists[number % lists.length] ?? '/', 8);
  await shopper.look();
  await page('product', product.url, 0);
  await shopper.look();
  const word = words[number % words.length];
  // Each search is different, one of a hundred thousand, so that no cache has it.
  const bounds = `price_min=${1 + (number % 20)}&price_max=${900 + (Math.floor(number / 20) % 5_000)}`;
  await page('search', `/search/?q=${word}&${bounds}`, 1);
  await shopper.ask({
    what: 'payload',
    url: `${origins.shop}/_payload/search.json?q=${word}`,
    patience: 'page',
    judge: outcomeOfPayload,
  });
  if (goal === 'look') return;
  await shopper.look();
  const uuid = await addToCart(shopper, origins.api, product.option);
  if (uuid === null) return;
  const cookie = `${sessionCookies.requestId}=${uuid}`;
  await page('cart page', '/warenkorb/', 0, { cookie });
  if (goal === 'cart') return;
  await shopper.look();
  await order(shopper, { origin: origins.checkout, cookie, email: `shopper-${number}@drill.example`, ledger });
}

/** @returns the guest's id; null if the shopper has given up */
async function addToCart(shopper: Shopper, api: string, productOption: number): Promise<string | null> {
  for (let time = 0; time < again.times; time += 1) {
    if (time > 0) await sleep(again.afterMs);
    const added = await shopper.ask({
      what: 'cart',
      url: `${api}/api/v1/cart/`,
      patience: 'data',
      judge: outcomeOfData,
      request: { method: 'POST', headers: json, body: JSON.stringify({ productOption, amount: 1 }) },
    });
    if (added?.found.outcome === 'whole') return (JSON.parse(added.text) as { data: { uuid: string } }).data.uuid;
  }
  return null;
}

type Ordering = { origin: string; cookie: string; email: string; ledger: Ledger };

/** Opens the form and sends the order, again with the same key until it is confirmed, as the checkout's page asks shoppers to do. */
async function order(shopper: Shopper, { origin, cookie, email, ledger }: Ordering): Promise<void> {
  const ask = (what: string, path: string, judge: (response: Response, html: string) => Found, body?: string) =>
    shopper.ask({
      what,
      url: `${origin}${path}`,
      patience: 'page',
      judge,
      request: {
        method: body === undefined ? 'GET' : 'POST',
        headers: { cookie, ...(body !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }) },
        body,
      },
    });
  const isForm = (html: string): boolean => html.includes('name="seenTotal"');
  let html = '';
  for (let time = 0; time < again.times && !isForm(html); time += 1) {
    if (time > 0) await sleep(again.afterMs);
    html =
      (await ask('checkout', '/checkout/', (response, text) => outcomeOfCheckout(response, text, isForm)))?.text ?? '';
  }
  if (!isForm(html)) return;
  await shopper.look();
  const fields = { ...fieldsOf(html), ...homeAddress, email, deliveryType: 'home', intent: 'order' };
  const body = new URLSearchParams(fields).toString();
  for (let time = 0; time < again.times; time += 1) {
    if (time > 0) await sleep(again.afterMs);
    const sent = await ask('order', '/checkout/', outcomeOfOrder, body);
    const thanks = sent?.response.headers.get('location');
    if (!thanks) continue;
    ledger.confirmed.add(email);
    const isThanks = (text: string): boolean => /BG-\d+/.test(text);
    await ask('confirmation', thanks, (response, text) => outcomeOfCheckout(response, text, isThanks));
    return;
  }
}
