import type { DeliveryType, OrderState } from 'shared-contracts/entities';
import type { Translate } from 'shared-contracts/i18n';
import type { LayoutMessageKey } from '../layout/messages/messages.ts';

/** `Größe 42`; sizes that are words, as `Einheitsgröße`, stand alone. */
export function sizeLabel(t: Translate<'details.size'>, size: string): string {
  return /^\p{Lu}\p{Ll}/u.test(size) ? size : t('details.size', { size });
}

/** The name of an order's state: an order for pick-up ends collected, not delivered. */
export function stateLabel(t: Translate<LayoutMessageKey>, state: OrderState, deliveryType: DeliveryType): string {
  return t(state === 'delivered' && deliveryType !== 'home' ? 'state.collected' : `state.${state}`);
}
