import type { Cart, CartProduct } from 'shared-contracts/entities';
import { priceText } from '../catalogue/money.ts';

// Cents. Bulky goods go by freight whatever they cost.
const delivery = 490;
const bulkyDelivery = 2990;
const freeFrom = 5000;

type TotalledProduct = Pick<CartProduct, 'status' | 'amount' | 'isHeavy' | 'isBike'> & {
  readonly prices: { readonly cents: { readonly vk: number } };
};

function deliveryPrice(available: readonly TotalledProduct[], productsPrice: number): number {
  if (available.length === 0) return 0;
  if (available.some(({ isBike }) => isBike)) return bulkyDelivery;
  return productsPrice >= freeFrom ? 0 : delivery;
}

/** Sums over the lines that can be bought. */
export function cartTotal(products: readonly TotalledProduct[]): Cart['total'] {
  const available = products.filter(({ status }) => status === 'available');
  const productsPrice = available.reduce((sum, { amount, prices }) => sum + amount * prices.cents.vk, 0);
  const deliveryCents = deliveryPrice(available, productsPrice);
  return {
    productsPriceFormatted: priceText(productsPrice),
    deliveryPriceFormatted: priceText(deliveryCents),
    totalCartPriceFormatted: priceText(productsPrice + deliveryCents),
    productsPrice,
    deliveryPrice: deliveryCents,
    totalCartPrice: productsPrice + deliveryCents,
    amount: available.reduce((sum, { amount }) => sum + amount, 0),
  };
}
