// @module-tag rotated
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { isSoak, soakLength } from '../soak.ts';
import { testEngine } from '../test-engine.ts';
import { type ApiProcess, startApiProcess } from './api-process.ts';
import { type BusyGuest, busyGuest } from './busy-guest.ts';
import { addHolds, holdBefore, orderStatements } from './hold-statement.ts';
import { findIncompleteOrders, type ShopData, shopData, stockUp } from './shop-data.ts';

const kills = Number(process.env['KILLS'] ?? soakLength({ short: 2, full: 10 }));
const guestCount = 6;
/** Confirmations before a kill: each guest adds three times and orders. */
const confirmations = 20;

// The embedded database takes as long as a server's; a run of the whole kills on both.
describe.each(Object.entries(shopData).filter(([engine]) => isSoak || engine.toLowerCase().startsWith(testEngine)))(
  'on %s',
  (_engine, makeData) => {
    let data: ShopData;
    let options: number[];
    let api: ApiProcess;
    beforeAll(async () => {
      data = await makeData();
      const database = await data.open();
      options = await stockUp(database, guestCount);
      await addHolds(database);
      await database.close();
      // The run's template is made while everything else starts.
    }, 300_000);
    afterEach(() => api.kill());
    afterAll(() => data.remove());

    /** Lets all guests order concurrently, and kills the process while an order is held before one of its statements. */
    async function shopUntilKilled(guests: readonly BusyGuest[], round: number): Promise<number> {
      api = await startApiProcess(data.env);
      for (const guest of guests) await guest.compare(api.url);
      let confirmed = 0;
      let shopping: Promise<unknown> = Promise.resolve();
      await new Promise<void>((enough) => {
        const onConfirmed = () => {
          confirmed += 1;
          if (confirmed === confirmations) enough();
        };
        shopping = Promise.all(guests.map((guest) => guest.shop(api.url, onConfirmed)));
        // A guest that finds an error ends the wait as well.
        shopping.then(
          () => enough(),
          () => enough(),
        );
      });
      const hold = await holdBefore(
        orderStatements[round % orderStatements.length] ?? 'delete on cart_lines',
        data.folder,
      );
      await Promise.race([hold.reached(), shopping]);
      await api.kill();
      await hold.release();
      await shopping;
      return confirmed;
    }

    it(`an API process that is killed ${kills} times within an order loses nothing that it has confirmed`, async () => {
      const guests = options.map(busyGuest);
      let confirmed = 0;
      for (let round = 0; round < kills; round++) confirmed += await shopUntilKilled(guests, round);
      api = await startApiProcess(data.env);
      for (const guest of guests) await guest.compare(api.url);
      await api.kill();
      const database = await data.open();
      expect(await findIncompleteOrders(database, options)).toEqual([]);
      await database.close();
      expect(confirmed).toBeGreaterThanOrEqual(kills * confirmations);
      expect(guests.reduce((sum, { orders }) => sum + orders, 0)).toBeGreaterThan(kills);
    }, 600_000);
  },
);
