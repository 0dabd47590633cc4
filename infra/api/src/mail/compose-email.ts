import { eq } from 'drizzle-orm';
import type { Account } from '../account/identity/sessions.ts';
import { accountFor } from '../account/login/account-of-email.ts';
import { createMailLink } from '../account/login/mail-links.ts';
import { loadAppointment } from '../appointments/load-appointment.ts';
import type { Orm } from '../database/database.ts';
import { accounts } from '../database/schema.ts';
import type { ReadContext } from '../http/api-context.ts';
import { confirmationPath } from '../orders/confirmation-routes.ts';
import { createOrderLink } from '../orders/held-orders.ts';
import { loadOrder } from '../orders/load-orders.ts';
import type { Email, EmailContent } from './email.ts';
import { emailHtml } from './email-html.ts';
import { emailText } from './email-text.ts';
import type { EmailRequest } from './outbox.ts';
import {
  confirmNewEmail,
  deletionRequestedEmail,
  emailChangedEmail,
  emailChangeRequestedEmail,
} from './templates/account-change-emails.ts';
import {
  accountDeletedEmail,
  accountExistsEmail,
  confirmAccountEmail,
  newsletterEmail,
  passwordChangedEmail,
  resetPasswordEmail,
  type ShopLinks,
} from './templates/account-emails.ts';
import { appointmentForStoreEmail, appointmentRequestedEmail } from './templates/appointment-emails.ts';
import { orderHeldEmail, orderPlacedEmail } from './templates/order-emails.ts';
import { orderMovedEmail } from './templates/order-progress-emails.ts';

async function findAccount(orm: Orm, id: string): Promise<Account | undefined> {
  const [account] = await orm.select().from(accounts).where(eq(accounts.id, id));
  return account;
}

async function registrationEmail(orm: Orm, links: ShopLinks, accountId: string): Promise<EmailContent | null> {
  const account = await findAccount(orm, accountId);
  if (account === undefined || account.verified) return null;
  const owner = await accountFor(orm, account.email);
  if (owner?.verified) return accountExistsEmail(links);
  const token = await createMailLink(orm, account, 'confirm-account', account.email);
  return confirmAccountEmail(links, account.firstName, token);
}

/** An address that another account has confirmed gets no link, as in a registration (0009). */
async function newEmailEmail(orm: Orm, links: ShopLinks, accountId: string, to: string): Promise<EmailContent | null> {
  const account = await findAccount(orm, accountId);
  if (account === undefined || account.pendingEmail !== to) return null;
  const owner = await accountFor(orm, to);
  if (owner?.verified && owner.id !== accountId) return accountExistsEmail(links);
  return confirmNewEmail(links, account.firstName, await createMailLink(orm, account, 'change-email', to));
}

async function compose(context: ReadContext, links: ShopLinks, request: EmailRequest): Promise<EmailContent | null> {
  const { orm } = context;
  switch (request.template) {
    case 'registration':
      return registrationEmail(orm, links, request.about.accountId);
    case 'forgot-password': {
      const account = await accountFor(orm, request.to);
      if (account === null) return null;
      return resetPasswordEmail(
        links,
        account.firstName,
        await createMailLink(orm, account, 'reset-password', account.email),
      );
    }
    case 'separate-email': {
      const account = await findAccount(orm, request.about.accountId);
      if (account === undefined) return null;
      return newsletterEmail(
        links,
        account.firstName,
        await createMailLink(orm, account, 'separate-email', request.to),
      );
    }
    case 'password-changed': {
      const account = await findAccount(orm, request.about.accountId);
      return account === undefined ? null : passwordChangedEmail(links, account.firstName);
    }
    case 'change-email':
      return newEmailEmail(orm, links, request.about.accountId, request.to);
    case 'email-change-requested': {
      const account = await findAccount(orm, request.about.accountId);
      return account === undefined ? null : emailChangeRequestedEmail(links, account.firstName);
    }
    case 'email-changed':
      return emailChangedEmail(links, request.about.firstName);
    case 'deletion-requested':
      return deletionRequestedEmail(links, request.about.firstName, new Date(request.about.deletedAt));
    case 'account-deleted':
      return accountDeletedEmail(request.about.firstName);
    case 'order-held': {
      const order = await loadOrder(context, request.about.orderUuid);
      if (order === null || order.details.heldUntil === null) return null;
      const secret = await createOrderLink(orm, order.details.uuid);
      return orderHeldEmail(links, order.details, order.details.heldUntil, `${links.api}${confirmationPath(secret)}`);
    }
    case 'appointment-requested': {
      const appointment = await loadAppointment(orm, request.about.appointmentId);
      return appointment && appointmentRequestedEmail(links, appointment);
    }
    case 'appointment-for-store': {
      const appointment = await loadAppointment(orm, request.about.appointmentId, 'at');
      return appointment && appointmentForStoreEmail(appointment);
    }
    case 'order-placed': {
      const order = await loadOrder(context, request.about.orderUuid);
      return order === null ? null : orderPlacedEmail(links, order.details, order.accountId !== null);
    }
    case 'order-moved': {
      const { orderUuid, state } = request.about;
      const order = await loadOrder(context, orderUuid);
      return order === null ? null : orderMovedEmail(links, order.details, state, order.accountId !== null);
    }
  }
}

/** Renders an email from its template and subject; null when it is no longer needed. */
export async function composeEmail(
  context: ReadContext,
  links: ShopLinks,
  request: EmailRequest,
): Promise<Email | null> {
  const content = await compose(context, links, request);
  if (content === null) return null;
  return {
    to: request.to,
    subject: content.subject,
    html: emailHtml(content, links.origin),
    text: emailText(content, links.origin),
  };
}
