import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newShopper, openShop, type Shop } from '../../testing/test-shop.ts';
import { createWishlistStore } from './wishlist-store.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

type Fault = 'refused' | 'lost' | 'held';
type Act = { tab: 0 | 1; product: number; shouldBeListed: boolean; fault: Fault | null; isWaitedFor: boolean };

const act: fc.Arbitrary<Act> = fc.record({
  tab: fc.constantFrom(0, 1),
  product: fc.nat({ max: 2 }),
  shouldBeListed: fc.boolean(),
  fault: fc.option(fc.constantFrom<Fault>('refused', 'lost', 'held'), { freq: 1 }),
  isWaitedFor: fc.boolean(),
});

/** Two tabs of one shopper, which notify each other as browser tabs do. */
function openTabs() {
  const { app } = newShopper(shop);
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
    const { getState } = createWishlistStore(app, { tab, guestId: null });
    getState().start();
    return { state: getState, return: () => listeners[own]?.() };
  });
  return { app, tabs };
}

function startFault(fault: Fault | null, request: string): () => void {
  if (fault === 'refused') shop.proxy.respondTo(request, 503, { error: 'busy', message: '', errors: {} });
  if (fault === 'lost') shop.proxy.dropResponseOf(request);
  const release = fault === 'held' ? shop.proxy.hold() : () => {};
  const timer = setTimeout(release, 20);
  return () => {
    clearTimeout(timer);
    release();
  };
}

it('two tabs and the server have the same list in the end, and no confirmed change is lost, for any failures', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 12 }), async (acts) => {
      const { app, tabs } = openTabs();
      /** Products whose last change the server confirmed, with its result. */
      const confirmed = new Map<number, boolean>();
      const changes: Promise<void>[] = [];
      for (const { tab, product, shouldBeListed, fault, isWaitedFor } of acts) {
        // Each tab changes products of its own, so that the last change of a product is known.
        const id = shop.products[tab * 3 + product] ?? 0;
        const endFault = startFault(
          fault,
          shouldBeListed ? 'POST /api/v1/wishlist/' : `DELETE /api/v1/wishlist/${id}/`,
        );
        const change = tabs[tab]?.state().setListed(id, shouldBeListed);
        const done = Promise.resolve(change).then((result) => {
          if (result?.ok) confirmed.set(id, shouldBeListed);
          else confirmed.delete(id);
        });
        changes.push(done);
        if (isWaitedFor) await done;
        if (isWaitedFor) endFault();
      }
      await Promise.all(changes);
      for (const tab of tabs) await tab.state().settled();
      shop.proxy.clearFaults();
      for (const tab of tabs) await tab.state().read();

      const idsOf = (tab: (typeof tabs)[number]) => tab.state().products?.map(({ id }) => id) ?? [];
      const [mine = [], others = []] = tabs.map(idsOf);
      expect(mine).toEqual(others);
      const response = await app.api.get<{ products: { id: number }[] }>('/api/v1/wishlist/');
      expect(response.ok && response.data.products.map(({ id }) => id)).toEqual(mine);
      for (const [id, shouldBeListed] of confirmed) expect([id, mine.includes(id)]).toEqual([id, shouldBeListed]);
      for (const tab of tabs) expect(tab.state().change).toBeNull();
    }),
    { numRuns: 25 },
  );
}, 120_000);
