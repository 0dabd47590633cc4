import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { OptIn } from 'shared-contracts/entities';
import type { Orm } from '../../database/database.ts';
import { accounts, type MailLinkPurpose, mailLinks } from '../../database/schema.ts';
import type { ApiContext } from '../../http/api-context.ts';
import type { Storefront } from '../../http/request/storefront.ts';
import { bookWelcome } from '../../loyalty/book-points.ts';
import { enqueueLimitedEmail } from '../../mail/outbox.ts';
import { subscribe, unsubscribe } from '../../newsletter/subscriptions.ts';
import { confirmEmailChange } from '../email-change/change-email.ts';
import type { Account } from '../identity/sessions.ts';
import { confirmAddress } from './account-of-email.ts';
import { findAnyMailLink, isExpired, type MailLink, useMailLink } from './mail-links.ts';
import { needsPassword, requireOwner } from './opt-in-owner.ts';

type Confirming = Exclude<MailLinkPurpose, 'reset-password'>;

/** How a response describes a link with this purpose. */
const described: Readonly<Record<Confirming, Pick<OptIn, 'purpose' | 'kind'>>> = {
  'confirm-account': { purpose: 'confirm-account', kind: 'account' },
  'separate-email': { purpose: 'separate-email', kind: 'newsletter' },
  // Frontends before version 1.4 know two purposes.
  'change-email': { purpose: 'confirm-account', kind: 'new-email' },
};

const gone = (kind: OptIn['kind'] = null, canResend = false): OptIn => ({
  state: 'gone',
  purpose: null,
  kind,
  already: false,
  canResend,
});

/** Whether the link's purpose is still open, so that another email makes sense. */
function isStillOpen({ purpose, email, usedAt }: MailLink, account: Account): boolean {
  if (usedAt !== null) return false;
  if (purpose === 'change-email') return account.pendingEmail === email;
  if (purpose === 'separate-email') return account.separateEmail !== email;
  return !account.verified && account.email === email;
}

type FoundLink = { readonly link: MailLink; readonly purpose: Confirming; readonly account: Account };

async function findLink(orm: Orm, userHash: string): Promise<FoundLink | null> {
  const link = await findAnyMailLink(orm, userHash);
  if (link === null || link.purpose === 'reset-password') return null;
  const [account] = await orm.select().from(accounts).where(eq(accounts.id, link.accountId));
  return account === undefined ? null : { link, purpose: link.purpose, account };
}

function stateOf(found: FoundLink | null): OptIn {
  if (found === null) return gone();
  const { link, purpose, account } = found;
  if (isExpired(link)) return gone(described[purpose].kind, isStillOpen(link, account));
  const already = link.usedAt !== null;
  return { state: already ? 'confirmed' : 'open', ...described[purpose], already, canResend: false };
}

/** The state of a link. Read-only: mail programs open links before people do. */
export async function readOptIn(orm: Orm, request: FastifyRequest, userHash: string): Promise<OptIn> {
  const found = await findLink(orm, userHash);
  const optIn = stateOf(found);
  if (found === null || optIn.state !== 'open') return optIn;
  return { ...optIn, asksPassword: await needsPassword(orm, request, found.link) };
}

async function confirmLink(
  transaction: Orm,
  { accountId, email, purpose, createdAt }: MailLink,
  from: Storefront,
): Promise<boolean> {
  const [account] = await transaction.select().from(accounts).where(eq(accounts.id, accountId)).for('update');
  if (account === undefined) return false;
  if (purpose === 'separate-email') {
    const { separateEmail } = account;
    if (separateEmail !== null && separateEmail !== email) await unsubscribe(transaction, separateEmail);
    await subscribe(transaction, { email, locale: from.locale, requestedAt: createdAt });
    await transaction.update(accounts).set({ separateEmail: email }).where(eq(accounts.id, accountId));
    return true;
  }
  if (purpose === 'change-email') return confirmEmailChange(transaction, account, email, from);
  if (!(await confirmAddress(transaction, account))) return false;
  await bookWelcome(transaction, accountId);
  return true;
}

type Confirmation = {
  readonly userHash: string;
  /** Password of the link's account, if the request has no session of it. */
  readonly password?: string;
  readonly from: Storefront;
};

/**
 * Confirms the link's purpose. Repeating it changes nothing, and a refused request leaves the link as it is.
 * @throws 422 at `password`, 429
 */
export async function confirmOptIn(
  context: Pick<ApiContext, 'orm' | 'limiter'>,
  request: FastifyRequest,
  { userHash, password, from }: Confirmation,
): Promise<OptIn> {
  const { orm } = context;
  const found = await findLink(orm, userHash);
  const before = stateOf(found);
  if (found === null || before.state !== 'open') return before;
  await requireOwner(context, request, found, password);
  const { purpose } = found;
  const confirmed = await orm.transaction(async (transaction) => {
    const link = await useMailLink(transaction, userHash, purpose);
    if (link === null) return null;
    const isConfirmed = await confirmLink(transaction, link, from);
    if (!isConfirmed) await transaction.delete(mailLinks).where(eq(mailLinks.tokenHash, link.tokenHash));
    return isConfirmed;
  });
  // A parallel request used the link; return its result.
  if (confirmed === null) return stateOf(await findLink(orm, userHash));
  return confirmed ? { state: 'confirmed', ...described[purpose], already: false, canResend: false } : gone();
}

/**
 * Sends another email for a link that has expired while its purpose is still open. For other links nothing is sent; the response is
 * the same.
 */
export async function resendOptIn(
  { orm, limiter }: Pick<ApiContext, 'orm' | 'limiter'>,
  userHash: string,
  from: Storefront,
): Promise<void> {
  const found = await findLink(orm, userHash);
  if (found === null || !isStillOpen(found.link, found.account)) return;
  const { link, purpose, account } = found;
  const template = purpose === 'confirm-account' ? 'registration' : purpose;
  await enqueueLimitedEmail(orm, limiter, { template, to: link.email, ...from, about: { accountId: account.id } });
}
