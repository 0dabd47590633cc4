import fc from 'fast-check';
import type { Cart } from 'shared-contracts/entities';
import { expect, it } from 'vitest';
import { aNetworkError } from '../../testing/cart-fixtures.ts';
import { contentsOf, lineOf, ModelCart, modelOptions } from '../../testing/model-cart.ts';
import { additionOf } from './addition.ts';
import {
  type CartEvent,
  type CartState,
  initialCart,
  isChangeInFlight,
  isLocked,
  isSettled,
  transition,
} from './cart-machine.ts';
import { removalOf, targetOf } from './line-target.ts';

/** A call on its way: it may reach the server late or never, and its answer may come late, twice or never. */
type Call = {
  requestNumber: number;
  kind: 'read' | 'removal' | 'other change';
  carryOut(server: ModelCart): void;
  answer: Cart | null;
};

/** What a shopper may rely on, in plain words: no turns, no states. */
type Model = {
  /** The call whose answer counts: the last one asked. */
  awaited: Call | null;
  isAnswered: boolean;
  contents: string[];
  /** What is greyed out: locked from the click until it is taken back, answered, or gone anyway. */
  leaving: number[];
  /** Confirmed as removed, and not added by anyone since. */
  gone: Set<number>;
};

type Real = { state: CartState; calls: Call[]; server: ModelCart };

type Step = fc.Command<Model, Real>;

const optionsOf = (cart: Cart | null): number[] => (cart?.products ?? []).map(({ option }) => option.id);

function check(model: Model, { state }: Real): void {
  expect(contentsOf(state.cart)).toEqual(model.contents);
  expect(isLocked(state)).toBe(model.leaving.length > 0);
  expect(optionsOf(state.cart).filter((option) => model.gone.has(option))).toEqual([]);
  for (const { target } of Object.values(state.pendingQuantities)) {
    expect(state.cart?.products.some((product) => targetOf(product).hash === target.hash)).toBe(true);
  }
}

/** A step that asks the server for something, when the machine allows it. */
function ask(
  name: string,
  eventOf: (real: Real) => CartEvent | null,
  carryOut: (server: ModelCart, event: CartEvent) => void,
) {
  return {
    check: () => true,
    run(model: Model, real: Real) {
      const event = eventOf(real);
      const { requestNumber } = real.state;
      if (event) real.state = transition(real.state, event);
      if (event && real.state.requestNumber > requestNumber) {
        const kinds = { 'read-started': 'read', 'removal-started': 'removal' } as const;
        const kind = event.type in kinds ? kinds[event.type as keyof typeof kinds] : 'other change';
        // One change at a time, and none but the removal itself while the cart is locked.
        expect(kind === 'other change' ? model.leaving : []).toEqual([]);
        expect(model.isAnswered || model.awaited?.kind === 'read').toBe(true);
        const call: Call = {
          requestNumber: real.state.requestNumber,
          kind,
          answer: null,
          carryOut: (server) => carryOut(server, event),
        };
        real.calls.push(call);
        model.awaited = call;
        model.isAnswered = false;
      }
      check(model, real);
    },
    toString: () => name,
  } satisfies Step;
}

const read = () =>
  ask(
    'read',
    () => ({ type: 'read-started' }),
    () => {},
  );

const add = (option: number) =>
  ask(
    `add ${option}`,
    () => ({ type: 'add-started', addition: additionOf([lineOf(option)]) }),
    (server, event) => event.type === 'add-started' && server.add(event.addition),
  );

const sendPendingQuantity = () =>
  ask(
    'send the next quantity',
    ({ state }) => {
      const [quantity] = Object.values(state.pendingQuantities);
      return quantity ? { type: 'quantity-change-started', quantity } : null;
    },
    (server, event) => event.type === 'quantity-change-started' && server.setQuantity(event.quantity),
  );

const timeUp = () => {
  let hash: CartState['change'] | null = null;
  return ask(
    'two seconds are over',
    ({ state }) => {
      hash = state.change;
      return { type: 'removal-started' };
    },
    (server) => hash?.kind === 'removal-pending' && server.remove(hash.removal.target),
  );
};

/** A step that stays in the browser. */
function local(
  name: string,
  eventOf: (real: Real) => CartEvent | null,
  after: (model: Model, real: Real) => void = () => {},
) {
  return {
    check: () => true,
    run(model: Model, real: Real) {
      const wasLocked = isLocked(real.state);
      const pendingQuantities = real.state.pendingQuantities;
      const event = eventOf(real);
      if (event) real.state = transition(real.state, event);
      if (event?.type === 'quantity-chosen' && wasLocked) expect(real.state.pendingQuantities).toBe(pendingQuantities);
      after(model, real);
      check(model, real);
    },
    toString: () => name,
  } satisfies Step;
}

const lineAt = ({ state }: Real, index: number) =>
  state.cart?.products[index % Math.max(1, state.cart.products.length)];

const chooseQuantity = (index: number, amount: number) =>
  local(`choose ${amount} of line ${index}`, (real) => {
    const line = lineAt(real, index);
    return line ? { type: 'quantity-chosen', quantity: { target: targetOf(line), amount } } : null;
  });

const remove = (index: number) =>
  local(
    `remove line ${index}`,
    (real) => {
      const line = lineAt(real, index);
      return line && real.state.cart ? { type: 'removal-requested', removal: removalOf(real.state.cart, line) } : null;
    },
    (model, real) => {
      const line = lineAt(real, index);
      const isBusy = model.leaving.length > 0 || (!model.isAnswered && model.awaited?.kind !== 'read');
      if (!line || isBusy) return;
      const hash = targetOf(line).hash;
      model.leaving = modelOptions.filter((option) => targetOf(lineOf(option)).hash === hash);
    },
  );

