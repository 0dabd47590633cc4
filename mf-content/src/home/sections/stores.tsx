import type { ReactElement } from 'react';
import { useApp } from 'shared-contracts/app';
import type { HomeSection } from 'shared-contracts/entities';
import { Fragment } from 'shared-contracts/fragment';
import { useTranslate } from 'shared-contracts/i18n';
import { PictureElement } from 'shared-contracts/picture';
import { Form, Link } from 'shared-contracts/routing';
import { withoutBackground } from '../../blocks/picture.ts';
import type { MessageKey } from '../messages/messages.ts';
import styles from './stores.module.css';

type StoresProps = Omit<Extract<HomeSection, { kind: 'stores' }>, 'kind'> & { id: string };

/** The store search, and the shopper's own store with its hours today. */
export function Stores({ title, text, url, picture, id }: StoresProps): ReactElement {
  const t = useTranslate<MessageKey>();
  const { omnichannelAvailable } = useApp().config;
  return (
    <section className={`lazy-layout page ${styles.stores}`} aria-labelledby={id}>
      <div className={styles.words}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <p className={styles.text}>{text}</p>
        <Form action={url} className={styles.search}>
          <label htmlFor={`${id}-place`}>{t('stores.place')}</label>
          <div className={styles.fields}>
            <input id={`${id}-place`} className="field" name="ort" autoComplete="postal-code" maxLength={80} />
            <button type="submit" className="button">
              {t('stores.search')}
            </button>
          </div>
        </Form>
        <Link to={url} className={`text-link ${styles.all}`}>
          {t('stores.all')}
        </Link>
        {omnichannelAvailable && (
          <Fragment of="mf-cart-wishlist/store-picker" variant="home" when="near" className={styles.own} />
        )}
      </div>
      {picture && (
        <PictureElement
          className={styles.picture}
          picture={withoutBackground(picture)}
          sizes="(min-width: 993px) 58vw, 100vw"
          loading="lazy"
        />
      )}
    </section>
  );
}
