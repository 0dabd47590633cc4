import type { ReactElement } from 'react';
import type { Cart } from 'shared-contracts/entities';
import { paths } from 'shared-contracts/paths';
import { newOrderForm } from '../../order/order-form.ts';
import { orderSum } from '../../order/order-sum.ts';
import { CartLines } from '../cart/cart-lines.tsx';
import { Sums, UnusedVoucher } from '../cart/sums.tsx';
import { CheckoutDocument } from '../document/checkout-document.tsx';
import { useSite } from '../document/site-context.tsx';

/** @param store the initial store; null without one. @param next URL of the checkout page, with the store chosen in the shop */
export type HomePageProps = { cart: Cart; store: string | null; next: string };

/** Checkout home: the cart with its sums. */
export function HomePage({ cart, store, next }: HomePageProps): ReactElement {
  const { t, shopOrigin } = useSite();
  return (
    <CheckoutDocument title={t('home.title')} step="cart">
      <h1>{t('home.title')}</h1>
      <p className="lead">{t('home.lead')}</p>
      <div className="narrow">
        <CartLines products={cart.products} priceType={cart.priceType} />
        <Sums
          sum={orderSum(
            newOrderForm(null, store, cart.voucher?.state === 'applied' ? cart.voucher.code : null),
            cart,
            null,
          )}
        />
        <UnusedVoucher voucher={cart.voucher} />
        <p className="actions">
          <a className="button button-primary" href={next}>
            {t('home.next')}
          </a>
          <a className="text-link" href={`${shopOrigin}${paths.cart}`}>
            {t('home.change')}
          </a>
        </p>
      </div>
    </CheckoutDocument>
  );
}
