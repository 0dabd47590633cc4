import { describe, expect, it } from 'vitest';
import { fewLeft, isBuyable, onlyOption, sizesPath } from './sizes.ts';

const size = (quantity: number, stock = true) => ({ id: quantity + 1, title: 'M', stock, quantity });

it('requests the sizes where the product is sold: in the shop, or by the team', () => {
  expect(sizesPath({ url: '/p/vento/' }, 'at')).toBe('/api/v1/product/?path=%2Fp%2Fvento%2F&locale=at');
  expect(sizesPath({ url: '/sv-almtal/p/vento/', team: 'sv-almtal' }, 'en')).toBe(
    '/api/v2/team/sv-almtal/product/?path=%2Fp%2Fvento%2F&locale=en',
  );
});

describe('a size', () => {
  it.each([
    [size(5), true, null],
    [size(3), true, 3],
    [size(0), false, null],
    [size(2, false), false, null],
  ])('%j: buyable %s, shows %s left', (option, buyable, left) => {
    expect([isBuyable(option), fewLeft(option)]).toEqual([buyable, left]);
  });

  it('is selected initially when it is the only one', () => {
    expect(onlyOption([size(5)])).toEqual(size(5));
    expect(onlyOption([size(0)])).toBeNull();
    expect(onlyOption([size(5), size(0)])).toBeNull();
    expect(onlyOption([])).toBeNull();
  });
});
