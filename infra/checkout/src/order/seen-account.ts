import { createHash } from 'node:crypto';
import type { AccountData } from 'shared-contracts/entities';
import type { OrderForm } from './order-form.ts';

const guest = 'guest';

/** A mark for the form that identifies the account shown on the page, or a guest. */
export function seenAccountOf(account: AccountData | null): string {
  if (account === null) return guest;
  return createHash('sha256').update(account.personal.email).digest('hex').slice(0, 16);
}

/** Whether the session's account is another than the one the form was shown to: a login or logout in another tab changes it. */
export function isOtherAccount({ seenAccount }: OrderForm, account: AccountData | null): boolean {
  // Forms of releases older than this field have no mark.
  return seenAccount !== '' && seenAccount !== seenAccountOf(account);
}
