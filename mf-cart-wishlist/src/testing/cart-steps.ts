import fc from 'fast-check';
import { expect } from 'vitest';
import { additionOf } from '../cart/state/add-to-cart-request.ts';
import {
  type CartEvent,
  type CartState,
  isChangeInFlight,
  isLocked,
  isSettled,
  transition,
} from '../cart/state/cart-machine.ts';
import { removalOf, targetOf } from '../cart/state/line-target.ts';
import { check, type Model, type Real, type Request, type Step } from './cart-model.ts';
import { arrive, deliver, execute, fail, otherTab, response } from './cart-network-steps.ts';
import { lineOf, type ModelCart, modelOptions } from './model-cart.ts';

/** A step that sends a request, if the machine allows it. */
function send(
  name: string,
  eventOf: (real: Real) => CartEvent | null,
  execute: (server: ModelCart, event: CartEvent) => void,
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
        // One change at a time, and while the cart is locked only the removal itself.
        expect(kind === 'other change' ? model.leaving : []).toEqual([]);
        expect(model.hasResponse || model.awaited?.kind === 'read').toBe(true);
        const request: Request = {
          requestNumber: real.state.requestNumber,
          kind,
          response: null,
          execute: (server) => execute(server, event),
        };
        real.requests.push(request);
        model.awaited = request;
        model.hasResponse = false;
      }
      check(model, real);
    },
    toString: () => name,
  } satisfies Step;
}

const read = () =>
  send(
    'read',
    () => ({ type: 'read-started' }),
    () => {},
  );

const add = (option: number) =>
  send(
    `add ${option}`,
    () => ({ type: 'add-started', addition: additionOf([lineOf(option)]) }),
    (server, event) => event.type === 'add-started' && server.add(event.addition),
  );

const sendPendingQuantity = () =>
  send(
    'send the next quantity',
    ({ state }) => {
      const [quantity] = Object.values(state.pendingQuantities);
      return quantity ? { type: 'quantity-change-started', quantity } : null;
    },
    (server, event) => event.type === 'quantity-change-started' && server.setQuantity(event.quantity),
  );

const timeUp = () => {
  let hash: CartState['change'] | null = null;
  return send(
    'the delay of a removal is over',
    ({ state }) => {
      hash = state.change;
      return { type: 'removal-started' };
    },
    (server) => hash?.kind === 'removal-pending' && server.remove(hash.removal.target),
  );
};

/** A step within the browser. */
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
      const isBusy = model.leaving.length > 0 || (!model.hasResponse && model.awaited?.kind !== 'read');
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
      if (model.hasResponse || model.awaited?.kind !== 'removal') model.leaving = [];
    },
  );

const moveOn = () => local('move on', () => ({ type: 'page-changed' }));

const option = fc.constantFrom(...modelOptions);
const index = fc.nat({ max: 30 });
/** Counted from the last one; usually one of the latest. */
const request = fc.oneof(fc.nat({ max: 1 }), fc.nat({ max: 30 }));
/** Everything that can happen, in any order. */
export const steps: fc.Arbitrary<Step>[] = [
  fc.constant(read()),
  option.map(add),
  fc.constant(null).map(sendPendingQuantity),
  fc.constant(null).map(timeUp),
  fc.tuple(index, fc.integer({ min: 1, max: 4 })).map(([line, amount]) => chooseQuantity(line, amount)),
  index.map(remove),
  fc.constant(cancel()),
  fc.constant(moveOn()),
  request.map(arrive),
  request.map(arrive),
  request.map(arrive),
  request.map(response),
  request.map(response),
  request.map(response),
  request.map(fail),
  fc.tuple(option, fc.nat({ max: 2 })).map(([which, amount]) => otherTab(which, amount)),
];

/** All requests arrive, pending changes are sent, and the cart is read again. */
export function settle(model: Model, real: Real): void {
  for (let round = 0; round < 20 && !isSettled(real.state); round += 1) {
    const next = isChangeInFlight(real.state)
      ? null
      : real.state.change.kind === 'none'
        ? sendPendingQuantity()
        : timeUp();
    next?.run(model, real);
    const last = real.requests.at(-1);
    if (!last) continue;
    if (last.response === null) execute(model, real, last);
    if (last.response) deliver(model, real, last, last.response);
  }
  read().run(model, real);
  const last = real.requests.at(-1);
  if (last) execute(model, real, last);
  if (last?.response) deliver(model, real, last, last.response);
}
