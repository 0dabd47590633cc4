import type { DeliveryType, OrderDetails, OrderState } from 'shared-contracts/entities';

const toTheDoor: readonly OrderState[] = ['received', 'packed', 'shipped', 'delivered'];
const toBePickedUp: readonly OrderState[] = ['received', 'packed', 'ready', 'delivered'];

/** The states of an order that is neither cancelled nor returned. */
export function stepsOf(deliveryType: DeliveryType): readonly OrderState[] {
  return deliveryType === 'home' ? toTheDoor : toBePickedUp;
}

/**
 * The states of an order with their times. A cancelled or returned order has the states up to its end, any other also the
 * future ones.
 */
export function timelineOf(
  { state, deliveryType }: { readonly state: OrderState; readonly deliveryType: DeliveryType },
  events: ReadonlyMap<OrderState, Date>,
): OrderDetails['timeline'] {
  const steps = stepsOf(deliveryType).map((step) => ({ state: step, at: events.get(step)?.toISOString() ?? null }));
  if (state !== 'cancelled' && state !== 'returned') return steps;
  return [...steps.filter(({ at }) => at !== null), { state, at: events.get(state)?.toISOString() ?? null }];
}
