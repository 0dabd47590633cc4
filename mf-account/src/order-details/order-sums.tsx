import type { ReactElement } from 'react';
import { useApp } from 'shared-contracts/app';
import type { OrderDetails } from 'shared-contracts/entities';
import { useTranslate } from 'shared-contracts/i18n';
import { Panel } from '../layout/panel.tsx';
import type { MessageKey } from './messages/messages.ts';
import styles from './order-sums.module.css';

export function OrderSums({ order }: { order: OrderDetails }): ReactElement {
  const t = useTranslate<MessageKey>();
  const { config } = useApp();
  const { productsPrice, deliveryPrice, voucher, total, vat, refund, points, state } = order;
  const earnsPoints = config.loyaltyEnabled && points > 0 && state !== 'cancelled' && state !== 'returned';
  return (
    <Panel heading={t('details.sums')}>
      <dl className={styles.sums}>
        <div>
          <dt>{t('details.products')}</dt>
          <dd>{productsPrice.formatted}</dd>
        </div>
        <div>
          <dt>{t('details.delivery')}</dt>
          <dd>{deliveryPrice.cents === 0 ? t('details.delivery-free') : deliveryPrice.formatted}</dd>
        </div>
        {voucher ? (
          <div>
            <dt>{t('details.voucher', { code: voucher.code })}</dt>
            <dd>− {voucher.value.formatted}</dd>
          </div>
        ) : null}
        <div className={styles.total}>
          <dt>
            {t('details.total')} <span className={styles.tax}>{t('details.tax')}</span>
          </dt>
          <dd>{total.formatted}</dd>
        </div>
        {vat ? (
          <div className={styles.small}>
            <dt>{t('details.vat', { percent: vat.percent })}</dt>
            <dd>{vat.amount.formatted}</dd>
          </div>
        ) : null}
        {refund && state !== 'cancelled' ? (
          <div>
            <dt>{t('details.refund')}</dt>
            <dd>{refund.formatted}</dd>
          </div>
        ) : null}
      </dl>
      {earnsPoints ? (
        <p className={styles.points}>
          {t(state === 'delivered' ? 'details.points-booked' : 'details.points', { points })}
        </p>
      ) : null}
    </Panel>
  );
}
