import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { setPriceOf } from './set-price.ts';

const centsOf = (vk: number) => ({ rrp: vk, vk, premium: Math.round(vk * 0.9), staff: vk, pro: vk });

const item = (vk: number) => ({ product: { prices: { cents: centsOf(vk) } } });

describe('what a set costs', () => {
  const cents = fc.integer({ min: 100, max: 500_000 });

  it('is its price, and its saving compared with its pieces is never negative', () => {
    fc.assert(
      fc.property(cents, fc.array(cents, { minLength: 1, maxLength: 4 }), cents, (own, others, together) => {
        const set = { prices: { cents: centsOf(together) }, items: others.map(item) };
        const price = setPriceOf(set, { cents: centsOf(own) }, 'vk');
        expect(price.together).toBe(together);
        expect(price.alone).toBe(own + others.reduce((sum, vk) => sum + vk, 0));
        expect(price.saving).toBe(Math.max(0, price.alone - together));
      }),
    );
  });

  it('follows the price type of the shopper', () => {
    const set = { prices: { cents: { ...centsOf(15000), premium: 13000 } }, items: [item(10000)] };
    expect(setPriceOf(set, { cents: centsOf(10000) }, 'premium')).toEqual({
      together: 13000,
      alone: 18000,
      saving: 5000,
    });
  });
});
