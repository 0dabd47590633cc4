import { type ReactElement, Suspense } from 'react';
import { useApp } from 'shared-contracts/app';
import { usePageIndex } from 'shared-contracts/fragment-data';
import { useTranslate } from 'shared-contracts/i18n';
import { Link } from 'shared-contracts/routing';
import { NewsletterEntry } from '../newsletter/entry/newsletter-entry.tsx';
import { ConsentLink } from './consent-link.tsx';
import styles from './footer.module.css';
import { footerGroups, hasNewsletter } from './footer-links.ts';
import { LanguageChoice } from './language-choice.tsx';
import type { MessageKey } from './messages/messages.ts';
import { Ridge } from './ridge.tsx';
import { SchemeChoice } from './scheme-choice.tsx';

/** While the shop's content pages are unknown, such as with a slow API, the footer has only the links that do not depend on them. */
export function Footer(): ReactElement {
  return (
    <footer className={styles.footer}>
      <Ridge />
      <div className={styles.ground}>
        <Suspense fallback={<Content index={null} />}>
          <ContentWithPages />
        </Suspense>
      </div>
    </footer>
  );
}

function ContentWithPages(): ReactElement {
  return <Content index={usePageIndex()} />;
}

function Content({ index }: { index: ReturnType<typeof usePageIndex> }): ReactElement {
  const t = useTranslate<MessageKey>();
  const { config } = useApp();
  return (
    <div className={`page ${styles.content}`}>
      <div className={styles.first}>
        <p className={styles.claim}>{t('footer.claim')}</p>
        {hasNewsletter(index) && <NewsletterEntry />}
      </div>
      {footerGroups(config, index).map(({ id, links }) => (
        <nav key={id} aria-labelledby={`footer-${id}`}>
          <h2 id={`footer-${id}`} className={styles.heading}>
            {t(`footer.${id}`)}
          </h2>
          <ul>
            {links.map((link) => (
              <li key={link.url}>
                <Link to={link.url} className={styles.link}>
                  {'id' in link ? t(`footer.${link.id}`) : link.name}
                </Link>
              </li>
            ))}
            {id === 'legal' && <ConsentLink />}
          </ul>
        </nav>
      ))}
      <dl className={styles.facts}>
        <div>
          <dt>{t('footer.paying')}</dt>
          <dd>{t('footer.payingText')}</dd>
        </div>
        <div>
          <dt>{t('footer.delivering')}</dt>
          <dd>
            {t(
              config.omnichannelAvailable && index?.has.stores ? 'footer.deliveringOrPickUp' : 'footer.deliveringText',
            )}
          </dd>
        </div>
      </dl>
      <div className={styles.settings}>
        <LanguageChoice />
        <SchemeChoice />
      </div>
      <p className={styles.prices}>{t('footer.prices')}</p>
    </div>
  );
}
