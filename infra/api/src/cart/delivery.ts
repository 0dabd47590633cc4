import type { Cart, CartProduct, ContentLocale, DeliveryType } from 'shared-contracts/entities';
import { money } from '../catalogue/money.ts';

// Cents. Bikes and heavy goods go by freight whatever they cost; everything else is free from 50 euros on.
const rates = { parcel: 490, pickUpPoint: 390, heavy: 1490, bike: 2990, freeFrom: 5000 } as const;

export type DeliveredProduct = Pick<CartProduct, 'isHeavy' | 'isBike'>;

function freight(products: readonly DeliveredProduct[]): number | null {
  if (products.some(({ isBike }) => isBike)) return rates.bike;
  return products.some(({ isHeavy }) => isHeavy) ? rates.heavy : null;
}

/** What delivery costs in cents; null where these goods cannot go that way. Picking up at a store is always free. */
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
  locale: ContentLocale = 'at',
): Total['deliveryPrices'] {
  const pickUpPoints = deliveryCents('pick_up_points', products, productsPrice);
  return {
    home: money(deliveryCents('home', products, productsPrice) ?? 0, locale),
    click_and_collect: money(0, locale),
    pick_up_points: pickUpPoints === null ? null : money(pickUpPoints, locale),
  };
}

/** How much more would make delivery free; null where nothing is missing, or nothing would help. */
export function missingForFreeDelivery(
  products: readonly DeliveredProduct[],
  productsPrice: number,
  locale: ContentLocale = 'at',
): Total['missingForFreeDelivery'] {
  if (products.length === 0 || freight(products) !== null || productsPrice >= rates.freeFrom) return null;
  return money(rates.freeFrom - productsPrice, locale);
}
