import type { DeliveryType, OrderDetails, OrderState } from 'shared-contracts/entities';

const toTheDoor: readonly OrderState[] = ['received', 'packed', 'shipped', 'delivered'];
const toBePickedUp: readonly OrderState[] = ['received', 'packed', 'ready', 'delivered'];

/** The steps an order takes when nothing comes between. */
export function stepsOf(deliveryType: DeliveryType): readonly OrderState[] {
  return deliveryType === 'home' ? toTheDoor : toBePickedUp;
}

/**
 * All steps of an order with the moment they were taken. What ended otherwise shows the steps it took and its end, a running
 * order also those to come.
 */
export function timelineOf(
  { state, deliveryType }: { readonly state: OrderState; readonly deliveryType: DeliveryType },
  events: ReadonlyMap<OrderState, Date>,
): OrderDetails['timeline'] {
  const steps = stepsOf(deliveryType).map((step) => ({ state: step, at: events.get(step)?.toISOString() ?? null }));
  if (state !== 'cancelled' && state !== 'returned') return steps;
  return [...steps.filter(({ at }) => at !== null), { state, at: events.get(state)?.toISOString() ?? null }];
}
