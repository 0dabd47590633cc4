import type { ReactElement } from 'react';
import { formatPrice } from 'shared-contracts/pricing';
import { useSite } from '../document/site-context.tsx';

/** The order button with the total price beside it. On phones it sticks to the lower edge of the screen. */
export function PayBar({ total }: { total: number }): ReactElement {
  const { t, locale } = useSite();
  return (
    <div className="pay">
      <p className="pay-total">
        <span className="pay-word">
          {t('sum.all')} <span className="tax">{t('sum.tax')}</span>
        </span>
        <strong className="price" data-sum="total">
          {formatPrice(total, locale)}
        </strong>
      </p>
      <button
        type="submit"
        className="button button-primary"
        name="intent"
        value="order"
        data-sending={t('order.sending')}
        data-offline={t('order.offline')}
      >
        {t('order.submit')}
      </button>
      <p role="status" className="visually-hidden" data-said={t('sum.said', { total: '*' })} />
    </div>
  );
}
