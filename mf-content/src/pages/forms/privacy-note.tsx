import type { ReactElement } from 'react';
import { useTranslate } from 'shared-contracts/i18n';
import { paths } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/routing';
import type { MessageKey } from '../messages/messages.ts';
import styles from './page-form.module.css';

/** How the data is used, and a link to the privacy policy in a new tab, so that the form keeps its values. */
export function PrivacyNote({ text }: { text: string }): ReactElement {
  const t = useTranslate<MessageKey>();
  return (
    <p className={styles.privacy}>
      {text}{' '}
      <Link to={paths.static('datenschutz')} target="_blank" rel="noreferrer" className="text-link">
        {t('form.privacy-link')}
      </Link>
    </p>
  );
}
