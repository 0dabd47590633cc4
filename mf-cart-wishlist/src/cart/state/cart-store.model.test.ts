import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { contentsOf, lineOf, modelOptions } from '../../testing/model-cart.ts';
import { type Fate, ModelServer } from '../../testing/model-server.ts';
import { enterAt, inertTab } from '../../testing/test-shop.ts';
import { additionOf } from './addition.ts';
import { isSettled } from './cart-machine.ts';
import { createCartStore } from './cart-store.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Action =
  | { do: 'add'; option: number }
  | { do: 'remove' | 'count'; line: number; amount: number }
  | { do: 'cancel' | 'read' | 'retry' | 'add again' | 'leave' };

const line = fc.nat({ max: 5 });
const amount = fc.integer({ min: 1, max: 4 });
const added: fc.Arbitrary<Action> = fc.record({ do: fc.constant('add'), option: fc.constantFrom(...modelOptions) });
const anything: fc.Arbitrary<Action> = fc.oneof(
  added,
  fc.record({ do: fc.constantFrom('remove', 'count', 'count'), line, amount }),
  fc.record({ do: fc.constantFrom('cancel', 'read', 'retry', 'add again', 'leave') }),
);
/** Each with how many things happen on the network before the next. */
const busy = (action: fc.Arbitrary<Action>) =>
  fc.array(fc.tuple(action, fc.nat({ max: 6 })), { size: 'max', maxLength: 30 });
const fates = fc.array(
  fc.constantFrom<Fate>('fine', 'fine', 'fine', 'request lost', 'answer lost', 'busy', 'too late'),
  {
    minLength: 20,
    size: 'max',
    maxLength: 60,
  },
);

/** One shopper's tab at a server where everything may take any time, or fail. */
function open(scheduler: fc.Scheduler, fate: Fate[]) {
  let calls = 0;
  let isCalm = false;
  const server = new ModelServer(scheduler, () => (isCalm ? 'fine' : (fate[calls++ % fate.length] ?? 'fine')));
  vi.stubGlobal('fetch', server.fetch);
  const { app } = enterAt('http://model.test');
  app.session.adoptGuestRequestId('g-1');
  const leavers: (() => void)[] = [];
  const tab = { ...inertTab, onLeave: (leave: () => void) => void leavers.push(leave) };
  const store = createCartStore(app, { tab, mergeUuidBehavior: null });
  const outcomes = new Map<number, { ok: number; failed: number }>();
  const additions = new Set<Promise<unknown>>();

  /** The next thing on the network, or else a while without any. */
  async function step(): Promise<void> {
    if (scheduler.count() > 0) await scheduler.waitOne();
    await vi.advanceTimersByTimeAsync(scheduler.count() > 0 ? 0 : 300);
  }

  return {
    server,
    store,
    outcomes,
    step,
    async add(option: number) {
      const outcome = outcomes.get(option) ?? { ok: 0, failed: 0 };
      outcomes.set(option, outcome);
      const addition = store.getState().add(additionOf([lineOf(option)]));
      // A repeated click joins the call that is on its way.
      if (additions.has(addition)) return;
      additions.add(addition);
      const { ok } = await addition;
      outcome[ok ? 'ok' : 'failed'] += 1;
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
        for (const leave of leavers) leave();
        return;
      }
      const product = 'line' in action ? products[action.line % Math.max(1, products.length)] : undefined;
      if (product && action.do === 'remove') state.remove(product);
      if (product && action.do === 'count' && 'amount' in action) state.setQuantity(product, action.amount);
    },
    /** The network is well again, everything arrives, and the cart is read once more. */
    async comeToRest() {
      isCalm = true;
      for (let round = 0; round < 400 && (scheduler.count() > 0 || vi.getTimerCount() > 0); round += 1) await step();
      void store.getState().read();
      for (let round = 0; round < 20; round += 1) await step();
    },
  };
}

/** A tab in which all of it has happened and come to rest; each action is followed by that many steps. */
async function busyTab(scheduler: fc.Scheduler, fate: Fate[], actions: readonly (readonly [Action, number])[]) {
  const tab = open(scheduler, fate);
  tab.store.getState().start();
  for (const [action, steps] of actions) {
    tab.act(action);
    for (let left = steps; left > 0; left -= 1) await tab.step();
  }
  await tab.comeToRest();
  return tab;
}

it('ends with what the server has, at rest, with one change on its way at a time, whatever happens when', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), busy(anything), fates, async (scheduler, actions, fate) => {
      const tab = await busyTab(scheduler, fate, actions);
      const state = tab.store.getState();
      expect(isSettled(state)).toBe(true);
      expect(state.reading).toBe('done');
      expect(contentsOf(state.cart)).toEqual(contentsOf(tab.server.cart.cart()));
      // What is sent when the page is left waits for nobody.
      if (!actions.some(([action]) => action.do === 'leave')) expect(tab.server.atOnce).toBeLessThanOrEqual(1);
    }),
    { numRuns: 120 },
  );
}, 60_000);

it('loses nothing that was confirmed, and takes for failed only what may have failed', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), busy(added), fates, async (scheduler, actions, fate) => {
      const tab = await busyTab(scheduler, fate, actions);
      for (const [option, { ok, failed }] of tab.outcomes) {
        const there = tab.server.cart.pieces.get(option) ?? 0;
        expect(there).toBeGreaterThanOrEqual(ok);
        expect(there).toBeLessThanOrEqual(ok + failed);
      }
    }),
    { numRuns: 80 },
  );
}, 60_000);
