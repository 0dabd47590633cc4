// @module-tag rotated
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

/** A request: it may arrive at the server late or never, and its response may arrive late, twice or never. */
type Request = { requestNumber: number; change: WishlistChange | null; response: readonly number[] | null };

/** The guarantees for the shopper, without the states of the machine. */
type Model = {
  /** The request whose response counts: the last one. */
  awaited: Request | null;
  hasResponse: boolean;
  /** Confirmed last; null before the first response. */
  contents: readonly number[] | null;
};

type Real = { state: WishlistState; requests: Request[]; server: number[] };
type Step = fc.Command<Model, Real>;

const listOf = (ids: readonly number[]) => ({ products: ids.map(aTile), uuid: 'g-1' });
const idsOf = ({ products }: WishlistState): number[] | null => products?.map(({ id }) => id) ?? null;

function check(model: Model, { state }: Real): void {
  const pending = model.hasResponse ? null : (model.awaited?.change ?? null);
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
  // A product that can be added again is not listed.
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

/** Sends a request, if the machine allows it: never while a change is in flight. */
function send(name: string, change: WishlistChange | null): Step {
  return step(name, (model, real) => {
    const isLocked = !model.hasResponse && model.awaited?.change !== null;
    const before = real.state;
    const event: WishlistEvent = change ? { type: 'change-started', change } : { type: 'read-started' };
    real.state = transition(before, event);
    expect(real.state === before).toBe(isLocked);
    if (isLocked) return;
    model.awaited = { requestNumber: real.state.requestNumber, change, response: null };
    model.hasResponse = false;
    real.requests.push(model.awaited);
  });
}

function execute(real: Real, request: Request): void {
  const { change } = request;
  if (change?.kind === 'merging') real.server = [...new Set([...real.server, ...guestsOwn])];
  else if (change) {
    const others = real.server.filter((id) => id !== change.productId);
    real.server = change.kind === 'removing' ? others : [change.productId, ...others];
  }
  request.response = real.server;
}

function deliver(model: Model, real: Real, request: Request): void {
  if (!request.response) return;
  real.state = transition(real.state, {
    type: 'confirmed',
    requestNumber: request.requestNumber,
    data: listOf(request.response),
  });
  if (request !== model.awaited || model.hasResponse) return;
  model.contents = request.response;
  model.hasResponse = true;
  // A change that the server has executed is not shown as failed.
  const failed = real.state.failure?.operation;
  expect(failed !== undefined && failed.kind !== 'reading' && isApplied(failed, real.state)).toBe(false);
}

const pick = ({ requests }: Real, index: number): Request | undefined =>
  requests[requests.length - 1 - (index % Math.max(1, requests.length))];

const arrive = (index: number): Step =>
  step(`request ${index} arrives at the server`, (_, real) => {
    const request = pick(real, index);
    if (request && !request.response) execute(real, request);
  });

/** Requests stay in the list, so a response may arrive twice. */
const response = (index: number): Step =>
  step(`request ${index} gets its response`, (model, real) => {
    const request = pick(real, index);
    if (request) deliver(model, real, request);
  });

const fail = (index: number): Step =>
  step(`request ${index} fails`, (model, real) => {
    const request = pick(real, index);
    if (!request) return;
    real.state = transition(real.state, {
      type: 'failed',
      requestNumber: request.requestNumber,
      error: aNetworkError(),
    });
    if (request === model.awaited) model.hasResponse = true;
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
  model.hasResponse = true;
  model.contents = null;
  expect(real.state.failure).toBeNull();
});

const id = fc.constantFrom(...products);
/** Counted from the last one; usually one of the latest. */
const request = fc.oneof(fc.nat({ max: 1 }), fc.nat({ max: 30 }));
const steps: fc.Arbitrary<Step>[] = [
  fc.constant(send('read', null)),
  id.map((productId) => send(`add ${productId}`, { kind: 'adding', productId })),
  id.map((productId) => send(`remove ${productId}`, { kind: 'removing', productId })),
  fc.constant(send('merge', { kind: 'merging' })),
  request.map(arrive),
  request.map(arrive),
  request.map(response),
  request.map(response),
  request.map(fail),
  id.map(otherTab),
  fc.constant(moveOn),
  fc.constant(logOut),
];

it('shows the last confirmed list and the change in flight, and a read returns the list of the server, in any order of requests and responses', () => {
  fc.assert(
    fc.property(fc.commands(steps, { maxCommands: 60, size: 'max' }), (commands) => {
      const model: Model = { awaited: null, hasResponse: true, contents: null };
      const real: Real = { state: initialWishlist, requests: [], server: [] };
      fc.modelRun(() => ({ model, real }), commands);
      const last = real.requests.at(-1);
      if (last && !model.hasResponse) {
        if (!last.response) execute(real, last);
        response(0).run(model, real);
      }
      send('read', null).run(model, real);
      arrive(0).run(model, real);
      response(0).run(model, real);
      expect(idsOf(real.state)).toEqual(real.server);
    }),
    { numRuns: 1000 },
  );
});
