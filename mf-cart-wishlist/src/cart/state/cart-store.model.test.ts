// @module-tag rotated
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { contentsOf, lineOf, modelOptions } from '../../testing/model-cart.ts';
import { createModelServer, type RequestOutcome } from '../../testing/model-server.ts';
import { inertTab, newShopperAt } from '../../testing/test-shop.ts';
import { additionOf } from './add-to-cart-request.ts';
import { isSettled } from './cart-machine.ts';
import { createCartStore } from './cart-store.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Action =
  | { do: 'add'; option: number }
  | { do: 'remove' | 'change quantity'; line: number; amount: number }
  | { do: 'cancel' | 'read' | 'retry' | 'add again' | 'leave' };

const line = fc.nat({ max: 5 });
const amount = fc.integer({ min: 1, max: 4 });
const added: fc.Arbitrary<Action> = fc.record({ do: fc.constant('add'), option: fc.constantFrom(...modelOptions) });
const anything: fc.Arbitrary<Action> = fc.oneof(
  added,
  fc.record({ do: fc.constantFrom('remove', 'change quantity', 'change quantity'), line, amount }),
  fc.record({ do: fc.constantFrom('cancel', 'read', 'retry', 'add again', 'leave') }),
);
/** Actions, each with the number of steps before the next one. */
const busy = (action: fc.Arbitrary<Action>) =>
  fc.array(fc.tuple(action, fc.nat({ max: 6 })), { size: 'max', maxLength: 30 });
const anyRequestOutcomes = fc.array(
  fc.constantFrom<RequestOutcome>('ok', 'ok', 'ok', 'request lost', 'response lost', 'busy', 'late'),
  {
    minLength: 20,
    size: 'max',
    maxLength: 60,
  },
);

/** A shopper's tab and a server where each request may take any time, or fail. */
function open(scheduler: fc.Scheduler, requestOutcomes: RequestOutcome[]) {
  let requests = 0;
  let isHealthy = false;
  const server = createModelServer(scheduler, () =>
    isHealthy ? 'ok' : (requestOutcomes[requests++ % requestOutcomes.length] ?? 'ok'),
  );
  vi.stubGlobal('fetch', server.fetch);
  const { app } = newShopperAt('http://model.test');
  app.session.adoptGuestRequestId('g-1');
  const leaveListeners: (() => void)[] = [];
  const tab = { ...inertTab, onLeave: (leave: () => void) => void leaveListeners.push(leave) };
  const store = createCartStore(app, { tab, guestId: null });
  const additionResults = new Map<number, { ok: number; failed: number }>();
  const additions = new Set<Promise<unknown>>();

  /** Lets the next request or response arrive; if there is none, 300 ms pass. */
  async function step(): Promise<void> {
    if (scheduler.count() > 0) await scheduler.waitOne();
    await vi.advanceTimersByTimeAsync(scheduler.count() > 0 ? 0 : 300);
  }

  return {
    server,
    store,
    additionResults,
    step,
    async add(option: number) {
      const results = additionResults.get(option) ?? { ok: 0, failed: 0 };
      additionResults.set(option, results);
      const addition = store.getState().add(additionOf([lineOf(option)]));
      // A repeated click gets the result of the addition in flight.
      if (additions.has(addition)) return;
      additions.add(addition);
      const { ok } = await addition;
      results[ok ? 'ok' : 'failed'] += 1;
    },
    act(action: Action) {
      const state = store.getState();
      const products = state.cart?.products ?? [];
      if (action.do === 'add') return void this.add(action.option);
      if (action.do === 'cancel') return state.cancelRemoval();
      if (action.do === 'read') return void state.read();
      if (action.do === 'retry') return state.retry();
      if (action.do === 'add again') return void state.addAgain();
      if (action.do === 'leave') {
        for (const leave of leaveListeners) leave();
        return;
      }
      const product = 'line' in action ? products[action.line % Math.max(1, products.length)] : undefined;
      if (product && action.do === 'remove') state.remove(product);
      if (product && action.do === 'change quantity' && 'amount' in action) state.setQuantity(product, action.amount);
    },
    /** The network is healthy, all requests arrive, and the cart is read again. */
    async settle() {
      isHealthy = true;
      for (let round = 0; round < 400 && (scheduler.count() > 0 || vi.getTimerCount() > 0); round += 1) await step();
      void store.getState().read();
      for (let round = 0; round < 20; round += 1) await step();
    },
  };
}

/** A tab after all actions, settled. */
async function busyTab(
  scheduler: fc.Scheduler,
  requestOutcomes: RequestOutcome[],
  actions: readonly (readonly [Action, number])[],
) {
  const tab = open(scheduler, requestOutcomes);
  tab.store.getState().start();
  for (const [action, steps] of actions) {
    tab.act(action);
    for (let left = steps; left > 0; left -= 1) await tab.step();
  }
  await tab.settle();
  return tab;
}

it('has the same cart as the server in the end, with one change in flight at a time, in any order of requests and failures', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      busy(anything),
      anyRequestOutcomes,
      async (scheduler, actions, requestOutcomes) => {
        const tab = await busyTab(scheduler, requestOutcomes, actions);
        const state = tab.store.getState();
        expect(isSettled(state)).toBe(true);
        expect(state.reading).toBe('done');
        expect(contentsOf(state.cart)).toEqual(contentsOf(tab.server.cart.cart()));
        // Requests that are sent when the page is left do not wait for others.
        if (!actions.some(([action]) => action.do === 'leave')) expect(tab.server.maxInFlight()).toBeLessThanOrEqual(1);
      },
    ),
    { numRuns: 120 },
  );
}, 60_000);

it('loses no confirmed addition, and reports an addition as failed only if it may have failed', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), busy(added), anyRequestOutcomes, async (scheduler, actions, requestOutcomes) => {
      const tab = await busyTab(scheduler, requestOutcomes, actions);
      for (const [option, { ok, failed }] of tab.additionResults) {
        const there = tab.server.cart.pieces.get(option) ?? 0;
        expect(there).toBeGreaterThanOrEqual(ok);
        expect(there).toBeLessThanOrEqual(ok + failed);
      }
    }),
    { numRuns: 80 },
  );
}, 60_000);
