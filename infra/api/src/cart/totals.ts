import type { Cart, CartProduct, ContentLocale } from 'shared-contracts/entities';
import { priceText } from '../catalogue/money.ts';
import { pointsFor } from '../loyalty/tiers.ts';
import { deliveryPrices, missingForFreeDelivery } from './delivery.ts';

type TotalledProduct = Pick<CartProduct, 'status' | 'amount' | 'isHeavy' | 'isBike'> & {
  readonly total: { readonly cents: number };
};

/** Totals of the available lines. The delivery price is that of home delivery. */
export function cartTotal(products: readonly TotalledProduct[], locale: ContentLocale = 'at'): Cart['total'] {
  const available = products.filter(({ status }) => status === 'available');
  const productsPrice = available.reduce((sum, { total }) => sum + total.cents, 0);
  const ways = deliveryPrices(available, productsPrice, locale);
  const deliveryPrice = ways.home.cents;
  return {
    productsPriceFormatted: priceText(productsPrice, locale),
    deliveryPriceFormatted: priceText(deliveryPrice, locale),
    totalCartPriceFormatted: priceText(productsPrice + deliveryPrice, locale),
    productsPrice,
    deliveryPrice,
    totalCartPrice: productsPrice + deliveryPrice,
    amount: available.reduce((sum, { amount }) => sum + amount, 0),
    deliveryPrices: ways,
    missingForFreeDelivery: missingForFreeDelivery(available, productsPrice, locale),
    points: pointsFor(productsPrice),
  };
}
