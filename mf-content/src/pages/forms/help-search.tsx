import type { ReactElement } from 'react';
import { useTranslate } from 'shared-contracts/i18n';
import { paths } from 'shared-contracts/paths';
import { Form, Link } from 'shared-contracts/routing';
import { searchLimits } from 'shared-contracts/site-constants';
import type { MessageKey } from '../messages/messages.ts';
import type { HelpSearch as Search } from '../page-loader.ts';
import styles from './help-search.module.css';

/** A search in the questions of all pages and articles: a GET form, so it works without script and its results have an address. */
export function HelpSearch({ path, search }: { path: string; search: Search }): ReactElement {
  const t = useTranslate<MessageKey>();
  return (
    <div className={styles.help}>
      <Form action={path} role="search" aria-label={t('help.label')} className={styles.form}>
        <label htmlFor="help-search" className={styles.label}>
          {t('help.label')}
        </label>
        <div className={styles.line}>
          <input
            key={search?.q}
            id="help-search"
            name="q"
            type="search"
            maxLength={searchLimits.longestQuery}
            defaultValue={search?.q}
            placeholder={t('help.placeholder')}
            autoComplete="off"
            className={`field ${styles.field}`}
          />
          <button type="submit" className="button button-primary">
            {t('help.submit')}
          </button>
        </div>
      </Form>
      {search && <Answers path={path} search={search} />}
    </div>
  );
}

function Answers({ path, search: { q, answers, total } }: { path: string; search: NonNullable<Search> }): ReactElement {
  const t = useTranslate<MessageKey>();
  return (
    <section aria-labelledby="help-answers">
      <h2 id="help-answers" className={styles.title}>
        {t('help.count', { count: total, q })}
      </h2>
      {answers.length === 0 ? (
        <p>
          {t('help.nothing')}{' '}
          <Link to={paths.services('kontakt')} className="text-link">
            {t('help.contact')}
          </Link>
        </p>
      ) : null}
      <ul className={styles.answers}>
        {answers.map(({ question, answer, page }) => (
          <li key={`${page.url} ${question}`} className={styles.answer}>
            <h3 className={styles.question}>{question}</h3>
            <p>{answer}</p>
            <Link to={page.url} className={`text-link ${styles.from}`}>
              {page.name}
            </Link>
          </li>
        ))}
      </ul>
      <Link to={path} className={`text-link ${styles.from}`}>
        {t('help.all')}
      </Link>
    </section>
  );
}
