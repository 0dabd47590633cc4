import type { Cart } from 'shared-contracts/entities';
import { expect, it } from 'vitest';
import { seenGoodsOf } from './seen-goods.ts';

const line = (hash: string, amount = 1, status = 'available') => ({ hash, amount, status, price: { cents: 100 } });
const markOf = (...products: ReturnType<typeof line>[]) => seenGoodsOf({ products } as unknown as Cart);

it('the mark of the goods depends on quantities, but neither on the order of lines nor on what is sold out', () => {
  const mark = markOf(line('a'), line('b'));
  expect(markOf(line('b'), line('c', 1, 'unavailable'), line('a'))).toBe(mark);
  expect(markOf(line('a'), line('b', 2))).not.toBe(mark);
});
