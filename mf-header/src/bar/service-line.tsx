import type { ReactElement } from 'react';
import { useTranslate } from 'shared-contracts/i18n';
import { paths } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/routing';
import type { MessageKey } from '../messages/messages.ts';
import styles from './service-line.module.css';
import { useServiceLinks } from './service-links.ts';

/** Shop benefits and service links. Wide screens only; on phones they are in the menu. */
export function ServiceLine(): ReactElement {
  const t = useTranslate<MessageKey>();
  const { stores, pickUp, guide, flyers, help: helpUrl } = useServiceLinks();
  const links = [
    guide && { to: paths.blog, name: t('service.guide') },
    flyers && { to: flyers, name: t('service.flyers') },
    stores && { to: paths.shops, name: t('stores') },
    helpUrl && { to: helpUrl, name: t('service.help') },
  ].filter((link) => typeof link === 'object' && link !== null);
  return (
    <div className={styles.line}>
      <div className={`page ${styles.content}`}>
        <ul className={styles.list} aria-label={t('service.label')}>
          <li>{t('service.shipping')}</li>
          <li>{t('service.returns')}</li>
          {pickUp && (
            <li>
              <Link to={paths.shops}>{t('service.pickup')}</Link>
            </li>
          )}
        </ul>
        <ul className={styles.list}>
          {links.map(({ to, name }) => (
            <li key={to}>
              <Link to={to}>{name}</Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
