import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { enter, openShop, type Shop } from '../../testing/test-shop.ts';
import { createWishlistStore } from './wishlist-store.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

type Fault = 'refused' | 'lost' | 'held';
type Act = { tab: 0 | 1; product: number; isWanted: boolean; fault: Fault | null; isWaitedFor: boolean };

const act: fc.Arbitrary<Act> = fc.record({
  tab: fc.constantFrom(0, 1),
  product: fc.nat({ max: 2 }),
  isWanted: fc.boolean(),
  fault: fc.option(fc.constantFrom<Fault>('refused', 'lost', 'held'), { freq: 1 }),
  isWaitedFor: fc.boolean(),
});

/** Two tabs of one shopper, which hear of each other as browser tabs do. */
function openTabs() {
  const { app } = enter(shop);
  const listeners: (() => void)[] = [];
  const tabs = [0, 1].map((own) => {
    const tab = {
      reload: () => {},
      onStale(listener: () => void) {
        listeners[own] = listener;
      },
      onLeave: () => {},
      notifyOtherTabs: () => listeners[1 - own]?.(),
    };
    const { getState } = createWishlistStore(app, { tab, mergeUuidBehavior: null });
    getState().start();
    return { state: getState, return: () => listeners[own]?.() };
  });
  return { app, tabs };
}

function disturb(fault: Fault | null, call: string): () => void {
  if (fault === 'refused') shop.proxy.respondTo(call, 503, { error: 'busy', message: '', errors: {} });
  if (fault === 'lost') shop.proxy.dropResponseOf(call);
  const release = fault === 'held' ? shop.proxy.hold() : () => {};
  const timer = setTimeout(release, 20);
  return () => {
    clearTimeout(timer);
    release();
  };
}

it('two tabs and the server agree in the end, and nothing confirmed is lost, whatever fails on the way', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 12 }), async (acts) => {
      const { app, tabs } = openTabs();
      /** What the server confirmed last of each product; a product whose last wish failed is missing. */
      const confirmed = new Map<number, boolean>();
      const wishes: Promise<void>[] = [];
      for (const { tab, product, isWanted, fault, isWaitedFor } of acts) {
        // Each tab has products of its own: whose wish is the last one is then known.
        const id = shop.products[tab * 3 + product] ?? 0;
        const calm = disturb(fault, isWanted ? 'POST /api/v1/wishlist/' : `DELETE /api/v1/wishlist/${id}/`);
        const wish = tabs[tab]?.state().setListed(id, isWanted);
        const done = Promise.resolve(wish).then((result) => {
          if (result?.ok) confirmed.set(id, isWanted);
          else confirmed.delete(id);
        });
        wishes.push(done);
        if (isWaitedFor) await done;
        if (isWaitedFor) calm();
      }
      await Promise.all(wishes);
      for (const tab of tabs) await tab.state().settled();
      shop.proxy.clearFaults();
      for (const tab of tabs) await tab.state().read();

      const idsOf = (tab: (typeof tabs)[number]) => tab.state().products?.map(({ id }) => id) ?? [];
      const [mine = [], others = []] = tabs.map(idsOf);
      expect(mine).toEqual(others);
      const answer = await app.api.get<{ products: { id: number }[] }>('/api/v1/wishlist/');
      expect(answer.ok && answer.data.products.map(({ id }) => id)).toEqual(mine);
      for (const [id, isWanted] of confirmed) expect([id, mine.includes(id)]).toEqual([id, isWanted]);
      for (const tab of tabs) expect(tab.state().change).toBeNull();
    }),
    { numRuns: 25 },
  );
}, 120_000);
