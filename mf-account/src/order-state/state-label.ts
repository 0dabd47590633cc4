import type { DeliveryType, OrderState } from 'shared-contracts/entities';
import type { Translate } from 'shared-contracts/i18n';
import type { FrameMessageKey } from '../frame/messages/messages.ts';

/** The name of an order's state: an order for pick-up ends collected, not delivered. */
export function stateLabel(t: Translate<FrameMessageKey>, state: OrderState, deliveryType: DeliveryType): string {
  return t(state === 'delivered' && deliveryType !== 'home' ? 'state.collected' : `state.${state}`);
}
