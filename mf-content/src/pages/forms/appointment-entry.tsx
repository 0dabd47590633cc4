import type { ReactElement } from 'react';
import { useTranslate } from 'shared-contracts/i18n';
import { paths } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/routing';
import type { MessageKey } from '../messages/messages.ts';
import styles from './page-form.module.css';

/** An appointment is made with a store, on its page: here begins the way there. */
export function AppointmentEntry(): ReactElement {
  const t = useTranslate<MessageKey>();
  return (
    <section className={styles.entry}>
      <h3 className={styles.sentTitle}>{t('appointment.title')}</h3>
      <p>{t('appointment.text')}</p>
      <Link to={paths.shops} className="button button-primary">
        {t('appointment.submit')}
      </Link>
    </section>
  );
}
