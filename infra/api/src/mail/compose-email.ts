import { eq } from 'drizzle-orm';
import type { Account } from '../account/identity/sessions.ts';
import { accountFor } from '../account/login/account-of-email.ts';
import { createMailLink } from '../account/login/mail-links.ts';
import type { Orm } from '../database/database.ts';
import { accounts } from '../database/schema.ts';
import type { ReadContext } from '../http/api-context.ts';
import { confirmationPath } from '../orders/confirmation-routes.ts';
import { createOrderLink } from '../orders/held-orders.ts';
import { loadOrder } from '../orders/load-orders.ts';
import type { Letter, Mail } from './email.ts';
import { letterHtml } from './email-html.ts';
import { letterText } from './email-text.ts';
import type { LetterRequest } from './outbox.ts';
import {
  accountDeletedLetter,
  accountExistsLetter,
  confirmAccountLetter,
  passwordChangedLetter,
  resetPasswordLetter,
  type ShopLinks,
  separateEmailLetter,
} from './templates/account-emails.ts';
import { orderHeldLetter, orderPlacedLetter } from './templates/order-emails.ts';

async function findAccount(orm: Orm, id: string): Promise<Account | undefined> {
  const [account] = await orm.select().from(accounts).where(eq(accounts.id, id));
  return account;
}

async function registrationLetter(orm: Orm, links: ShopLinks, accountId: string): Promise<Letter | null> {
  const account = await findAccount(orm, accountId);
  if (account === undefined || account.verified) return null;
  const owner = await accountFor(orm, account.email);
  if (owner?.verified) return accountExistsLetter(links);
  const token = await createMailLink(orm, account, 'confirm-account', account.email);
  return confirmAccountLetter(links, account.firstName, token);
}

async function compose(context: ReadContext, links: ShopLinks, request: LetterRequest): Promise<Letter | null> {
  const { orm } = context;
  switch (request.letter) {
    case 'registration':
      return registrationLetter(orm, links, request.about.accountId);
    case 'forgot-password': {
      const account = await accountFor(orm, request.to);
      if (account === null) return null;
      return resetPasswordLetter(
        links,
        account.firstName,
        await createMailLink(orm, account, 'reset-password', account.email),
      );
    }
    case 'separate-email': {
      const account = await findAccount(orm, request.about.accountId);
      if (account === undefined) return null;
      return separateEmailLetter(
        links,
        account.firstName,
        await createMailLink(orm, account, 'separate-email', request.to),
      );
    }
    case 'password-changed': {
      const account = await findAccount(orm, request.about.accountId);
      return account === undefined ? null : passwordChangedLetter(links, account.firstName);
    }
    case 'account-deleted':
      return accountDeletedLetter(request.about.firstName);
    case 'order-held': {
      const order = await loadOrder(context, request.about.orderUuid);
      if (order === null || order.details.heldUntil === null) return null;
      const secret = await createOrderLink(orm, order.details.uuid);
      return orderHeldLetter(links, order.details, order.details.heldUntil, `${links.api}${confirmationPath(secret)}`);
    }
    case 'order-placed': {
      const order = await loadOrder(context, request.about.orderUuid);
      return order === null ? null : orderPlacedLetter(links, order.details, order.accountId !== null);
    }
  }
}

/** Writes a letter from what it is about; null when there is nothing to say (any more). */
export async function composeLetter(
  context: ReadContext,
  links: ShopLinks,
  request: LetterRequest,
): Promise<Mail | null> {
  const letter = await compose(context, links, request);
  if (letter === null) return null;
  return {
    to: request.to,
    subject: letter.subject,
    html: letterHtml(letter, links.origin),
    text: letterText(letter, links.origin),
  };
}
