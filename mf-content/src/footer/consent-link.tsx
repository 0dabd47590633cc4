import type { MouseEvent, ReactElement } from 'react';
import { useApp } from 'shared-contracts/app';
import { useTranslate } from 'shared-contracts/i18n';
import { paths } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/routing';
import styles from './footer.module.css';
import type { MessageKey } from './messages/messages.ts';

/** Opens the consent settings; without script, with which nothing is stored, it links to the privacy page. */
export function ConsentLink(): ReactElement {
  const t = useTranslate<MessageKey>();
  const { bus } = useApp();

  function open(event: MouseEvent): void {
    event.preventDefault();
    bus.emit('consent-settings-requested', {});
  }

  return (
    <li>
      <Link to={paths.static('datenschutz')} className={styles.link} aria-haspopup="dialog" onClick={open}>
        {t('footer.consent')}
      </Link>
    </li>
  );
}
