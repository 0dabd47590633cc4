import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { soakLength } from '../soak.ts';
import { startApiProcess } from './api-process.ts';
import { type BusyGuest, busyGuest } from './busy-guest.ts';
import { delayOrders, findIncompleteOrders, type ShopData, shopData, stockUp } from './shop-data.ts';

const kills = Number(process.env['KILLS'] ?? soakLength({ short: 2, full: 10 }));
const guestCount = 6;
/** Longer than an order takes otherwise, so that most kills come in the middle of one. */
const orderDelayMs = 200;

describe.each(Object.entries(shopData))('on %s', (_engine, makeData) => {
  let data: ShopData;
  let options: number[];
  beforeAll(async () => {
    data = await makeData();
    const database = await data.open();
    options = await stockUp(database, guestCount);
    await delayOrders(database, orderDelayMs);
    await database.close();
  }, 120_000);
  afterAll(() => data.remove());

  /** Lets all guests order concurrently, and kills the process during their requests. */
  async function shopUntilKilled(guests: readonly BusyGuest[], after: number): Promise<number> {
    const api = await startApiProcess(data.env);
    for (const guest of guests) await guest.compare(api.url);
    let confirmed = 0;
    let shopping: Promise<unknown> = Promise.resolve();
    await new Promise<void>((enough) => {
      const onConfirmed = () => {
        confirmed += 1;
        if (confirmed === after) enough();
      };
      shopping = Promise.all(guests.map((guest) => guest.shop(api.url, onConfirmed)));
      // A guest that finds an error ends the wait as well.
      shopping.then(
        () => enough(),
        () => enough(),
      );
    });
    // At a varying moment within the next writes: right after a confirmation the next order begins.
    await sleep((after * 89) % orderDelayMs);
    await api.kill();
    await shopping;
    return confirmed;
  }

  it(`an API process that is killed ${kills} times during writes loses nothing that it has confirmed`, async () => {
    const guests = options.map(busyGuest);
    let confirmed = 0;
    for (let round = 0; round < kills; round++) confirmed += await shopUntilKilled(guests, 20 + round * 3);
    const api = await startApiProcess(data.env);
    for (const guest of guests) await guest.compare(api.url);
    await api.kill();
    const database = await data.open();
    expect(await findIncompleteOrders(database, options)).toEqual([]);
    await database.close();
    expect(confirmed).toBeGreaterThan(kills * 20);
    expect(guests.reduce((sum, { orders }) => sum + orders, 0)).toBeGreaterThan(kills);
  }, 600_000);
});
