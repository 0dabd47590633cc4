import type { ReactElement } from 'react';
import { useApp } from 'shared-contracts/app';
import { formatDay } from 'shared-contracts/dates';
import type { Order } from 'shared-contracts/entities';
import { useTranslate } from 'shared-contracts/i18n';
import { paths } from 'shared-contracts/paths';
import { PictureElement } from 'shared-contracts/picture';
import { Link } from 'shared-contracts/routing';
import { stateLabel } from '../order-state/state-label.ts';
import { StatePicture } from '../order-state/state-picture.tsx';
import type { MessageKey } from './messages/messages.ts';
import styles from './order-row.module.css';

const shownPictures = 4;

/** One order in the list: the whole row is a link to its details. */
export function OrderRow({ order }: { order: Order }): ReactElement {
  const t = useTranslate<MessageKey>();
  const { locale } = useApp();
  const { uuid, number, placedAt, state, deliveryType, team, total, amount, lines } = order;
  // An API before version 1.4 sends the lines here.
  const all = (order.pictures ?? lines.map(({ picture }) => picture)).slice(0, shownPictures);
  // Two sizes of a product have the same picture.
  const pictures = [...new Map(all.map((picture) => [picture.url, picture])).values()];
  return (
    <article className={styles.row} data-order-state={state}>
      <StatePicture state={state} deliveryType={deliveryType} className={styles.state} />
      <div className={styles.facts}>
        <p className={styles.word}>{stateLabel(t, state, deliveryType)}</p>
        <h2 className={styles.number}>
          <Link to={paths.order(uuid)} className={styles.link}>
            {t('order.number', { number })}
          </Link>
        </h2>
        <p className={styles.small}>
          {t('order.placed', { date: formatDay(placedAt, locale) })}
          <br />
          {t(team ? 'delivery.team' : `delivery.${deliveryType}`)}
        </p>
      </div>
      <ul className={styles.pictures} aria-hidden="true">
        {pictures.map((picture) => (
          <li key={picture.url}>
            <PictureElement picture={picture} sizes="56px" alt="" loading="lazy" />
          </li>
        ))}
      </ul>
      <p className={styles.total}>
        <span className={styles.price}>{total.formatted}</span>
        <span className={styles.small}>{t('order.pieces', { count: amount })}</span>
      </p>
    </article>
  );
}
