import type { DeliveryType, OrderState } from 'shared-contracts/entities';
import type { Translate } from 'shared-contracts/i18n';
import type { LayoutMessageKey } from '../layout/messages/messages.ts';
import { orderStates } from '../orders/orders-page-of.ts';

/** `Größe 42`; a size that is a word, such as `Einheitsgröße`, is shown without a label. */
export function sizeLabel(t: Translate<'details.size'>, size: string): string {
  return /^\p{Lu}\p{Ll}/u.test(size) ? size : t('details.size', { size });
}

/** `other` for a state of a later API, which this release does not know. */
export function knownState(state: OrderState): OrderState | 'other' {
  return orderStates.find((known) => known === state) ?? 'other';
}

/** The name of an order's state: an order for pick-up ends as collected, not as delivered. */
export function stateLabel(t: Translate<LayoutMessageKey>, state: OrderState, deliveryType: DeliveryType): string {
  return t(state === 'delivered' && deliveryType !== 'home' ? 'state.collected' : `state.${knownState(state)}`);
}
