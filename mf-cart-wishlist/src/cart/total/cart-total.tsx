import type { ReactElement } from 'react';
import type { Cart } from 'shared-contracts/entities';
import { useTranslate } from 'shared-contracts/i18n';
import type { MessageKey } from '../messages/messages.ts';
import { isSettled } from '../state/cart-machine.ts';
import { cartStore } from '../state/cart-store.ts';
import styles from './cart-total.module.css';

/** Totals come from the server (UX 20). While a change is not confirmed, they show that they are being updated. */
export function CartTotal({ total, isBrief = false }: { total: Cart['total']; isBrief?: boolean }): ReactElement {
  const t = useTranslate<MessageKey>();
  const isUpdating = cartStore.use((state) => !isSettled(state));
  return (
    <div className={styles.block}>
      <dl className={styles.total} aria-busy={isUpdating || undefined}>
        {isBrief ? null : (
          <div className={styles.row}>
            <dt>{t('total.products')}</dt>
            <dd>{total.productsPriceFormatted}</dd>
          </div>
        )}
        <div className={styles.row}>
          <dt>{t('total.delivery')}</dt>
          <dd>{total.deliveryPrice === 0 ? t('total.free') : total.deliveryPriceFormatted}</dd>
        </div>
        {total.voucherValue ? (
          <div className={styles.row}>
            <dt>{t('total.voucher')}</dt>
            <dd>− {total.voucherValueFormatted}</dd>
          </div>
        ) : null}
        <div className={styles.all}>
          <dt>
            {t('total.all')} <span className={styles.tax}>{isUpdating ? t('total.updating') : t('total.tax')}</span>
          </dt>
          <dd>{total.payableFormatted ?? total.totalCartPriceFormatted}</dd>
        </div>
      </dl>
      <FreeDelivery total={total} />
    </div>
  );
}

/** How much is missing for free delivery; nothing where it is not offered. */
function FreeDelivery({ total: { missingForFreeDelivery: missing, productsPrice } }: { total: Cart['total'] }) {
  const t = useTranslate<MessageKey>();
  if (missing === null) return null;
  return (
    <div className={styles.free}>
      <p>{t('total.missing', { price: missing.formatted })}</p>
      <progress
        className={styles.progress}
        max={productsPrice + missing.cents}
        value={productsPrice}
        aria-hidden="true"
      />
    </div>
  );
}
