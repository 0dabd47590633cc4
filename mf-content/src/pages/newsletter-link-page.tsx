import { type ReactElement, useEffect, useRef, useState } from 'react';
import { type ApiError, checkResponse, failureText, hasShape } from 'shared-contracts/api';
import { useApp } from 'shared-contracts/app';
import type { NewsletterState } from 'shared-contracts/entities';
import { useTranslate } from 'shared-contracts/i18n';
import { paths } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/routing';
import { formAddress } from '../newsletter/form-address.ts';
import { PageHead } from '../page-parts/page-head.tsx';
import { NewsletterForm } from './forms/newsletter-form.tsx';
import type { MessageKey } from './messages/messages.ts';
import styles from './newsletter-link-page.module.css';
import { isWhole, type NewsletterLink } from './page-address.ts';

type State = NewsletterState['state'] | 'open';

const isState = hasShape<NewsletterState>({ state: 'string' });

/**
 * The page of a link in a newsletter email. A button confirms or ends the subscription, because email programs open links before people do.
 * Without script it is a plain form.
 */
export function NewsletterLinkPage({ link }: { link: NewsletterLink }): ReactElement {
  const t = useTranslate<MessageKey>();
  const app = useApp();
  const { purpose, token } = link;
  const [state, setState] = useState<State>(isWhole(link) ? 'open' : 'gone');
  const [error, setError] = useState<ApiError | null>(null);
  const [isSending, setSending] = useState(false);
  const outcome = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (error || state !== 'open') outcome.current?.focus();
  }, [error, state]);

  async function send(): Promise<void> {
    if (isSending) return;
    setSending(true);
    setError(null);
    const path = `/api/v1/newsletter/${purpose}/?locale=${app.locale}`;
    const response = checkResponse(await app.api.post<unknown>(path, { token }), isState);
    setSending(false);
    if (response.ok) setState(response.data.state);
    else setError(response.error);
  }

  const title = state === 'open' ? t(`newsletter.${purpose}.title`) : t(`newsletter.${state}.title`);
  const text = state === 'open' ? t(`newsletter.${purpose}.text`) : t(`newsletter.${state}.text`);
  return (
    <>
      <PageHead breadcrumb={[]} current="" title={title} lead="" picture={null} />
      <div className={`page ${styles.body}`}>
        {/* No live region: it receives the focus, and would be read twice. */}
        <div ref={outcome} tabIndex={-1} className={styles.words}>
          <p>{text}</p>
          {error ? <p className={styles.error}>{failureText(t, error)}</p> : null}
        </div>
        {state === 'open' ? (
          <form
            method="post"
            action={formAddress(app, `newsletter/${purpose}`)}
            onSubmit={(event) => {
              event.preventDefault();
              void send();
            }}
          >
            <input type="hidden" name="token" value={token} />
            <button type="submit" className="button button-primary" aria-disabled={isSending || undefined}>
              {isSending ? t('newsletter.link-sending') : t(`newsletter.${purpose}.submit`)}
            </button>
          </form>
        ) : null}
        {state === 'gone' && purpose === 'confirm' ? <NewsletterForm /> : null}
        {state === 'open' ? null : (
          <Link to={paths.home} className="text-link">
            {t('newsletter.home')}
          </Link>
        )}
      </div>
    </>
  );
}
