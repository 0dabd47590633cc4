import { addDays, todayInVienna } from '@bergauf/catalogue-format/austrian-holidays';
import type { ReturnOrderBody, ReturnReason } from 'shared-contracts/entities';
import type { Orm } from '../../database/database.ts';
import { apiError, fieldError, notFound } from '../../http/errors/api-error.ts';
import { lockOwnOrder, type OrderRow, reachedAt } from '../progress/order-row.ts';
import { bookReturn, type LineRow, loadBoughtLines, type ReturnedLine } from './book-return.ts';

/** Days after the delivery in which goods can be returned. */
export const returnDays = 30;

/** The last millisecond of a day in Vienna. @param day `YYYY-MM-DD` */
function endOfDay(day: string): Date {
  // Vienna is two hours ahead of UTC in summer, one in winter, and no change of the clocks is at midnight.
  const inSummer = Date.parse(`${day}T22:00:00Z`);
  return new Date((todayInVienna(inSummer) === day ? inSummer + 3_600_000 : inSummer) - 1);
}

/** Until when an order that was delivered then can be returned: pages name the day, so it counts as a whole. */
export const returnableUntil = (deliveredAt: Date): Date =>
  endOfDay(addDays(todayInVienna(deliveredAt.getTime()), returnDays));

async function checkReturnable(transaction: Orm, { uuid, state }: OrderRow): Promise<void> {
  const deliveredAt = state === 'delivered' ? await reachedAt(transaction, uuid, 'delivered') : null;
  if (deliveredAt === null) {
    throw apiError(409, 'not delivered', {
      at: 'Zurückgeben kannst du eine Bestellung, sobald sie bei dir ist.',
      en: 'You can return an order as soon as you have it.',
    });
  }
  if (returnableUntil(deliveredAt) < new Date()) {
    throw apiError(409, 'return period over', {
      at: `Zurückgeben kannst du innerhalb von ${returnDays} Tagen. Diese Frist ist vorbei, bitte melde dich bei uns.`,
      en: `You can return goods within ${returnDays} days. This time is over, please contact us.`,
    });
  }
}

/** What is printed is made for its buyer and cannot be sold again: it is returned only where the shop has made a mistake. */
const mistakes: ReadonlySet<ReturnReason> = new Set(['defective', 'wrong-item']);

/** @throws 422 at `lines` */
function checkLines(bought: readonly LineRow[], lines: readonly ReturnedLine[]): void {
  if (new Set(lines.map(({ position }) => position)).size < lines.length) throw unknownLine();
  for (const { position, amount, reason } of lines) {
    const line = bought.find((candidate) => candidate.position === position);
    if (line === undefined) throw unknownLine();
    if (amount > line.amount) {
      throw fieldError('lines', {
        at: `Von ${line.brandName} ${line.name} hast du ${line.amount} Stück bestellt.`,
        en: `You have ordered ${line.amount} of ${line.brandName} ${line.name}.`,
      });
    }
    if (line.printing !== null && !mistakes.has(reason)) {
      throw fieldError('lines', {
        at: `${line.brandName} ${line.name} ist für dich bedruckt. Zurückgeben kannst du es nur, wenn es beschädigt, fehlerhaft oder falsch ist.`,
        en: `${line.brandName} ${line.name} is printed for you. You can return it only if it is damaged, faulty or the wrong one.`,
      });
    }
  }
}

/** Whether exactly these lines have been returned already: the request was sent twice. */
function isSameReturn(bought: readonly LineRow[], lines: readonly ReturnedLine[]): boolean {
  const returned = bought.filter(({ returnedAmount }) => returnedAmount !== null);
  return (
    returned.length === lines.length &&
    returned.every(({ position, returnedAmount, returnReason }) =>
      lines.some(
        (line) => line.position === position && line.amount === returnedAmount && line.reason === returnReason,
      ),
    )
  );
}

const unknownLine = () =>
  fieldError('lines', {
    at: 'Bitte wähle noch einmal aus, was du zurückgibst.',
    en: 'Please choose again what you return.',
  });

/**
 * Returns pieces of one of an account's delivered orders, once. Repeating it changes nothing.
 * @throws 404; 409 `not delivered`, `return period over` or, for other lines than before, `already returned`; 422 at `lines`
 */
export async function returnOrder(orm: Orm, accountId: string, uuid: string, body: ReturnOrderBody): Promise<void> {
  await orm.transaction(async (transaction) => {
    const order = await lockOwnOrder(transaction, accountId, uuid);
    if (order === null) throw notFound();
    const bought = await loadBoughtLines(transaction, uuid);
    if (order.state === 'returned') {
      if (isSameReturn(bought, body.lines)) return;
      throw apiError(409, 'already returned', {
        at: 'Zu dieser Bestellung gibt es schon eine Rückgabe, und mehr als eine geht nicht. Möchtest du noch etwas zurückgeben, melde dich bitte bei uns.',
        en: 'There is a return of this order already, and no second one is possible. If you want to return more, please contact us.',
      });
    }
    await checkReturnable(transaction, order);
    checkLines(bought, body.lines);
    await bookReturn(transaction, order, bought, { lines: body.lines, note: body.note?.trim() || null });
  });
}
