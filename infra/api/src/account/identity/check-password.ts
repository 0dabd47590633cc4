import { fieldError } from '../../http/errors/api-error.ts';
import { passwordMatches } from './credentials.ts';
import type { Account } from './sessions.ts';

/**
 * For changes of a signed-in account that ask for its password again. Run it in `attemptInSession`, which limits attempts.
 * @throws 422 at `password`
 */
export async function checkPassword(account: Account, password: string): Promise<void> {
  if (await passwordMatches(account.passwordHash, password)) return;
  throw fieldError('password', { at: 'Das ist nicht dein Passwort.', en: 'This is not your password.' });
}
