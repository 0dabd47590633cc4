import type { OrderState } from 'shared-contracts/entities';
import { expect, it } from 'vitest';
import at from '../layout/messages/at.json';
import now from '../order-details/messages/at.json';
import { orderStates } from '../orders/orders-page-of.ts';
import { knownState, stateLabel } from './state-label.ts';

const t = (key: string): string => key;

it.each([
  ['delivered', 'home', 'state.delivered'],
  ['delivered', 'click_and_collect', 'state.collected'],
  ['ready', 'click_and_collect', 'state.ready'],
] as const)('the state %s of an order for %s is %s', (state, deliveryType, label) => {
  expect(stateLabel(t, state, deliveryType)).toBe(label);
});

it('a state of a later API has a name too', () => {
  expect(stateLabel(t, 'refunded' as OrderState, 'home')).toBe('state.other');
});

it('every state has a name and a sentence', () => {
  const states = [...orderStates, 'refunded' as OrderState].map(knownState);
  expect(Object.keys(at)).toEqual(expect.arrayContaining(states.map((state) => `state.${state}`)));
  expect(Object.keys(now)).toEqual(expect.arrayContaining(states.map((state) => `now.${state}`)));
});
