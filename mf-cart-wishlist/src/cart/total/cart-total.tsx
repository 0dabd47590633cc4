import type { ReactElement } from 'react';
import { useApp } from 'shared-contracts/app';
import type { Cart } from 'shared-contracts/entities';
import { useTranslate } from 'shared-contracts/i18n';
import { formatPrice } from 'shared-contracts/pricing';
import { useStartedStore } from '../../browser/use-started-store.ts';
import { pickupStore } from '../../store-picker/state/pickup-store.ts';
import type { MessageKey } from '../messages/messages.ts';
import { isSettled } from '../state/cart-machine.ts';
import { cartStore } from '../state/cart-store.ts';
import styles from './cart-total.module.css';
import { useHasPickUp } from './use-has-pick-up.ts';

/** With a store for pick-up, delivery and sum are those of the checkout, which preselects the store (UX 35). */
function useSum(total: Cart['total']) {
  const { locale } = useApp();
  useStartedStore(pickupStore);
  const hasStore = pickupStore.use(({ store }) => store !== null);
  const isPickedUp = useHasPickUp() && hasStore;
  const delivery = isPickedUp
    ? total.deliveryPrices.click_and_collect
    : { cents: total.deliveryPrice, formatted: total.deliveryPriceFormatted };
  const sum = (total.payable ?? total.totalCartPrice) - total.deliveryPrice + delivery.cents;
  return { isPickedUp, delivery, sum: formatPrice(sum, locale) };
}

const useIsUpdating = (): boolean => cartStore.use((state) => !isSettled(state));

/** Only the sum, for the bar with the checkout button. */
export function CartSum({ total, className }: { total: Cart['total']; className: string | undefined }): ReactElement {
  const t = useTranslate<MessageKey>();
  const isUpdating = useIsUpdating();
  const { sum } = useSum(total);
  return (
    <p className={className} aria-busy={isUpdating || undefined}>
      {t('total.all')} <span className={styles.tax}>{isUpdating ? t('total.updating') : t('total.tax')}</span>{' '}
      <strong>{sum}</strong>
    </p>
  );
}

type CartTotalProps = { total: Cart['total']; isBrief?: boolean; sumClassName?: string | undefined };

/** Totals come from the server (UX 20). While a change is not confirmed, they are marked as being updated. */
export function CartTotal({ total, isBrief = false, sumClassName = '' }: CartTotalProps): ReactElement {
  const t = useTranslate<MessageKey>();
  const isUpdating = useIsUpdating();
  const { isPickedUp, delivery, sum } = useSum(total);
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
          <dt>{t(isPickedUp ? 'total.store' : 'total.delivery')}</dt>
          <dd>{delivery.cents === 0 ? t('total.free') : delivery.formatted}</dd>
        </div>
        {total.voucherValue ? (
          <div className={styles.row}>
            <dt>{t('total.voucher')}</dt>
            <dd>− {total.voucherValueFormatted}</dd>
          </div>
        ) : null}
        <div className={`${styles.all} ${sumClassName}`}>
          <dt>
            {t('total.all')} <span className={styles.tax}>{isUpdating ? t('total.updating') : t('total.tax')}</span>
          </dt>
          <dd>{sum}</dd>
        </div>
      </dl>
      {isPickedUp ? null : <FreeDelivery total={total} />}
    </div>
  );
}

/** The amount that is missing for free delivery; nothing where that is not offered. */
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
