import type { FastifyRequest } from 'fastify';
import type { ApiContext } from '../../http/api-context.ts';
import { fieldError } from '../../http/errors/api-error.ts';
import { passwordMatches } from '../identity/credentials.ts';
import type { Account } from '../identity/sessions.ts';
import { accountOf } from '../identity/shopper.ts';
import { attemptWithLink } from './login-attempts.ts';
import type { MailLink } from './mail-links.ts';

// A link proves that its reader owns the mailbox, and not that the reader owns the account: anyone can register a stranger's address, or
// change the address of an account to it. A session or the password proves the account (decision 0009).

/**
 * Whether confirming a link requires the password of its account. The newsletter only goes to the mailbox and gives no access to an
 * account.
 */
export async function needsPassword(
  orm: ApiContext['orm'],
  request: FastifyRequest,
  { purpose, accountId }: MailLink,
): Promise<boolean> {
  return purpose !== 'separate-email' && (await accountOf(orm, request))?.id !== accountId;
}

// Frontends of an API before 1.13 have no field for a password: they show the text beside their button.
const passwordMissing = () =>
  fieldError('password', {
    at: 'Bitte gib das Passwort deines Kontos ein. Oder melde dich an und öffne den Link noch einmal.',
    en: 'Please enter the password of your account. Or sign in and open the link again.',
  });

const passwordWrong = () =>
  fieldError('password', {
    at: 'Dieses Passwort gehört nicht zu dem Konto, um das es in der E-Mail geht. Hast du mehrere solche E-Mails, öffne den Link einer anderen.',
    en: 'This password does not belong to the account that the email is about. If you have several such emails, open the link of another one.',
  });

/**
 * Checks that a link is confirmed by the owner of its account.
 * @throws 422 at `password`, 429
 */
export async function requireOwner(
  context: Pick<ApiContext, 'orm' | 'limiter'>,
  request: FastifyRequest,
  { link, account }: { readonly link: MailLink; readonly account: Account },
  password: string | undefined,
): Promise<void> {
  if (!(await needsPassword(context.orm, request, link))) return;
  if (password === undefined) throw passwordMissing();
  await attemptWithLink(context, request, link, async () => {
    if (!(await passwordMatches(account.passwordHash, password))) throw passwordWrong();
  });
}
