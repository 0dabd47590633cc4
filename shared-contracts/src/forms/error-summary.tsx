import { type MouseEvent, type ReactElement, useEffect, useRef } from 'react';
import { useTranslate } from 'shared-contracts/i18n';
import styles from './form.module.css';
import type { FormMessageKey } from './messages/messages.ts';
import type { Problem } from './problems.ts';

type ErrorSummaryProps = { problems: readonly Problem<string>[]; failures: number; fieldId(field: string): string };

/** Number of summaries on the page, and its title without and with them: several forms may have failed, the title mentions it once. */
let shown = 0;
let plainTitle = '';
let failedTitle = '';

/** Receives focus after every failed submission, links to the fields, and puts "Fehler:" before the page's title (UX 24). */
export function ErrorSummary({ problems, failures, fieldId }: ErrorSummaryProps): ReactElement | null {
  const t = useTranslate<FormMessageKey>();
  const summary = useRef<HTMLDivElement>(null);
  const hasProblems = problems.length > 0;

  useEffect(() => {
    if (failures > 0) summary.current?.focus();
  }, [failures]);

  useEffect(() => {
    if (!hasProblems) return;
    if (shown++ === 0) {
      plainTitle = document.title;
      failedTitle = t('summary.error-title', { title: plainTitle });
      document.title = failedTitle;
    }
    return () => {
      // The next page may have set its own title.
      if (--shown === 0 && document.title === failedTitle) document.title = plainTitle;
    };
  }, [hasProblems, t]);

  if (!hasProblems) return null;
  return (
    <div ref={summary} className={styles.summary} role="alert" tabIndex={-1}>
      <h2 className={styles.heading}>{t('summary.title', { count: problems.filter(({ field }) => field).length })}</h2>
      <ul>
        {problems.map(({ field, text }) => (
          <li key={field}>
            {field ? (
              <a
                href={`#${fieldId(field)}`}
                className="text-link"
                onClick={(event) => focusField(event, fieldId(field))}
              >
                {text}
              </a>
            ) : (
              text
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function focusField(event: MouseEvent, id: string): void {
  event.preventDefault();
  document.getElementById(id)?.focus();
}
