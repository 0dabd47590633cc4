import type { ReactElement } from 'react';
import { useApp } from 'shared-contracts/app';
import { useTranslate } from 'shared-contracts/i18n';
import { paths } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/routing';
import type { MessageKey } from '../messages/messages.ts';
import styles from './service-line.module.css';

/** Shop benefits and service links. Wide screens only; on phones they are in the menu. */
export function ServiceLine(): ReactElement {
  const t = useTranslate<MessageKey>();
  const { flippingBookPrefix } = useApp().config;
  return (
    <div className={styles.line}>
      <div className={`page ${styles.content}`}>
        <ul className={styles.list} aria-label={t('service.label')}>
          <li>{t('service.shipping')}</li>
          <li>{t('service.returns')}</li>
          <li>
            <Link to={paths.shops}>{t('service.pickup')}</Link>
          </li>
        </ul>
        <ul className={styles.list}>
          <li>
            <Link to={paths.blog}>{t('service.guide')}</Link>
          </li>
          {flippingBookPrefix && (
            <li>
              <Link to={`/${flippingBookPrefix}/`}>{t('service.flyers')}</Link>
            </li>
          )}
          <li>
            <Link to={paths.shops}>{t('stores')}</Link>
          </li>
          <li>
            <Link to={paths.services('hilfe')}>{t('service.help')}</Link>
          </li>
        </ul>
      </div>
    </div>
  );
}
