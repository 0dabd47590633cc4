import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aNetworkError } from '../../testing/cart-fixtures.ts';
import { aTile } from '../../testing/tile-fixtures.ts';
import {
  initialWishlist,
  isApplied,
  isListed,
  isOptimisticallyListed,
  transition,
  type WishlistChange,
  type WishlistEvent,
  type WishlistState,
  wishlistCount,
} from './wishlist-machine.ts';

const guestsOwn = [5, 6];
const products = [1, 2, 3, 4, ...guestsOwn];

/** A call on its way: it may reach the server late or never, and its answer may come late, twice or never. */
type Call = { requestNumber: number; change: WishlistChange | null; answer: readonly number[] | null };

/** What a shopper may rely on, in plain words: no turns, no states. */
type Model = {
  /** The call whose answer counts: the last one asked. */
  awaited: Call | null;
  isAnswered: boolean;
  /** What was confirmed last; null before the first answer. */
  contents: readonly number[] | null;
};

type Real = { state: WishlistState; calls: Call[]; server: number[] };
type Step = fc.Command<Model, Real>;

const listOf = (ids: readonly number[]) => ({ products: ids.map(aTile), uuid: 'g-1' });
const idsOf = ({ products }: WishlistState): number[] | null => products?.map(({ id }) => id) ?? null;

function check(model: Model, { state }: Real): void {
  const pending = model.isAnswered ? null : (model.awaited?.change ?? null);
  expect(idsOf(state)).toEqual(model.contents);
  expect(wishlistCount(state)).toBe(model.contents?.length ?? 0);
  // Locked while a change is in flight, and only then.
  expect(state.change).toEqual(pending);
  const shown = products.filter((id) => isOptimisticallyListed(state, id));
  const confirmed = products.filter((id) => isListed(state, id));
  const target = pending && pending.kind !== 'merging' ? pending : null;
  expect(shown).toEqual(
    products.filter((id) => (id === target?.productId ? target.kind === 'adding' : confirmed.includes(id))),
  );
  // What can be put back is not there.
  expect(state.removed !== null && isListed(state, state.removed.id)).toBe(false);
}

function step(name: string, act: (model: Model, real: Real) => void): Step {
  return {
    check: () => true,
    run(model, real) {
      act(model, real);
      check(model, real);
    },
    toString: () => name,
  };
}

/** Asks the server for something, when the machine allows it: never while a change is in flight. */
function ask(name: string, change: WishlistChange | null): Step {
  return step(name, (model, real) => {
    const isLocked = !model.isAnswered && model.awaited?.change !== null;
    const before = real.state;
    const event: WishlistEvent = change ? { type: 'change-started', change } : { type: 'read-started' };
    real.state = transition(before, event);
    expect(real.state === before).toBe(isLocked);
    if (isLocked) return;
    model.awaited = { requestNumber: real.state.requestNumber, change, answer: null };
    model.isAnswered = false;
    real.calls.push(model.awaited);
  });
}

function carryOut(real: Real, call: Call): void {
  const { change } = call;
  if (change?.kind === 'merging') real.server = [...new Set([...real.server, ...guestsOwn])];
  else if (change) {
    const others = real.server.filter((id) => id !== change.productId);
    real.server = change.kind === 'removing' ? others : [change.productId, ...others];
  }
  call.answer = real.server;
}

function deliver(model: Model, real: Real, call: Call): void {
  if (!call.answer) return;
  real.state = transition(real.state, {
    type: 'confirmed',
    requestNumber: call.requestNumber,
    data: listOf(call.answer),
  });
  if (call !== model.awaited || model.isAnswered) return;
  model.contents = call.answer;
  model.isAnswered = true;
  // What is complained of has not been done.
  const failed = real.state.failure?.operation;
  expect(failed !== undefined && failed.kind !== 'reading' && isApplied(failed, real.state)).toBe(false);
}

const pick = ({ calls }: Real, index: number): Call | undefined =>
  calls[calls.length - 1 - (index % Math.max(1, calls.length))];

const reach = (index: number): Step =>
  step(`call ${index} reaches the server`, (_, real) => {
    const call = pick(real, index);
    if (call && !call.answer) carryOut(real, call);
  });

/** Calls stay in the list, so an answer may come again. */
const answer = (index: number): Step =>
  step(`call ${index} is answered`, (model, real) => {
    const call = pick(real, index);
    if (call) deliver(model, real, call);
  });

const fail = (index: number): Step =>
  step(`call ${index} fails`, (model, real) => {
    const call = pick(real, index);
    if (!call) return;
    real.state = transition(real.state, { type: 'failed', requestNumber: call.requestNumber, error: aNetworkError() });
    if (call === model.awaited) model.isAnswered = true;
  });

const otherTab = (id: number): Step =>
  step(`another tab toggles ${id}`, (_, real) => {
    real.server = real.server.includes(id) ? real.server.filter((other) => other !== id) : [id, ...real.server];
  });

const moveOn = step('move on', (_, real) => {
  real.state = transition(real.state, { type: 'page-changed' });
  expect(real.state.removed).toBeNull();
});

const logOut = step('log out', (model, real) => {
  real.state = transition(real.state, { type: 'cleared' });
  model.awaited = null;
  model.isAnswered = true;
  model.contents = null;
  expect(real.state.failure).toBeNull();
});

const id = fc.constantFrom(...products);
/** Counted from the last; most often one of the latest. */
const call = fc.oneof(fc.nat({ max: 1 }), fc.nat({ max: 30 }));
const steps: fc.Arbitrary<Step>[] = [
  fc.constant(ask('read', null)),
  id.map((productId) => ask(`add ${productId}`, { kind: 'adding', productId })),
  id.map((productId) => ask(`remove ${productId}`, { kind: 'removing', productId })),
  fc.constant(ask('merge', { kind: 'merging' })),
  call.map(reach),
  call.map(reach),
  call.map(answer),
  call.map(answer),
  call.map(fail),
  id.map(otherTab),
  fc.constant(moveOn),
  fc.constant(logOut),
];

it('shows the last confirmed list and the wish on its way, whatever arrives when, and a read finds the truth', () => {
  fc.assert(
    fc.property(fc.commands(steps, { maxCommands: 60, size: 'max' }), (commands) => {
      const model: Model = { awaited: null, isAnswered: true, contents: null };
      const real: Real = { state: initialWishlist, calls: [], server: [] };
      fc.modelRun(() => ({ model, real }), commands);
      const last = real.calls.at(-1);
      if (last && !model.isAnswered) {
        if (!last.answer) carryOut(real, last);
        answer(0).run(model, real);
      }
      ask('read', null).run(model, real);
      reach(0).run(model, real);
      answer(0).run(model, real);
      expect(idsOf(real.state)).toEqual(real.server);
    }),
    { numRuns: 1000 },
  );
});
