import { eq } from 'drizzle-orm';
import type { Account } from '../account/identity/sessions.ts';
import { accountFor } from '../account/login/account-of-email.ts';
import { createMailLink } from '../account/login/mail-links.ts';
import { loadAppointment } from '../appointments/load-appointment.ts';
import type { Orm } from '../database/database.ts';
import { accounts, orders, type ShopName } from '../database/schema.ts';
import type { ReadContext } from '../http/api-context.ts';
import { createNewsletterLink } from '../newsletter/newsletter-links.ts';
import { findSubscription } from '../newsletter/subscriptions.ts';
import { confirmationPath } from '../orders/confirmation-routes.ts';
import { createOrderLink } from '../orders/held-orders.ts';
import { loadOrder } from '../orders/load-orders.ts';
import { findRequest, findRequests } from '../requests/customer-requests.ts';
import type { Email, EmailContent } from './email.ts';
import { emailHtml } from './email-html.ts';
import { emailText } from './email-text.ts';
import { loadMailedOrder } from './load-mailed-order.ts';
import { type MailOrigins, type MailShop, mailShop } from './mail-shop.ts';
import type { EmailRequest } from './outbox.ts';
import {
  confirmNewEmail,
  deletionRequestedEmail,
  emailChangedEmail,
  emailChangeRequestedEmail,
  newEmailTakenEmail,
} from './templates/account-change-emails.ts';
import {
  accountDeletedEmail,
  accountExistsEmail,
  confirmAccountEmail,
  newsletterEmail,
  passwordChangedEmail,
  resetPasswordEmail,
} from './templates/account-emails.ts';
import { appointmentForStoreEmail, appointmentRequestedEmail } from './templates/appointment-emails.ts';
import { newsletterConfirmEmail, newsletterWelcomeEmail } from './templates/newsletter-emails.ts';
import { orderHeldEmail, orderPlacedEmail } from './templates/order-emails.ts';
import { orderMovedEmail } from './templates/order-progress-emails.ts';
import { contactReceiptEmail, requestReceivedEmail } from './templates/request-emails.ts';
import { withdrawalListEmail, withdrawalReceiptEmail } from './templates/withdrawal-emails.ts';

async function findAccount(orm: Orm, id: string): Promise<Account | undefined> {
  const [account] = await orm.select().from(accounts).where(eq(accounts.id, id));
  return account;
}

async function registrationEmail(orm: Orm, shop: MailShop, accountId: string): Promise<EmailContent | null> {
  const account = await findAccount(orm, accountId);
  if (account === undefined || account.verified) return null;
  const owner = await accountFor(orm, account.email);
  if (owner?.verified) return accountExistsEmail(shop);
  const token = await createMailLink(orm, account, 'confirm-account', account.email);
  return confirmAccountEmail(shop, account.firstName, token);
}

/** An address that another account has confirmed gets no link, as in a registration (0009). */
async function newEmailEmail(orm: Orm, shop: MailShop, accountId: string, to: string): Promise<EmailContent | null> {
  const account = await findAccount(orm, accountId);
  if (account === undefined || account.pendingEmail !== to) return null;
  const owner = await accountFor(orm, to);
  if (owner?.verified && owner.id !== accountId) return newEmailTakenEmail(shop);
  return confirmNewEmail(shop, account.firstName, await createMailLink(orm, account, 'change-email', to));
}

/** Asks to confirm a subscription, or informs that there is one. Links are created now, so that none expires in the outbox. */
async function newsletterEmailTo(
  orm: Orm,
  shop: MailShop,
  request: Extract<EmailRequest, { template: 'newsletter-confirm' | 'newsletter-welcome' }>,
): Promise<EmailContent | null> {
  const { to, locale } = request;
  const subscription = await findSubscription(orm, to);
  if (subscription === null) {
    if (request.template === 'newsletter-welcome') return null;
    const requestedAt = new Date(request.about.requestedAt);
    const token = await createNewsletterLink(orm, { purpose: 'confirm', email: to, locale, requestedAt });
    return newsletterConfirmEmail(shop, token);
  }
  const { requestedAt } = subscription;
  const isNew = request.template === 'newsletter-welcome';
  const token = await createNewsletterLink(orm, { purpose: 'unsubscribe', email: to, locale, requestedAt }, !isNew);
  // Its link unsubscribes, so it goes to the stored address, as for a password.
  return { ...newsletterWelcomeEmail(shop, token, isNew), to: subscription.email };
}

async function requestEmail(
  orm: Orm,
  template: 'request-received' | 'contact-receipt',
  number: number,
): Promise<EmailContent | null> {
  const row = await findRequest(orm, String(number));
  if (row === null) return null;
  return template === 'request-received' ? requestReceivedEmail(row) : contactReceiptEmail(row);
}

