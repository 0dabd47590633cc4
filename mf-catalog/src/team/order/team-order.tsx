import { type ReactElement, useId } from 'react';
import { useApp } from 'shared-contracts/app';
import { useTranslate } from 'shared-contracts/i18n';
import type { MessageKey } from '../messages/messages.ts';
import { offerDay } from '../offer-day.ts';
import { OrderForm, type OrderFormProps } from './order-form.tsx';
import styles from './team-order.module.css';

/** A club's offer of a product: until when it may be ordered, and the order for a whole team. */
export function TeamOrder({ offer, product }: OrderFormProps): ReactElement {
  const t = useTranslate<MessageKey>();
  const { locale } = useApp();
  const titleId = useId();
  const { team, minimumAmount = 1 } = offer;
  const { until, hasEnded = false } = team.terms ?? {};
  return (
    <section aria-labelledby={titleId} className={styles.order}>
      <h2 id={titleId} className={styles.title}>
        {t('order.title')}
      </h2>
      <p className={styles.terms}>
        {[
          until ? offerDay(t, until, locale, hasEnded) : t('club.always'),
          ...(minimumAmount > 1 && !hasEnded ? [t('order.minimum', { count: minimumAmount })] : []),
        ].join(' · ')}
      </p>
      {hasEnded ? (
        <p className={styles.below}>{t('order.ended', { name: team.name })}</p>
      ) : (
        <OrderForm offer={offer} product={product} />
      )}
    </section>
  );
}
