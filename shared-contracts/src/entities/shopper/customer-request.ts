import Type, { type Static } from 'typebox';
import { fields } from '../../fields.ts';
import { Email } from './auth.ts';
import { Honeypot } from './newsletter.ts';

export const ContactTopic = Type.Enum(['order', 'return', 'product', 'store', 'accessibility', 'privacy', 'other']);
export type ContactTopic = Static<typeof ContactTopic>;

/** A message to the shop. The same message twice in a day is one. */
export const ContactBody = Type.Object({
  name: Type.String(fields.name),
  email: Email,
  topic: ContactTopic,
  orderNumber: Type.Optional(Type.String(fields.mentionedOrder)),
  message: Type.String(fields.message),
  website: Honeypot,
});
export type ContactBody = Static<typeof ContactBody>;

/** A withdrawal from a contract (Directive 2011/83/EU, article 11a): an account is not needed. Sent twice in a day it is one. */
export const WithdrawalBody = Type.Object({
  name: Type.String(fields.name),
  /** Gets the confirmation of receipt. */
  email: Email,
  /** The order's number, or another description of the contract. */
  orderNumber: Type.String(fields.contract),
  /** The goods to return; empty: all of the order. */
  goods: Type.Optional(Type.String(fields.goods)),
  website: Honeypot,
});
export type WithdrawalBody = Static<typeof WithdrawalBody>;

/** A message or withdrawal that has arrived. An email to the sender says the same. */
export const RequestReceipt = Type.Object({
  /** `K-100234`, of a withdrawal `W-100235`. */
  number: Type.String(),
  /** ISO date and time. */
  receivedAt: Type.String(),
});
export type RequestReceipt = Static<typeof RequestReceipt>;

/** What a shopper has sent by a form, as it is stored. */
export const CustomerRequest = Type.Object({
  ...RequestReceipt.properties,
  kind: Type.Union([Type.Literal('contact'), Type.Literal('withdrawal')]),
  name: Type.String(),
  email: Type.String(),
  /** Empty for withdrawals. */
  topic: Type.String(),
  orderNumber: Type.String(),
  /** The message, or the goods. */
  text: Type.String(),
});
export type CustomerRequest = Static<typeof CustomerRequest>;
