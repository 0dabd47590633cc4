import type { ReactElement } from 'react';
import { useTranslate } from 'shared-contracts/i18n';
import type { MessageKey } from './messages/messages.ts';
import styles from './no-catalogue.module.css';

/** The command for the retailer who sets up the shop; not translated. */
const command = 'npm run catalogue -- import <folder>';

/** The home page of a shop without a catalogue. */
export function NoCatalogue(): ReactElement {
  const t = useTranslate<MessageKey>();
  return (
    <section className={`page ${styles.noCatalogue}`}>
      <div className={styles.words}>
        <h1>{t('home.noCatalogue.title')}</h1>
        <p>{t('home.noCatalogue.text')}</p>
        <pre className={styles.command}>
          <code>{command}</code>
        </pre>
        <p>{t('home.noCatalogue.format')}</p>
      </div>
    </section>
  );
}
