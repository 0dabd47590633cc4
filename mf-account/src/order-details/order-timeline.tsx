import type { ReactElement } from 'react';
import { useApp } from 'shared-contracts/app';
import type { OrderDetails } from 'shared-contracts/entities';
import { useTranslate } from 'shared-contracts/i18n';
import { formatTime } from '../layout/dates.ts';
import { stateLabel } from '../order-state/state-label.ts';
import type { MessageKey } from './messages/messages.ts';
import styles from './order-timeline.module.css';

/** The steps of an order in sequence, with their times; future ones are labelled as open. */
export function OrderTimeline({ order }: { order: OrderDetails }): ReactElement {
  const t = useTranslate<MessageKey>();
  const { locale } = useApp();
  return (
    <ol className={styles.timeline} aria-label={t('details.timeline')}>
      {order.timeline.map(({ state, at }) => (
        <li
          key={state}
          className={styles.step}
          data-is-reached={at !== null}
          aria-current={state === order.state ? 'step' : undefined}
        >
          <span className={styles.name}>{stateLabel(t, state, order.deliveryType)}</span>
          {at === null ? (
            <span className={styles.time}>{t('details.open')}</span>
          ) : (
            <time dateTime={at} className={styles.time}>
              {formatTime(at, locale)}
            </time>
          )}
        </li>
      ))}
    </ol>
  );
}