const cancel = () =>
  local(
    'cancel',
    () => ({ type: 'removal-cancelled' }),
    (model) => {
      if (model.isAnswered || model.awaited?.kind !== 'removal') model.leaving = [];
    },
  );

const moveOn = () => local('move on', () => ({ type: 'page-changed' }));

/** Somebody added: what comes back now comes back rightly. */
function carryOut(model: Model, { server }: Real, call: Call): void {
  const before = new Map(server.pieces);
  call.carryOut(server);
  for (const [option, amount] of server.pieces) if (amount > (before.get(option) ?? 0)) model.gone.delete(option);
  call.answer = server.cart();
}

function pick({ calls }: Real, index: number): Call | undefined {
  return calls[calls.length - 1 - (index % Math.max(1, calls.length))];
}

const reach = (index: number): Step => ({
  check: () => true,
  run(model, real) {
    const call = pick(real, index);
    if (call && call.answer === null) carryOut(model, real, call);
    check(model, real);
  },
  toString: () => `call ${index} reaches the server`,
});

/** Calls stay in the list, so an answer may come again. */
const answer = (index: number): Step => ({
  check: () => true,
  run(model, real) {
    const call = pick(real, index);
    if (call?.answer) deliver(model, real, call, call.answer);
    check(model, real);
  },
  toString: () => `call ${index} is answered`,
});

function deliver(model: Model, real: Real, call: Call, cart: Cart): void {
  real.state = transition(real.state, { type: 'confirmed', requestNumber: call.requestNumber, data: cart });
  if (call !== model.awaited) return;
  model.contents = contentsOf(cart);
  // A pending removal outlives a read, unless the line is gone anyway.
  const isOver = call.kind === 'removal' && !model.isAnswered;
  // What another tab has added meanwhile may be shown again.
  const gone = model.leaving.filter((option) => !real.server.pieces.has(option));
  if (isOver) for (const option of gone) model.gone.add(option);
  if (isOver || !model.leaving.some((option) => optionsOf(cart).includes(option))) model.leaving = [];
  model.isAnswered = true;
}

const fail = (index: number): Step => ({
  check: () => true,
  run(model, real) {
    const call = pick(real, index);
    if (call) {
      real.state = transition(real.state, {
        type: 'failed',
        requestNumber: call.requestNumber,
        error: aNetworkError(),
      });
      if (call === model.awaited && !model.isAnswered) {
        if (call.kind === 'removal') model.leaving = [];
        model.isAnswered = true;
      }
    }
    check(model, real);
  },
  toString: () => `call ${index} fails`,
});

const otherTab = (option: number, amount: number): Step => ({
  check: () => true,
  run(model, real) {
    real.server.remove(targetOf(lineOf(option)));
    if (amount > 0) real.server.add(additionOf([lineOf(option, amount)]));
    if (amount > 0) model.gone.delete(option);
    check(model, real);
  },
  toString: () => `another tab: ${option}×${amount}`,
});

const option = fc.constantFrom(...modelOptions);
const index = fc.nat({ max: 30 });
/** Counted from the last; most often one of the latest. */
const call = fc.oneof(fc.nat({ max: 1 }), fc.nat({ max: 30 }));
const steps: fc.Arbitrary<Step>[] = [
  fc.constant(read()),
  option.map(add),
  fc.constant(null).map(sendPendingQuantity),
  fc.constant(null).map(timeUp),
  fc.tuple(index, fc.integer({ min: 1, max: 4 })).map(([line, amount]) => chooseQuantity(line, amount)),
  index.map(remove),
  fc.constant(cancel()),
  fc.constant(moveOn()),
  call.map(reach),
  call.map(reach),
  call.map(reach),
  call.map(answer),
  call.map(answer),
  call.map(answer),
  call.map(fail),
  fc.tuple(option, fc.nat({ max: 2 })).map(([which, amount]) => otherTab(which, amount)),
];

/** Everything arrives, what is pending is sent, and the cart is read once more. */
function comeToRest(model: Model, real: Real): void {
  for (let round = 0; round < 20 && !isSettled(real.state); round += 1) {
    const next = isChangeInFlight(real.state)
      ? null
      : real.state.change.kind === 'none'
        ? sendPendingQuantity()
        : timeUp();
    next?.run(model, real);
    const last = real.calls.at(-1);
    if (!last) continue;
    if (last.answer === null) carryOut(model, real, last);
    if (last.answer) deliver(model, real, last, last.answer);
  }
  read().run(model, real);
  const last = real.calls.at(-1);
  if (last) carryOut(model, real, last);
  if (last?.answer) deliver(model, real, last, last.answer);
}

it('shows the last confirmed cart, resurrects nothing and comes to rest at the truth, whatever arrives when', () => {
  fc.assert(
    fc.property(fc.commands(steps, { maxCommands: 60, size: 'max' }), (commands) => {
      const model: Model = { awaited: null, isAnswered: true, contents: [], leaving: [], gone: new Set() };
      const real: Real = { state: initialCart, calls: [], server: new ModelCart() };
      fc.modelRun(() => ({ model, real }), commands);
      comeToRest(model, real);
      expect(isSettled(real.state)).toBe(true);
      expect(contentsOf(real.state.cart)).toEqual(contentsOf(real.server.cart()));
    }),
    { numRuns: 500 },
  );
});
