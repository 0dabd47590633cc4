import type { Orm } from '../database/database.ts';
import { mailOutbox } from '../database/schema.ts';

/**
 * A letter that is to be sent. It says what the letter is about, never what stands in it: the text, and any link with a
 * secret, are made when it is sent, so that the database holds no secret and every link is fresh.
 */
export type LetterRequest =
  /** To somebody who has registered: confirms the address, or says that there is an account already. */
  | { readonly letter: 'registration'; readonly to: string; readonly about: { readonly accountId: string } }
  /** To an address for which a new password was asked for; not sent where there is no account. */
  | { readonly letter: 'forgot-password'; readonly to: string; readonly about: Record<string, never> }
  | { readonly letter: 'password-changed'; readonly to: string; readonly about: { readonly accountId: string } }
  | { readonly letter: 'separate-email'; readonly to: string; readonly about: { readonly accountId: string } }
  | { readonly letter: 'account-deleted'; readonly to: string; readonly about: { readonly firstName: string } }
  | { readonly letter: 'order-placed'; readonly to: string; readonly about: { readonly orderUuid: string } };

/** Puts a letter into the outbox, in the transaction that it belongs to: it goes out if and only if that holds. */
export async function enqueueLetter(transaction: Orm, { letter, to, about }: LetterRequest): Promise<void> {
  await transaction.insert(mailOutbox).values({ letter, recipient: to, about });
}
