import type { ReactElement } from 'react';
import type { OrderDetails } from 'shared-contracts/entities';
import { CheckoutDocument } from './checkout-document.tsx';

type ThanksPageProps = { order: OrderDetails; isCustomer: boolean; shopOrigin: string };

export function ThanksPage({ order, isCustomer, shopOrigin }: ThanksPageProps): ReactElement {
  const { number, email, lines, address, store, deliveryPrice, voucher, total, points } = order;
  return (
    <CheckoutDocument title={`Bestellung ${number}`} step="done" shopOrigin={shopOrigin}>
      <h1>Danke, deine Bestellung ist da</h1>
      <p>
        Nummer <strong>{number}</strong>. Die Bestätigung geht an {email}.
      </p>
      <ul className="lines">
        {lines.map((line) => (
          <li key={`${line.productId} ${line.size} ${line.mounting} ${line.setId}`}>
            <span>
              <strong>{line.brandName}</strong> {line.nameWithoutBrand}
              <span className="facts">
                {line.amount} × Größe {line.size}, {line.colour.name}
              </span>
            </span>
            <span className="sum">{line.total.formatted}</span>
          </li>
        ))}
      </ul>
      <dl className="total">
        <dt>Lieferung</dt>
        <dd>{deliveryPrice.cents === 0 ? 'gratis' : deliveryPrice.formatted}</dd>
        {voucher && (
          <>
            <dt>Gutschein {voucher.code}</dt>
            <dd>−{voucher.value.formatted}</dd>
          </>
        )}
        <dt>Gesamt</dt>
        <dd>{total.formatted}</dd>
      </dl>
      <p>
        {store
          ? `Zum Abholen: ${store.name}, ${store.address.ZipCode} ${store.address.City}. Wir schreiben dir, sobald alles bereitliegt.`
          : `Wir schicken alles an ${address.street} ${address.streetNo}, ${address.postal} ${address.city}.`}
        {points > 0 && ` Du bekommst ${points} Punkte.`}
      </p>
      <p className="actions">
        {isCustomer && (
          <a className="primary" href={`${shopOrigin}/my-account/order-details/${order.uuid}/`}>
            Bestellung ansehen
          </a>
        )}
        <a className={isCustomer ? undefined : 'primary'} href={`${shopOrigin}/`}>
          Zurück in den Shop
        </a>
      </p>
    </CheckoutDocument>
  );
}
