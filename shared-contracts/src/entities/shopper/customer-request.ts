import Type, { type Static } from 'typebox';
import { fields } from '../../fields.ts';
import { Email } from './auth.ts';
import { Honeypot } from './newsletter.ts';

export const ContactTopic = Type.Enum(['order', 'return', 'product', 'store', 'accessibility', 'privacy', 'other']);
export type ContactTopic = Static<typeof ContactTopic>;

/** A message to the shop. The same message sent twice in a day counts once. */
export const ContactBody = Type.Object({
  name: Type.String(fields.name),
  email: Email,
  topic: ContactTopic,
  orderNumber: Type.Optional(Type.String(fields.mentionedOrder)),
  message: Type.String(fields.message),
  website: Honeypot,
});
export type ContactBody = Static<typeof ContactBody>;

/** A withdrawal from a contract (Directive 2011/83/EU, article 11a): no account is needed. Sent twice in a day it counts once. */
export const WithdrawalBody = Type.Object({
  name: Type.String(fields.name),
  /** The confirmation of receipt is sent to it. */
  email: Email,
  /** The order's number, or another description of the contract. */
  orderNumber: Type.String(fields.contract),
  /** The goods to return; empty: the whole order. */
  goods: Type.Optional(Type.String(fields.goods)),
  website: Honeypot,
});
export type WithdrawalBody = Static<typeof WithdrawalBody>;

/** Receipt of a message or withdrawal, as in the email to the sender. */
export const RequestReceipt = Type.Object({
  /** `K-100234`; for a withdrawal `W-100235`. */
  number: Type.String(),
  /** ISO date and time. */
  receivedAt: Type.String(),
});
export type RequestReceipt = Static<typeof RequestReceipt>;

/** A message or withdrawal, as it is stored. */
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
