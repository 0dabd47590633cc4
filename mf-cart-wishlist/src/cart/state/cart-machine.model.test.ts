import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Model, Real } from '../../testing/cart-model.ts';
import { settle, steps } from '../../testing/cart-steps.ts';
import { contentsOf, createModelCart } from '../../testing/model-cart.ts';
import { initialCart, isSettled } from './cart-machine.ts';

it('shows the last confirmed cart, restores no removed line and ends with the cart of the server, in any order of requests and responses', () => {
  fc.assert(
    fc.property(fc.commands(steps, { maxCommands: 60, size: 'max' }), (commands) => {
      const model: Model = { awaited: null, hasResponse: true, contents: [], leaving: [], gone: new Set() };
      const real: Real = { state: initialCart, requests: [], server: createModelCart() };
      fc.modelRun(() => ({ model, real }), commands);
      settle(model, real);
      expect(isSettled(real.state)).toBe(true);
      expect(contentsOf(real.state.cart)).toEqual(contentsOf(real.server.cart()));
    }),
    { numRuns: 500 },
  );
});