async function withdrawalEmail(orm: Orm, shop: MailShop, numbers: readonly number[]): Promise<EmailContent | null> {
  const rows = await findRequests(orm, numbers);
  const [first] = rows;
  if (first === undefined) return null;
  return rows.length === 1 ? withdrawalReceiptEmail(first, shop) : withdrawalListEmail(rows, shop);
}

/** If an order was cancelled while its emails waited, only the last one is sent: the others say that it is being packed. */
async function orderEmail(
  context: ReadContext,
  shop: MailShop,
  request: Extract<EmailRequest, { template: 'order-placed' | 'order-moved' }>,
): Promise<EmailContent | null> {
  const { template, about } = request;
  const order = await loadMailedOrder(context, about.orderUuid, shop.locale);
  if (order === null) return null;
  if (template === 'order-moved' && about.state === 'cancelled') return orderMovedEmail(shop, order, 'cancelled');
  if (order.state === 'cancelled') return null;
  return template === 'order-placed' ? orderPlacedEmail(shop, order) : orderMovedEmail(shop, order, about.state);
}

async function compose(context: ReadContext, shop: MailShop, request: EmailRequest): Promise<EmailContent | null> {
  const { orm } = context;
  switch (request.template) {
    case 'registration':
      return registrationEmail(orm, shop, request.about.accountId);
    case 'forgot-password': {
      const account = await accountFor(orm, request.to);
      if (account === null) return null;
      const token = await createMailLink(orm, account, 'reset-password', account.email);
      // Not to the address as it was typed, which may be another mailbox that the database compares as equal.
      return { ...resetPasswordEmail(shop, account.firstName, token, request.about.returnPath), to: account.email };
    }
    case 'separate-email': {
      const account = await findAccount(orm, request.about.accountId);
      if (account === undefined) return null;
      return newsletterEmail(shop, account.firstName, await createMailLink(orm, account, 'separate-email', request.to));
    }
    case 'password-changed': {
      const account = await findAccount(orm, request.about.accountId);
      return account === undefined ? null : passwordChangedEmail(shop, account.firstName);
    }
    case 'change-email':
      return newEmailEmail(orm, shop, request.about.accountId, request.to);
    case 'email-change-requested': {
      const account = await findAccount(orm, request.about.accountId);
      return account === undefined ? null : emailChangeRequestedEmail(shop, account.firstName);
    }
    case 'email-changed':
      return emailChangedEmail(shop, request.about.firstName);
    case 'deletion-requested':
      return deletionRequestedEmail(shop, request.about.firstName, new Date(request.about.deletedAt));
    case 'account-deleted':
      return accountDeletedEmail(shop, request.about.firstName);
    case 'newsletter-confirm':
    case 'newsletter-welcome':
      return newsletterEmailTo(orm, shop, request);
    case 'request-received':
    case 'contact-receipt':
      return requestEmail(orm, request.template, request.about.requestNumber);
    case 'withdrawal-receipt':
      return withdrawalEmail(orm, shop, [request.about.requestNumber, ...(request.about.others ?? [])]);
    case 'order-held': {
      const order = await loadOrder(context, request.about.orderUuid, shop.locale);
      if (order === null || order.details.heldUntil === null) return null;
      const secret = await createOrderLink(orm, order.details.uuid);
      return orderHeldEmail(
        shop,
        order.details,
        order.details.heldUntil,
        `${shop.api}${confirmationPath(secret, shop.locale)}`,
      );
    }
    case 'appointment-requested': {
      const appointment = await loadAppointment(orm, request.about.appointmentId, shop.locale);
      return appointment && appointmentRequestedEmail(shop, appointment);
    }
    case 'appointment-for-store': {
      const appointment = await loadAppointment(orm, request.about.appointmentId, shop.locale);
      return appointment && appointmentForStoreEmail(shop, appointment);
    }
    case 'order-placed':
    case 'order-moved':
      return orderEmail(context, shop, request);
  }
}

/** An email about an order names the order's shop, which need not be that of the request. */
async function shopOf(orm: Orm, { about, shop }: EmailRequest): Promise<ShopName | undefined> {
  if (!('orderUuid' in about)) return shop;
  const [order] = await orm.select({ shop: orders.shop }).from(orders).where(eq(orders.uuid, about.orderUuid));
  return order?.shop;
}

/** Renders an email from its template and subject; null when it is no longer needed. */
export async function composeEmail(
  context: ReadContext,
  origins: MailOrigins,
  request: EmailRequest,
): Promise<Email | null> {
  const shop = mailShop(origins, request.locale, await shopOf(context.orm, request));
  const content = await compose(context, shop, request);
  if (content === null) return null;
  const { subject, replyTo, oneClickUnsubscribe } = content;
  return {
    to: request.template === 'request-received' ? origins.service : (content.to ?? request.to),
    subject,
    ...(replyTo !== undefined && { replyTo }),
    ...(oneClickUnsubscribe !== undefined && { oneClickUnsubscribe }),
    html: emailHtml(content, shop),
    text: emailText(content, shop),
  };
}
