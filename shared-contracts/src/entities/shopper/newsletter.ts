import Type, { type Static } from 'typebox';
import { Email, MailToken } from './auth.ts';

/** Honeypot: a field that people do not see. Bots that fill in every field are refused. */
export const Honeypot = Type.Optional(Type.String({ maxLength: 200 }));

/** Requests the newsletter. The response is the same whether or not the address is subscribed already; the email tells. */
export const NewsletterBody = Type.Object({ email: Email, website: Honeypot });
export type NewsletterBody = Static<typeof NewsletterBody>;

/** The secret of a link in an email: to confirm a subscription, or to end one. */
export const NewsletterLinkBody = Type.Object({ token: MailToken });
export type NewsletterLinkBody = Static<typeof NewsletterLinkBody>;

/** State of a link: `gone` is unknown, expired, or its subscription has ended. */
export const NewsletterState = Type.Object({
  state: Type.Union([Type.Literal('subscribed'), Type.Literal('unsubscribed'), Type.Literal('gone')]),
});
export type NewsletterState = Static<typeof NewsletterState>;

/** A subscription with the times of the consent: requested, and confirmed by the link in an email. ISO dates and times. */
export const NewsletterSubscription = Type.Object({
  email: Type.String(),
  requestedAt: Type.String(),
  confirmedAt: Type.String(),
});
export type NewsletterSubscription = Static<typeof NewsletterSubscription>;
