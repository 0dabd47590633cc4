import type { ReactElement } from 'react';
import type { Cart } from 'shared-contracts/entities';
import { CartLines } from './cart-lines.tsx';
import { CheckoutDocument } from './checkout-document.tsx';

type HomePageProps = { cart: Cart; shopOrigin: string };

/** Checkout home: what is about to be bought. */
export function HomePage({ cart: { products, total }, shopOrigin }: HomePageProps): ReactElement {
  return (
    <CheckoutDocument title="Dein Warenkorb" step="home" shopOrigin={shopOrigin}>
      <h1>Dein Warenkorb</h1>
      <CartLines products={products} shopOrigin={shopOrigin} />
      <dl className="total">
        <dt>Artikel</dt>
        <dd>{total.productsPriceFormatted}</dd>
        <dt>Lieferung nach Hause</dt>
        <dd>{total.deliveryPriceFormatted}</dd>
        <dt>Gesamt</dt>
        <dd>{total.totalCartPriceFormatted}</dd>
      </dl>
      <p className="actions">
        <a className="primary" href="/checkout/">
          Weiter zur Kassa
        </a>
        <a href={`${shopOrigin}/warenkorb/`}>Warenkorb ändern</a>
      </p>
    </CheckoutDocument>
  );
}
