import type { Cart } from 'shared-contracts/entities';
import { additionOf } from '../cart/state/add-to-cart-request.ts';
import { transition } from '../cart/state/cart-machine.ts';
import { targetOf } from '../cart/state/line-target.ts';
import { aNetworkError } from './cart-fixtures.ts';
import { check, type Model, optionsOf, type Real, type Request, type Step } from './cart-model.ts';
import { contentsOf, lineOf } from './model-cart.ts';

// Steps of the network and of other tabs: requests arrive, responses arrive, requests fail.

/** A request arrives at the server. Lines that it adds may be shown again. */
export function execute(model: Model, { server }: Real, request: Request): void {
  const before = new Map(server.pieces);
  request.execute(server);
  for (const [option, amount] of server.pieces) if (amount > (before.get(option) ?? 0)) model.gone.delete(option);
  request.response = server.cart();
}

function pick({ requests }: Real, index: number): Request | undefined {
  return requests[requests.length - 1 - (index % Math.max(1, requests.length))];
}

export const arrive = (index: number): Step => ({
  check: () => true,
  run(model, real) {
    const request = pick(real, index);
    if (request && request.response === null) execute(model, real, request);
    check(model, real);
  },
  toString: () => `request ${index} arrives at the server`,
});

/** Requests stay in the list, so a response may arrive twice. */
export const response = (index: number): Step => ({
  check: () => true,
  run(model, real) {
    const request = pick(real, index);
    if (request?.response) deliver(model, real, request, request.response);
    check(model, real);
  },
  toString: () => `request ${index} gets its response`,
});

/** A response arrives in the browser. */
export function deliver(model: Model, real: Real, request: Request, cart: Cart): void {
  real.state = transition(real.state, { type: 'confirmed', requestNumber: request.requestNumber, data: cart });
  if (request !== model.awaited) return;
  model.contents = contentsOf(cart);
  // A pending removal survives a read, unless another tab has removed the line.
  const isOver = request.kind === 'removal' && !model.hasResponse;
  // Lines that another tab has added since may be shown again.
  const gone = model.leaving.filter((option) => !real.server.pieces.has(option));
  if (isOver) for (const option of gone) model.gone.add(option);
  if (isOver || !model.leaving.some((option) => optionsOf(cart).includes(option))) model.leaving = [];
  model.hasResponse = true;
}

export const fail = (index: number): Step => ({
  check: () => true,
  run(model, real) {
    const request = pick(real, index);
    if (request) {
      real.state = transition(real.state, {
        type: 'failed',
        requestNumber: request.requestNumber,
        error: aNetworkError(),
      });
      if (request === model.awaited && !model.hasResponse) {
        if (request.kind === 'removal') model.leaving = [];
        model.hasResponse = true;
      }
    }
    check(model, real);
  },
  toString: () => `request ${index} fails`,
});

export const otherTab = (option: number, amount: number): Step => ({
  check: () => true,
  run(model, real) {
    real.server.remove(targetOf(lineOf(option)));
    if (amount > 0) real.server.add(additionOf([lineOf(option, amount)]));
    if (amount > 0) model.gone.delete(option);
    check(model, real);
  },
  toString: () => `another tab: ${option}×${amount}`,
});
