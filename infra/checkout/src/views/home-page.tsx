import type { ReactElement } from 'react';
import type { Cart } from 'shared-contracts/entities';
import { paths } from 'shared-contracts/paths';
import { newOrderForm } from '../order-form.ts';
import { orderSum } from '../order-sum.ts';
import { CartLines } from './cart-lines.tsx';
import { CheckoutDocument } from './checkout-document.tsx';
import { useSite } from './site-context.tsx';
import { Sums } from './sums.tsx';

/** @param next the checkout page, with the store that was chosen in the shop */
export type HomePageProps = { cart: Cart; next: string };

/** Checkout home: what is about to be bought. */
export function HomePage({ cart, next }: HomePageProps): ReactElement {
  const { t, shopOrigin } = useSite();
  return (
    <CheckoutDocument title={t('home.title')} step="cart">
      <h1>{t('home.title')}</h1>
      <p className="lead">{t('home.lead')}</p>
      <div className="narrow">
        <CartLines products={cart.products} />
        <Sums sum={orderSum(newOrderForm(null, null), cart, null)} />
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
