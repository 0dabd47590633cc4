import type { ContentLocale, NewsletterBody } from 'shared-contracts/entities';
import type { ApiContext } from '../http/api-context.ts';
import { enqueueLimitedEmail } from '../mail/outbox.ts';
import { refuseAutomated } from '../requests/refuse-automated.ts';

/**
 * Sends an email that asks to confirm the subscription, or says that there is one. The response does not depend on that. Of an address
 * that is not confirmed, the link keeps address, language and time for seven days, then it is deleted.
 */
export async function requestNewsletter(
  { orm, limiter, mailer }: Pick<ApiContext, 'orm' | 'limiter' | 'mailer'>,
  body: NewsletterBody,
  locale: ContentLocale,
): Promise<void> {
  refuseAutomated(body);
  const about = { requestedAt: new Date().toISOString() };
  await enqueueLimitedEmail(orm, limiter, { template: 'newsletter-confirm', to: body.email.trim(), locale, about });
  mailer.wake();
}
