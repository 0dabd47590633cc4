import type { ApiError, ApiResult } from 'shared-contracts/api';
import type { AppContext } from 'shared-contracts/app';
import type { Cart } from 'shared-contracts/entities';
import type { Page } from '../../browser/browser-tab.ts';
import { isCarriedOut } from './applied-change.ts';
import { notMade, readCart } from './cart-api.ts';
import { cartCount } from './cart-count.ts';
import type { CartEvent, CartState } from './cart-machine.ts';

/** What took too long may still be carried out; so it is looked at once more. */
export const secondLookMs = 5000;

/** The machine as the parts of the store reach it. */
export type Machine = { state(): CartState; dispatch(event: CartEvent): void };

export type CartTurns = {
  read(): Promise<ApiResult<Cart>>;
  /** A change with its call; after a failure the truth is read. */
  change(event: CartEvent, call: () => Promise<ApiResult<Cart>>): Promise<ApiResult<Cart>>;
  /** Resolves with the answer to what was asked last. */
  answered(): Promise<unknown>;
  /** Resolves when the truth is known after the last failure. */
  looked(): Promise<unknown>;
};

type Then = {
  /** The way is free for the next change. */
  next(): void;
  refresh(): void;
};

/** Asks the API in turns: an answer is taken over unless a newer turn has begun meanwhile. */
export function createCartTurns(app: AppContext, page: Page, { state, dispatch }: Machine, then: Then): CartTurns {
  const { bus, session } = app;
  let asked: Promise<unknown> = Promise.resolve();
  let looking: Promise<unknown> = Promise.resolve();

  const read = (): Promise<ApiResult<Cart>> => ask({ type: 'read-started' }, () => readCart(app));

  function ask(event: CartEvent, call: () => Promise<ApiResult<Cart>>): Promise<ApiResult<Cart>> {
    const before = state().turn;
    dispatch(event);
    const { turn } = state();
    // The machine refused, because another change is under way whose answer brings the cart as well.
    if (turn === before) return Promise.resolve(notMade);
    const answer = call().then((result) => {
      if (turn !== state().turn) return result;
      if (!result.ok) dispatch({ type: 'failed', turn, error: result.error });
      else {
        dispatch({ type: 'answered', turn, cart: result.data });
        bus.emit('cart-changed', { count: cartCount({ cart: result.data }) });
      }
      return result;
    });
    asked = answer;
    return answer;
  }

  /** The server may have done what it could not tell us: then nothing has failed. */
  async function theTruthAfter(result: { ok: false; error: ApiError }): Promise<ApiResult<Cart>> {
    const { failure } = state();
    if (session.read().requestId === null) return result;
    if (result.error.kind === 'timeout') setTimeout(then.refresh, secondLookMs);
    const reading = read();
    looking = reading;
    const truth = await reading;
    const isDone =
      truth.ok && failure !== null && failure.of.kind !== 'reading' && isCarriedOut(failure.of, truth.data);
    if (isDone) page.tellOthers();
    return isDone ? truth : result;
  }

  return {
    read,
    async change(event, call) {
      const result = await ask(event, call);
      if (result.ok) page.tellOthers();
      then.next();
      return result.ok || result === notMade ? result : theTruthAfter(result);
    },
    answered: () => asked,
    looked: () => looking,
  };
}
