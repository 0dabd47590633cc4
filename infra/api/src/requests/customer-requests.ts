import { createHash } from 'node:crypto';
import { todayInVienna } from '@bergauf/catalogue-format/austrian-holidays';
import { and, asc, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { ContactBody, CustomerRequest, RequestReceipt, WithdrawalBody } from 'shared-contracts/entities';
import type { Account } from '../account/identity/sessions.ts';
import type { Orm } from '../database/database.ts';
import { customerRequests, type ShopName } from '../database/schema.ts';
import type { ApiContext } from '../http/api-context.ts';
import type { Storefront } from '../http/request/storefront.ts';
import { enqueueEmail, enqueueLimitedEmail, enqueueWithdrawalReceipt } from '../mail/outbox.ts';
import { refuseAutomated, refuseInvisible, refuseWebAddresses } from './refuse-automated.ts';
import { plainLine, plainText } from './typed-text.ts';

export type RequestRow = typeof customerRequests.$inferSelect;
type Sent = Pick<RequestRow, 'kind' | 'name' | 'email' | 'topic' | 'orderNumber' | 'body' | 'locale' | 'accountId'>;

/** Who sends a request, and from which shop: its emails lead back there. `accountId`: the account that is signed in; null for guests. */
type Sender = { readonly from: Storefront; readonly accountId: string | null };

/** `K-100234`, `W-100235`. */
export const requestNumber = ({ kind, number }: Pick<RequestRow, 'kind' | 'number'>) =>
  `${kind === 'contact' ? 'K' : 'W'}-${number}`;

const receiptOf = (row: RequestRow): RequestReceipt => ({
  number: requestNumber(row),
  receivedAt: row.receivedAt.toISOString(),
});

function fingerprintOf(sent: Sent): string {
  const parts = [
    todayInVienna(),
    sent.kind,
    sent.email.toLowerCase(),
    sent.name,
    sent.topic,
    sent.orderNumber,
    sent.body,
  ];
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

/** Stores a request and sends its emails: to the shop, and the receipt. The same one again has the first one's receipt and no emails. */
async function receive(
  { orm, limiter, mailer }: Pick<ApiContext, 'orm' | 'limiter' | 'mailer'>,
  sent: Sent,
  shop: ShopName,
): Promise<RequestReceipt> {
  const fingerprint = fingerprintOf(sent);
  const row = await orm.transaction(async (transaction) => {
    const [added] = await transaction
      .insert(customerRequests)
      .values({ ...sent, fingerprint })
      .onConflictDoNothing()
      .returning();
    if (added === undefined) return null;
    const about = { requestNumber: added.number };
    await enqueueEmail(transaction, { template: 'request-received', to: '', locale: 'at', shop, about });
    const receipt = { to: added.email, locale: added.locale, shop, about };
    // The law requires the receipt of a withdrawal: it is never dropped.
    await (added.kind === 'withdrawal'
      ? enqueueWithdrawalReceipt(transaction, limiter, { template: 'withdrawal-receipt', ...receipt })
      : enqueueLimitedEmail(transaction, limiter, { template: 'contact-receipt', ...receipt }));
    return added;
  });
  if (row !== null) {
    mailer.wake();
    return receiptOf(row);
  }
  const [first] = await orm.select().from(customerRequests).where(eq(customerRequests.fingerprint, fingerprint));
  if (first === undefined) throw new Error('A request has the fingerprint of another one, which does not exist.');
  return receiptOf(first);
}

export async function receiveContact(
  context: ApiContext,
  body: ContactBody,
  { from: { shop, locale }, accountId }: Sender,
): Promise<RequestReceipt> {
  refuseAutomated(body);
  const { name, email, topic, orderNumber = '', message } = body;
  refuseWebAddresses({ name });
  const fields = {
    name: plainLine(name),
    email: email.trim(),
    orderNumber: plainLine(orderNumber),
    body: message.trim(),
  };
  return receive(context, { kind: 'contact', locale, accountId, topic, ...fields }, shop);
}

/**
 * A withdrawal is a declaration with a deadline: what looks like a web address is stored too, and left out of the receipt. A shopper who
 * does not see the refusal of a form would lose a right.
 */
export async function receiveWithdrawal(
  context: ApiContext,
  body: WithdrawalBody,
  { from: { shop, locale }, accountId }: Sender,
): Promise<RequestReceipt> {
  refuseAutomated(body);
  const { name, email, orderNumber, goods = '' } = body;
  refuseInvisible({ name, orderNumber });
  const fields = {
    name: plainLine(name),
    email: email.trim(),
    orderNumber: plainLine(orderNumber),
    body: plainText(goods),
  };
  return receive(context, { kind: 'withdrawal', locale, accountId, topic: '', ...fields }, shop);
}

/** A request by its number, with or without its letter; null if there is none. */
export async function findRequest(orm: Orm, number: string): Promise<RequestRow | null> {
  const digits = Number(number.replace(/\D/g, ''));
  const [row] = await orm.select().from(customerRequests).where(eq(customerRequests.number, digits));
  return row ?? null;
}

/** Requests by their numbers, in the order of these. */
export function findRequests(orm: Orm, numbers: readonly number[]): Promise<RequestRow[]> {
  const { number } = customerRequests;
  return orm
    .select()
    .from(customerRequests)
    .where(inArray(number, [...numbers]))
    .orderBy(asc(number));
}

const listed = 100;

/**
 * The requests that are not done: withdrawals first, because the law gives them a deadline, and the oldest ones first.
 * @returns at most 100 of them, and the number of all
 */
export async function openRequests(orm: Orm): Promise<{ readonly requests: RequestRow[]; readonly total: number }> {
  const { kind, number, doneAt } = customerRequests;
  const rows = await orm
    .select({ request: customerRequests, total: sql<number>`(count(*) over ())::int` })
    .from(customerRequests)
    .where(isNull(doneAt))
    .orderBy(desc(eq(kind, 'withdrawal')), asc(number))
    .limit(listed);
  return { requests: rows.map(({ request }) => request), total: rows[0]?.total ?? 0 };
}

export const asStored = (row: RequestRow): CustomerRequest => ({
  ...receiptOf(row),
  kind: row.kind,
  name: row.name,
  email: row.email,
  topic: row.topic,
  orderNumber: row.orderNumber,
  text: row.body,
});

/**
 * Requests sent while signed in, and those sent without an account with its address, if that is confirmed: otherwise
 * the address may belong to someone else.
 */
function sentBy({ id, email, verified }: Account): SQL | undefined {
  const fromAddress = sql`lower(${customerRequests.email}) = lower(${email})`;
  return or(
    eq(customerRequests.accountId, id),
    verified ? and(isNull(customerRequests.accountId), fromAddress) : undefined,
  );
}

/** An account's messages and withdrawals, newest first. */
export async function requestsOf(orm: Orm, account: Account): Promise<CustomerRequest[]> {
  const rows = await orm.select().from(customerRequests).where(sentBy(account)).orderBy(desc(customerRequests.number));
  return rows.map(asStored);
}

/** Deletes an account's messages. Withdrawals are kept: they are part of the contract. */
export async function deleteMessagesOf(transaction: Orm, account: Account): Promise<void> {
  await transaction.delete(customerRequests).where(and(eq(customerRequests.kind, 'contact'), sentBy(account)));
}
