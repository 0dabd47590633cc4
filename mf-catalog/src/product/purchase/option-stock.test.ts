import type { ProductOption } from 'shared-contracts/entities';
import { describe, expect, it, test } from 'vitest';
import { initialOption, stockHint } from './option-stock.ts';

const option = (title: string, quantity: number, stock = true): ProductOption => ({
  id: Number(title),
  title,
  stock,
  quantity,
});

test.each([
  [option('40', 8), { kind: 'enough' }],
  [option('40', 4), { kind: 'enough' }],
  [option('40', 3), { kind: 'low', count: 3 }],
  [option('40', 1), { kind: 'low', count: 1 }],
  [option('40', 0), { kind: 'sold-out' }],
  [option('40', 5, false), { kind: 'sold-out' }],
])('%j says %j', (size, hint) => {
  expect(stockHint(size)).toEqual(hint);
});

describe('the initially selected size', () => {
  const sizes = [option('40', 2), option('41', 0)];

  it('is none as long as the address names none', () => {
    expect(initialOption(sizes, null)).toBeNull();
  });

  it('is the one in the address', () => {
    expect(initialOption(sizes, '40')?.title).toBe('40');
  });

  it('is never one that is sold out or unknown', () => {
    expect(initialOption(sizes, '41')).toBeNull();
    expect(initialOption(sizes, '99')).toBeNull();
  });

  it('is the only size', () => {
    expect(initialOption([option('1', 5)], null)?.title).toBe('1');
    expect(initialOption([option('1', 0)], null)).toBeNull();
  });
});
