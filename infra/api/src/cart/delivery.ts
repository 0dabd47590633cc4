import type { Cart, CartProduct, ContentLocale, DeliveryType } from 'shared-contracts/entities';
import { money } from '../catalogue/money.ts';

// Cents. Bikes and heavy goods are always sent as freight; other orders are free from 50 euros.
const rates = { parcel: 490, pickUpPoint: 390, heavy: 1490, bike: 2990, freeFrom: 5000 } as const;

export type DeliveredProduct = Pick<CartProduct, 'isHeavy' | 'isBike'>;

function freight(products: readonly DeliveredProduct[]): number | null {
  if (products.some(({ isBike }) => isBike)) return rates.bike;
  return products.some(({ isHeavy }) => isHeavy) ? rates.heavy : null;
}

/** The delivery price in cents; null if these goods cannot be delivered that way. Store pickup is free. */
export function deliveryCents(
  type: DeliveryType,
  products: readonly DeliveredProduct[],
  productsPrice: number,
): number | null {
  if (products.length === 0 || type === 'click_and_collect') return 0;
  const byFreight = freight(products);
  if (byFreight !== null) return type === 'home' ? byFreight : null;
  if (productsPrice >= rates.freeFrom) return 0;
  return type === 'home' ? rates.parcel : rates.pickUpPoint;
}

type Total = Cart['total'];

export function deliveryPrices(
  products: readonly DeliveredProduct[],
  productsPrice: number,
  locale: ContentLocale,
): Total['deliveryPrices'] {
  const pickUpPoints = deliveryCents('pick_up_points', products, productsPrice);
  return {
    home: money(deliveryCents('home', products, productsPrice) ?? 0, locale),
    click_and_collect: money(0, locale),
    pick_up_points: pickUpPoints === null ? null : money(pickUpPoints, locale),
  };
}

/** The amount missing for free delivery; null if delivery is free already or the goods are freight. */
export function missingForFreeDelivery(
  products: readonly DeliveredProduct[],
  productsPrice: number,
  locale: ContentLocale,
): Total['missingForFreeDelivery'] {
  if (products.length === 0 || freight(products) !== null || productsPrice >= rates.freeFrom) return null;
  return money(rates.freeFrom - productsPrice, locale);
}
