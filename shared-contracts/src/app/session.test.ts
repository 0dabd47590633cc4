import { expect, it } from 'vitest';
import { anonymousSession, isSameSession, type SessionState } from './session.ts';

const guest: SessionState = { kind: 'guest', requestId: 'g1', priceType: 'vk' };
const customer: SessionState = { kind: 'customer', token: 't1', requestId: 'u1', userHash: 'h', priceType: 'vk' };

it.each<[string, SessionState, SessionState, boolean]>([
  ['a guest without a cart, and again', anonymousSession, { ...anonymousSession }, true],
  ['a guest before and after the first cart', anonymousSession, guest, false],
  ['two guests', guest, { ...guest, requestId: 'g2' }, false],
  ['a guest and a customer', guest, customer, false],
  ['a customer before and after another price type', customer, { ...customer, priceType: 'premium' }, true],
  ['a customer before and after a new password', customer, { ...customer, token: 't2' }, false],
  ['two customers', customer, { ...customer, token: 't2', requestId: 'u2' }, false],
])('whether calls have one session: %s', (_, a, b, expected) => {
  expect([isSameSession(a, b), isSameSession(b, a)]).toEqual([expected, expected]);
});
