import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { DeliveryType, OrderState, PostalAddress, SelectedStore } from 'shared-contracts/entities';
import type { Account } from '../account/identity/sessions.ts';
import { deliveryCents } from '../cart/delivery.ts';
import { type Orm, selectRows } from '../database/database.ts';
import { loyaltyEntries, orderEvents, orderLines, orders } from '../database/schema.ts';
import { pointsFor } from '../loyalty/tiers.ts';
import { stepsAfter, trackingOf } from '../orders/progress/move-order.ts';
import { stepsOf } from '../orders/timeline.ts';
import type { DemoGoods } from './demo-goods.ts';

export type PastOrder = {
  readonly daysAgo: number;
  readonly state: OrderState;
  readonly deliveryType: DeliveryType;
  readonly address: PostalAddress;
  readonly store: SelectedStore | null;
  readonly goods: readonly (DemoGoods & { readonly amount: number })[];
};

const dayMs = 86_400_000;

/** The states up to the order's own: a cancelled order was received before, a returned one delivered. */
function statesUpTo({ state, deliveryType }: PastOrder): readonly OrderState[] {
  const steps = stepsOf(deliveryType);
  if (state === 'cancelled') return ['received', 'cancelled'];
  if (state === 'returned') return [...steps, 'returned'];
  return steps.slice(0, steps.indexOf(state) + 1);
}

/** Stores an order as if it had been placed then, without reducing today's stock. */
export async function writePastOrder(transaction: Orm, account: Account, past: PastOrder): Promise<void> {
  const { daysAgo, state, deliveryType, address, store, goods } = past;
  const uuid = randomUUID();
  const placedAt = new Date(Date.now() - daysAgo * dayMs);
  const [row] = await selectRows<{ number: string | number }>(
    transaction,
    sql`select nextval('order_numbers') as number`,
  );
  const productsPrice = goods.reduce((sum, { price, amount }) => sum + price * amount, 0);
  const light = goods.map(() => ({ isHeavy: false, isBike: false }));
  const deliveryPrice = deliveryCents(deliveryType, light, productsPrice) ?? 0;
  const points = pointsFor(productsPrice);
  const isSent = deliveryType === 'home' && (state === 'shipped' || state === 'delivered');
  const number = `BG-${row?.number}`;
  await transaction.insert(orders).values({
    uuid,
    number,
    requestId: account.requestId,
    accountId: account.id,
    idempotencyKey: uuid,
    requestHash: '',
    shop: 'shop',
    state,
    email: account.email,
    priceType: account.role,
    deliveryType,
    address,
    store,
    productsPrice,
    deliveryPrice,
    total: productsPrice + deliveryPrice,
    points,
    refund: state === 'returned' ? productsPrice + deliveryPrice : null,
    tracking: isSent ? trackingOf(number) : null,
    placedAt,
  });
  await transaction
    .insert(orderLines)
    .values(goods.map(({ amount, ...line }, position) => ({ ...line, amount, orderUuid: uuid, position })));
  const reached = statesUpTo(past);
  const isUnderWay = stepsAfter(past).length > 0;
  await transaction.insert(orderEvents).values(
    reached.map((step, index) => ({
      orderUuid: uuid,
      state: step,
      // Steps of 0.7 days keep all of them in the past. The last one of an order under way is now, so that the order clock waits.
      happenedAt:
        isUnderWay && index === reached.length - 1
          ? new Date()
          : new Date(placedAt.getTime() + Math.min(index * 0.7, daysAgo) * dayMs),
    })),
  );
  if (!reached.includes('delivered')) return;
  const entry = { accountId: account.id, orderUuid: uuid };
  const deliveredAt = new Date(placedAt.getTime() + Math.min(reached.indexOf('delivered') * 0.7, daysAgo) * dayMs);
  await transaction.insert(loyaltyEntries).values({ ...entry, kind: 'order', points, happenedAt: deliveredAt });
  if (state === 'returned') {
    const happenedAt = new Date(placedAt.getTime() + 12 * dayMs);
    await transaction.insert(loyaltyEntries).values({ ...entry, kind: 'return', points: -points, happenedAt });
  }
}
