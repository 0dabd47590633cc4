import { heldError, mostAttempts } from '@bergauf/api/mail/mailer';
import { onDatabase } from './postgres-programs.ts';

/**
 * Keeps the mailer from sending what waited in the outbox when the backup was made: the system that was lost has sent most of it since.
 * Operators decide what is sent again. A held email counts as given up, so that later ones about the same order do not wait for it, and as
 * due now, so that it is not deleted as outdated before they decide.
 * @returns the number of emails
 */
export async function holdEmails(databaseUrl: string): Promise<number> {
  const held = await onDatabase(databaseUrl, (query) =>
    query('update mail_outbox set attempts = $1, due_at = now(), last_error = $2 where attempts < $1 returning id', [
      mostAttempts,
      heldError,
    ]),
  );
  return held.length;
}
