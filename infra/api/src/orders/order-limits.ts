import { sql } from 'drizzle-orm';
import type { Account } from '../account/identity/sessions.ts';
import { type Orm, selectRows } from '../database/database.ts';
import type { ApiContext } from '../http/api-context.ts';
import { apiError, isApiError, tooManyRequests, type Words } from '../http/errors/api-error.ts';
import type { Counted, Limiter } from '../limits/limiter.ts';
import type { OrderRules } from '../options.ts';

// Limits for orders of buyers without a confirmed account: anyone can be any number of guests (decision 0022).

/** The identities by which limits count a buyer. */
export type LimitedBuyer = {
  readonly requestId: string;
  readonly network: string;
  readonly email: string;
  readonly account: Pick<Account, 'email' | 'verified'> | null;
};

/** Whether the buyer has no account with a confirmed email address. */
export const isUnconfirmed = ({ account }: Pick<LimitedBuyer, 'account'>): boolean => account?.verified !== true;

const tooManyOrders = (seconds: number) =>
  tooManyRequests(seconds, 'too many orders', {
    at: 'Das waren gerade sehr viele Bestellungen.',
    en: 'Those were a lot of orders.',
  });

/**
 * Counts an order.
 * @throws 429 `too many orders` beyond the limit of its cart, network or email address
 */
export async function countOrder(transaction: Orm, limiter: Limiter, buyer: LimitedBuyer): Promise<void> {
  const { requestId, network, account } = buyer;
  const email = buyer.email.toLowerCase();
  const goesToOwner = account?.verified === true && account.email.toLowerCase() === email;
  const counted: Counted[] = [{ of: 'orderCart', who: requestId }];
  if (isUnconfirmed(buyer)) counted.push({ of: 'order', who: network });
  // The email may go to a stranger. The limit for one network is low, so that the stranger can still order.
  if (!goesToOwner) counted.push({ of: 'orderPair', who: `${email} ${network}` }, { of: 'orderAddress', who: email });
  await limiter.take(transaction, counted, tooManyOrders);
}

/** Whether an order looks automated: its cart, email address or network has recently placed too many orders. */
export async function looksAutomated(transaction: Orm, limiter: Limiter, buyer: LimitedBuyer): Promise<boolean> {
  if (!isUnconfirmed(buyer)) return false;
  const counted: readonly Counted[] = [
    { of: 'holdAfter', who: `cart ${buyer.requestId}` },
    { of: 'holdAfter', who: `address ${buyer.email.toLowerCase()}` },
    { of: 'holdAfterNetwork', who: buyer.network },
  ];
  const isFine: boolean[] = [];
  for (const one of counted) isFine.push(await limiter.tryTake(transaction, one));
  return isFine.includes(false);
}

/** Pieces of an option that any buyer may order. */
const alwaysAllowed = 3;

/** An ordered option with its stock before the order. */
export type Wanted = {
  readonly optionId: number;
  readonly amount: number;
  readonly stock: number;
  readonly name: string;
};

const tooManyPieces = 'too many pieces';

/**
 * Refuses an order if the buyer would hold more than its share of an option's stock in the orders of the last day. Confirmed
 * orders do not count. The stock must be locked. Orders that only the email address or the network has in common may be other people's:
 * a refusal because of them names no number, and is checked last, so that all others are the same as without them.
 * @throws 409 `too many pieces`
 */
export async function checkStockShare(
  transaction: Orm,
  { stockShare }: OrderRules,
  buyer: LimitedBuyer,
  wanted: readonly Wanted[],
): Promise<void> {
  if (!isUnconfirmed(buyer) || wanted.length === 0) return;
  const isOwn = sql`o.request_id = ${buyer.requestId}`;
  const held = await selectRows<{ id: number; own: number; all: number }>(
    transaction,
    sql`
      select l.option_id as id, coalesce(sum(l.amount) filter (where ${isOwn}), 0)::int as own, sum(l.amount)::int as all
      from order_lines l join orders o on o.uuid = l.order_uuid
      where l.option_id in ${wanted.map(({ optionId }) => optionId)} and o.network is not null and o.state <> 'cancelled'
        and (${isOwn} or o.network = ${buyer.network} or lower(o.email) = ${buyer.email.toLowerCase()})
      group by l.option_id`,
  );
  const heldOf = new Map(held.map((row) => [row.id, row]));
  const wantedOf = new Map<number, Wanted>();
  for (const one of wanted) {
    wantedOf.set(one.optionId, { ...one, amount: one.amount + (wantedOf.get(one.optionId)?.amount ?? 0) });
  }
  /** Pieces that the buyer may still order, after `before` have been ordered. */
  const leftOf = ({ stock }: Wanted, before: number) =>
    Math.max(alwaysAllowed, Math.floor(((stock + before) * stockShare) / 100)) - before;
  for (const one of wantedOf.values()) {
    const left = leftOf(one, heldOf.get(one.optionId)?.own ?? 0);
    if (one.amount > left) throw apiError(409, tooManyPieces, leftWords(one.name, Math.max(left, 0), buyer));
  }
  const way = wayToConfirm(buyer);
  for (const one of wantedOf.values()) {
    if (one.amount > leftOf(one, heldOf.get(one.optionId)?.all ?? 0)) {
      throw apiError(409, tooManyPieces, {
        at: `Von ${one.name} kannst du ohne bestätigtes Konto gerade nicht so viele Stück bestellen. Ändere die Menge, oder ${way.at}.`,
        en: `Without a confirmed account you cannot order that many pieces of ${one.name} at the moment. Change the amount, or ${way.en}.`,
      });
    }
  }
}

/** How the buyer gets a confirmed account: one who is signed in already has to confirm the address. */
const wayToConfirm = ({ account }: LimitedBuyer): Words =>
  account === null
    ? { at: 'melde dich an', en: 'sign in' }
    : {
        at: 'bestätige deine E-Mail-Adresse mit dem Link, den wir dir geschickt haben',
        en: 'confirm your email address with the link that we have sent you',
      };

function leftWords(name: string, left: number, buyer: LimitedBuyer): Words {
  const most = left === 0 ? 'gerade kein weiteres Stück' : `höchstens ${left} Stück`;
  const pieces = left === 0 ? 'no more pieces' : `at most ${left} ${left === 1 ? 'piece' : 'pieces'}`;
  const way = wayToConfirm(buyer);
  return {
    at: `Von ${name} kannst du ohne bestätigtes Konto ${most} bestellen. Ändere die Menge, oder ${way.at}.`,
    en: `Without a confirmed account you can order ${pieces} of ${name}. Change the amount, or ${way.en}.`,
  };
}

/**
 * Places an order and counts it if it is refused because of its number of pieces: such a refusal reveals that someone with this email
 * address or network has ordered. It is counted outside of the order's transaction, whose rollback would undo the count, and before it, so
 * that parallel attempts count as well.
 * @throws 429 `too many orders` beyond the limit of refusals
 */
export async function limitRefusals<Result>(
  { orm, limiter }: Pick<ApiContext, 'orm' | 'limiter'>,
  buyer: Pick<LimitedBuyer, 'account' | 'network'>,
  place: () => Promise<Result>,
): Promise<Result> {
  if (!isUnconfirmed(buyer)) return place();
  const attempt = [{ of: 'orderRefused', who: buyer.network }] as const;
  await limiter.take(orm, attempt, tooManyOrders);
  let isRefusal = false;
  try {
    return await place();
  } catch (error) {
    isRefusal = isApiError(error) && error.body.error === tooManyPieces;
    throw error;
  } finally {
    if (!isRefusal) await limiter.giveBack(orm, attempt);
  }
}
