import { createHash } from 'node:crypto';
import type { AccountData } from 'shared-contracts/entities';
import type { OrderForm } from './order-form.ts';

const guest = 'guest';

/** The form's mark of the account that the page names by its email address, or of a guest. */
export function seenAccountOf(account: AccountData | null): string {
  if (account === null) return guest;
  return createHash('sha256').update(account.personal.email).digest('hex').slice(0, 16);
}

/** Whether the session's account is another than the one the form was shown to: a login or logout in another tab changes it. */
export function isOtherAccount({ seenAccount }: OrderForm, account: AccountData | null): boolean {
  // A form of a release before this field does not name the account.
  return seenAccount !== '' && seenAccount !== seenAccountOf(account);
}
