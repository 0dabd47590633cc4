import { expect, it } from 'vitest';
import { aCart, aLine } from '../../testing/cart-fixtures.ts';
import { additionOf } from './add-to-cart-request.ts';
import { type CartChange, isApplied } from './cart-change.ts';
import { removalOf, targetOf } from './line-target.ts';

const boot = aLine({ hash: 'boot', option: 11, amount: 2 });
const shirt = aLine({ hash: 'shirt', option: 22 });
const gone = aLine({ hash: 'gone', option: 55 });
const pole = aLine({ hash: 'pole', option: 33, set: 'tour', amount: 2 });
const skin = aLine({ hash: 'skin', option: 44, set: 'tour' });
const quantityOf = (amount: number, target = targetOf(boot)): CartChange => ({
  kind: 'changing-quantity',
  quantity: { target, amount },
});
const addition = additionOf([boot]);

it.each<[string, CartChange, boolean]>([
  ['a quantity that the line has', quantityOf(2), true],
  ['a quantity that the line does not have', quantityOf(3), false],
  ['a quantity of a line that is gone', quantityOf(2, targetOf(gone)), false],
  ['a quantity that only one piece of a set has', quantityOf(2, targetOf(pole)), false],
  ['the removal of a line that is there', { kind: 'removing', removal: removalOf(aCart([boot]), boot) }, false],
  ['the removal of a line that is gone', { kind: 'removing', removal: removalOf(aCart([gone]), gone) }, true],
  ['an addition to 0 pieces', { kind: 'adding', addition, before: [0] }, true],
  ['an addition to 1 piece, of which one is missing', { kind: 'adding', addition, before: [1] }, false],
  ['an addition to an unknown cart', { kind: 'adding', addition, before: null }, false],
  ['a merge', { kind: 'merging' }, false],
])('whether a cart shows that the server has executed a change whose response was lost: %s', (_, change, expected) => {
  expect(isApplied(change, aCart([boot, shirt, pole, skin]))).toBe(expected);
});
