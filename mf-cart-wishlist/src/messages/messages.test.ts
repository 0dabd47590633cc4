import { expect, it } from 'vitest';
import cartAt from '../cart/messages/at.json';
import cartEn from '../cart/messages/en.json';
import returnsAt from '../cart/total/returns/messages/at.json';
import returnsEn from '../cart/total/returns/messages/en.json';
import voucherAt from '../cart/total/voucher/messages/at.json';
import voucherEn from '../cart/total/voucher/messages/en.json';
import storesAt from '../store-picker/search/messages/at.json';
import storesEn from '../store-picker/search/messages/en.json';
import wishlistAt from '../wishlist/messages/at.json';
import wishlistEn from '../wishlist/messages/en.json';
import at from './at.json';
import en from './en.json';

it.each([
  ['every page', at, en],
  ['the cart', cartAt, cartEn],
  ['the voucher', voucherAt, voucherEn],
  ['the promise of returns', returnsAt, returnsEn],
  ['the wishlist', wishlistAt, wishlistEn],
  ['the store search', storesAt, storesEn],
])('%s has the same keys in both languages', (_, german, english) => {
  expect(Object.keys(english)).toEqual(Object.keys(german));
});
