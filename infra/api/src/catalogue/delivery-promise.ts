import type { ContentLocale, DeliveryPromise } from 'shared-contracts/entities';
import { deliveryCents } from '../cart/delivery.ts';
import { returnDays } from '../orders/after-sale/return-order.ts';
import { money } from './money.ts';
import type { ProductRow } from './product-row.ts';

type Days = Pick<DeliveryPromise, 'minDays' | 'maxDays'>;

function daysOf({ is_bike, is_heavy, sale_type }: ProductRow): Days {
  // Bikes are assembled and tested, refurbished products are checked once more.
  if (is_bike) return { minDays: 5, maxDays: 8 };
  if (is_heavy) return { minDays: 3, maxDays: 5 };
  return sale_type === 'refurbished' ? { minDays: 2, maxDays: 4 } : { minDays: 1, maxDays: 3 };
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
