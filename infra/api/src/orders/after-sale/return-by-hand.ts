import type { Orm } from '../../database/database.ts';
import { apiError } from '../../http/errors/api-error.ts';
import type { OrderRow } from '../progress/order-row.ts';
import { bookReturn, type LineRow, loadBoughtLines, type ReturnedLine } from './book-return.ts';

/** A line with the total number of its returned pieces. */
type NamedLine = Pick<ReturnedLine, 'position' | 'amount'> & { readonly reason?: ReturnedLine['reason'] };

const refused = (message: string) => apiError(422, 'validation', message, { lines: [{ at: message, en: message }] });

/** @throws 422 at `lines` */
function changedLine(bought: readonly LineRow[], { position, amount, reason }: NamedLine): ReturnedLine[] {
  const line = bought.find((candidate) => candidate.position === position);
  if (line === undefined) throw refused(`The order has no line ${position}.`);
  const returned = line.returnedAmount ?? 0;
  if (amount > line.amount || amount < returned) {
    throw refused(`Line ${position} has ${line.amount} pieces, and ${returned} of them have been returned before.`);
  }
  return amount === returned ? [] : [{ position, amount, reason: reason ?? line.returnReason ?? 'other' }];
}

/**
 * Books a return that was not made in the account: by a guest, by the withdrawal form or a letter, or after the first one. Whether it is
 * in time, and whether printed pieces are accepted, is the retailer's decision. The row must be locked, and before it the account's.
 * @param lines undefined: the whole order
 */
export async function returnByHand(
  transaction: Orm,
  order: OrderRow,
  lines: readonly NamedLine[] | undefined,
): Promise<void> {
  const bought = await loadBoughtLines(transaction, order.uuid);
  const named = lines ?? bought.map(({ position, amount }) => ({ position, amount }));
  if (new Set(named.map(({ position }) => position)).size < named.length) throw refused('A line is named twice.');
  const changed = named.flatMap((line) => changedLine(bought, line));
  if (changed.length > 0) await bookReturn(transaction, order, bought, { lines: changed, note: null });
}
