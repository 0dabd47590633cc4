import { describe, expect, it } from 'vitest';
import { fewLeft, isBuyable, onlyOption } from './sizes.ts';

const size = (quantity: number, stock = true) => ({ id: quantity + 1, title: 'M', stock, quantity });

describe('a size', () => {
  it.each([
    [size(5), true, null],
    [size(3), true, 3],
    [size(0), false, null],
    [size(2, false), false, null],
  ])('%j: buyable %s, says %s left', (option, buyable, left) => {
    expect([isBuyable(option), fewLeft(option)]).toEqual([buyable, left]);
  });

  it('is chosen already when it is the only one that there is', () => {
    expect(onlyOption([size(5)])).toEqual(size(5));
    expect(onlyOption([size(0)])).toBeNull();
    expect(onlyOption([size(5), size(0)])).toBeNull();
    expect(onlyOption([])).toBeNull();
  });
});
