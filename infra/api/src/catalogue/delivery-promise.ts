import type { ContentLocale, DeliveryPromise } from 'shared-contracts/entities';
import { deliveryCents } from '../cart/delivery.ts';
import { returnDays } from '../orders/after-sale/return-order.ts';
import { money } from './money.ts';
import type { ProductRow } from './product-row.ts';

type Days = Pick<DeliveryPromise, 'minDays' | 'maxDays'>;

/**
 * Working days from order to delivery within Austria. A test compares the demo catalogue's pages, the checkout repeats them in its
 * messages.
 */
export const deliveryDays = {
  parcel: { minDays: 1, maxDays: 3 },
  /** Refurbished goods are checked once more. */
  refurbished: { minDays: 2, maxDays: 4 },
  heavy: { minDays: 3, maxDays: 5 },
  /** Bikes are assembled and tested. */
  bike: { minDays: 5, maxDays: 8 },
} as const satisfies Record<string, Days>;

function daysOf({ is_bike, is_heavy, sale_type }: ProductRow): Days {
  if (is_bike) return deliveryDays.bike;
  if (is_heavy) return deliveryDays.heavy;
  return sale_type === 'refurbished' ? deliveryDays.refurbished : deliveryDays.parcel;
}

/** Delivery time in working days, and the delivery price of this product alone. */
export function deliveryPromise(product: ProductRow, locale: ContentLocale): DeliveryPromise {
  const goods = { isBike: product.is_bike, isHeavy: product.is_heavy };
  return {
    ...daysOf(product),
    isFreight: goods.isBike || goods.isHeavy,
    price: money(deliveryCents('home', [goods], product.vk) ?? 0, locale),
    returnDays,
  };
}
