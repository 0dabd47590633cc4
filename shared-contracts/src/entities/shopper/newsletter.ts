import Type, { type Static } from 'typebox';
import { Email, MailToken } from './auth.ts';

/** A field that people do not see. Programs that fill in every field fill it in, and are refused. */
export const Honeypot = Type.Optional(Type.String({ maxLength: 200 }));

/** Asks for the newsletter. The response is the same whether or not the address has it already; an email tells. */
export const NewsletterBody = Type.Object({ email: Email, website: Honeypot });
export type NewsletterBody = Static<typeof NewsletterBody>;

/** The secret of a link in an email: to confirm a subscription, or to end one. */
export const NewsletterLinkBody = Type.Object({ token: MailToken });
export type NewsletterLinkBody = Static<typeof NewsletterLinkBody>;

/** What has become of a link: `gone` is unknown, expired, or its subscription has ended. */
export const NewsletterState = Type.Object({
  state: Type.Union([Type.Literal('subscribed'), Type.Literal('unsubscribed'), Type.Literal('gone')]),
});
export type NewsletterState = Static<typeof NewsletterState>;

/** A subscription with the times of the consent: asked for, and confirmed by the link in an email. ISO dates and times. */
export const NewsletterSubscription = Type.Object({
  email: Type.String(),
  requestedAt: Type.String(),
  confirmedAt: Type.String(),
});
export type NewsletterSubscription = Static<typeof NewsletterSubscription>;
