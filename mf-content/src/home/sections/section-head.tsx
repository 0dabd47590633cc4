import type { ReactElement, ReactNode } from 'react';
import { useTranslate } from 'shared-contracts/i18n';
import { Link } from 'shared-contracts/routing';
import type { MessageKey } from '../messages/messages.ts';
import styles from './section-head.module.css';

type SectionHeadProps = {
  id: string;
  title: string;
  /** Address of the full list from which the section shows a part. */
  url?: string;
  text?: string;
  children?: ReactNode;
};

/** A section's title, which labels it (`id`), and the link to the full list. */
export function SectionHead({ id, title, url, text, children }: SectionHeadProps): ReactElement {
  const t = useTranslate<MessageKey>();
  return (
    <div className={styles.head}>
      <div className={styles.words}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      {url && (
        <Link to={url} className={`text-link ${styles.all}`} aria-label={t('row.allOf', { name: title })}>
          {t('row.all')}
        </Link>
      )}
      {children}
    </div>
  );
}
