import type { ReactElement } from 'react';
import type { Cart } from 'shared-contracts/entities';
import { formatPrice } from 'shared-contracts/pricing';
import type { OrderSum } from '../../order/order-sum.ts';
import { useSite } from '../document/site-context.tsx';

type SumsProps = { sum: OrderSum; voucherCode?: string | null; total?: boolean };

/** The sums that make up the total. The script updates the elements with `data-sum`. */
export function Sums({ sum, voucherCode = null, total = true }: SumsProps): ReactElement {
  const { t, locale } = useSite();
  return (
    <dl className="sums">
      <div>
        <dt>{t('sum.products')}</dt>
        <dd>{formatPrice(sum.products, locale)}</dd>
      </div>
      <div>
        <dt>{t('sum.delivery')}</dt>
        <dd data-sum="delivery" data-free={t('sum.free')}>
          {sum.delivery === 0 ? t('sum.free') : formatPrice(sum.delivery, locale)}
        </dd>
      </div>
      <div data-row="voucher" hidden={sum.voucher === 0}>
        <dt>
          {t('sum.voucher')}
          {voucherCode === null ? '' : ` ${voucherCode}`}
        </dt>
        <dd data-sum="voucher">− {formatPrice(sum.voucher, locale)}</dd>
      </div>
      {total ? (
        <div className="sums-all">
          <dt>
            {t('sum.all')} <span className="tax">{t('sum.tax')}</span>
          </dt>
          <dd>{formatPrice(sum.total, locale)}</dd>
        </div>
      ) : null}
    </dl>
  );
}

/**
 * Why the voucher in the cart is not deducted: it may have expired since the shopper saw it in the cart. An API before version 1.4 has no
 * vouchers in carts.
 */
export function UnusedVoucher({ voucher }: { voucher: Cart['voucher'] }): ReactElement | null {
  const { t } = useSite();
  if (!voucher || voucher.state === 'applied') return null;
  const { code, minimumOrder, state } = voucher;
  return (
    <p className="note">
      {state === 'ended'
        ? t('sum.voucher-ended', { code })
        : t('sum.voucher-minimum', { code, price: minimumOrder.formatted })}
    </p>
  );
}
