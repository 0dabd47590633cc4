import { type Env, textFrom } from '@bergauf/service-kit/settings';
import { emailPattern } from 'shared-contracts/email';

/** `service@bergauf.example` of `Bergauf <service@bergauf.example>`. */
export const addressIn = (sender: string): string => /<([^<>]+)>\s*$/.exec(sender)?.[1] ?? sender;

/**
 * MAIL_FROM: an address, alone or in angle brackets behind a name. Mail servers refuse all emails of any other sender.
 * @throws one sentence that names the variable
 */
export function readSender(env: Env): string {
  const sender = textFrom(env, 'MAIL_FROM', 'Bergauf <service@bergauf.example>');
  if (emailPattern.test(addressIn(sender))) return sender;
  throw new Error(`MAIL_FROM must be a sender such as "Bergauf <service@bergauf.example>", but is "${sender}".`);
}
