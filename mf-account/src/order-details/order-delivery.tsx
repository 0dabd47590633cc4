import type { ReactElement } from 'react';
import { useApp } from 'shared-contracts/app';
import type { OrderDetails, OrderState, Store } from 'shared-contracts/entities';
import { useTranslate } from 'shared-contracts/i18n';
import { shortTime } from 'shared-contracts/opening-hours';
import { Link } from 'shared-contracts/routing';
import { formatWeekday } from '../layout/dates.ts';
import { Panel } from '../layout/panel.tsx';
import type { MessageKey } from './messages/messages.ts';
import styles from './order-delivery.module.css';
import type { OrderPageData } from './order-loader.ts';

/** States in which nothing is left to be collected. */
const hasEnded: ReadonlySet<OrderState> = new Set(['delivered', 'cancelled', 'returned']);

/** Where the order goes: to an address, or to a store or pick-up point. */
export function OrderDelivery({ order, store, point }: OrderPageData): ReactElement {
  const t = useTranslate<MessageKey>();
  const { deliveryType, address, email, tracking, team } = order;
  const isHome = deliveryType === 'home';
  return (
    <Panel heading={t(isHome ? 'details.where' : 'details.where-pickup')}>
      <div className={styles.parts}>
        <p className={styles.way}>{t(team ? 'delivery.team' : `delivery.${deliveryType}`)}</p>
        {isHome ? null : <PickUp order={order} store={store} point={point} />}
        {team ? <TeamPlace team={team} /> : null}
        <address className={styles.address}>
          {isHome && !team ? null : <span className={styles.small}>{t('details.invoice-to')}</span>}
          <span>
            {address.firstname} {address.lastname}
          </span>
          <span>
            {address.street} {address.streetNo}
          </span>
          <span>
            {address.countryId}-{address.postal} {address.city}
          </span>
        </address>
        {tracking ? (
          <p>
            <Link to={tracking.url} className={`text-link ${styles.link}`}>
              {t('details.tracking', { number: tracking.number, carrier: tracking.carrier })}
            </Link>
          </p>
        ) : null}
        <p className={styles.small}>{t('details.email', { email })}</p>
      </div>
    </Panel>
  );
}

function TeamPlace({ team }: { team: NonNullable<OrderDetails['team']> }): ReactElement {
  const { name, delivery } = team;
  return (
    <address className={styles.address}>
      <strong>{name}</strong>
      <span>{delivery.name}</span>
      <span>{delivery.street}</span>
      <span>
        {delivery.postal} {delivery.city}
      </span>
    </address>
  );
}

function PickUp({ order, store, point }: OrderPageData): ReactElement {
  const t = useTranslate<MessageKey>();
  return (
    <>
      {order.store ? (
        <address className={styles.address}>
          <strong>{order.store.name}</strong>
          {store ? <span>{store.address.Street}</span> : null}
          <span>
            {order.store.address.ZipCode} {order.store.address.City}
          </span>
          {store ? (
            <a href={`tel:${store.phone.replaceAll(' ', '')}`} className={`text-link ${styles.link}`}>
              {store.phone}
            </a>
          ) : null}
        </address>
      ) : null}
      {store ? <Hours store={store} /> : null}
      {point ? (
        <p>
          {t('details.hours')}: {point.hours}
        </p>
      ) : null}
      {hasEnded.has(order.state) ? null : <p className={styles.hint}>{t('details.pickup-hint')}</p>}
    </>
  );
}

function Hours({ store }: { store: Store }): ReactElement {
  const t = useTranslate<MessageKey>();
  const { locale } = useApp();
  const text = (opens: string | null, closes: string | null): string =>
    opens === null || closes === null
      ? t('details.closed')
      : t('details.times', { opens: shortTime(opens), closes: shortTime(closes) });
  return (
    <div>
      <p className={styles.today}>
        {t('details.today')}: {text(store.today.opens, store.today.closes)}
        {store.today.note ? ` (${store.today.note})` : ''}
      </p>
      <details>
        <summary className={styles.summary}>{t('details.hours')}</summary>
        <dl className={styles.hours}>
          {store.hours.map(({ weekday, opens, closes }) => (
            <div key={weekday}>
              <dt>{formatWeekday(weekday, locale)}</dt>
              <dd>{text(opens, closes)}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}
