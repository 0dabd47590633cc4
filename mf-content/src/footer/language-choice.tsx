import type { ReactElement } from 'react';
import { type SiteLocale, useApp } from 'shared-contracts/app';
import { languageTags, useTranslate } from 'shared-contracts/i18n';
import { localAddress, localeChoicePath } from 'shared-contracts/paths';
import { useLocation } from 'shared-contracts/routing';
import styles from './footer.module.css';
import type { MessageKey } from './messages/messages.ts';

/** The name of each language in that language, for shoppers who read no other. */
const names: Readonly<Record<SiteLocale, string>> = {
  at: 'Deutsch',
  en: 'English',
  hu: 'Deutsch (Ungarn)',
  cz: 'Deutsch (Tschechien)',
};

/**
 * Links to this page in another language. The shell server stores the choice and redirects, so it works without script too. Search engines
 * get the addresses from the document's head.
 */
export function LanguageChoice(): ReactElement | null {
  const t = useTranslate<MessageKey>();
  const { config } = useApp();
  const { pathname, search } = useLocation();
  if (config.locales.length < 2) return null;
  const from = encodeURIComponent(localAddress(config, pathname + search));
  return (
    <nav aria-labelledby="footer-language" className={styles.languages}>
      <h2 id="footer-language" className={styles.heading}>
        {t('footer.language')}
      </h2>
      <ul className={styles.choices}>
        {config.locales.map((locale) => (
          <li key={locale} lang={languageTags[locale]}>
            {locale === config.locale ? (
              <span className={styles.chosen} aria-current="true">
                {names[locale]}
              </span>
            ) : (
              <a
                href={`${localeChoicePath(locale)}?from=${from}`}
                hrefLang={languageTags[locale]}
                rel="nofollow"
                className={styles.link}
              >
                {names[locale]}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
