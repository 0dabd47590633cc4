import type { ReactElement, ReactNode } from 'react';
import type { AccountData, Cart, StoreSummary } from 'shared-contracts/entities';
import { formatPrice } from 'shared-contracts/pricing';
import type { OrderForm } from '../order-form.ts';
import type { Problems } from '../order-problems.ts';
import { AddressFields } from './address-fields.tsx';
import { CartLines } from './cart-lines.tsx';
import { CheckoutDocument } from './checkout-document.tsx';
import { Choice, SelectField, TextField } from './fields.tsx';

export type OrderPageProps = {
  cart: Cart;
  account: AccountData | null;
  stores: readonly StoreSummary[];
  form: OrderForm;
  problems: Problems;
  shopOrigin: string;
};

/** Checkout page: one form that works without script. Both sums are shown, so that none changes behind the shopper's back. */
export function OrderPage(props: OrderPageProps): ReactElement {
  const { cart, account, form, problems, shopOrigin } = props;
  const title = problems.size > 0 ? 'Fehler: Kassa' : 'Kassa';
  return (
    <CheckoutDocument title={title} step="page" shopOrigin={shopOrigin}>
      <h1>Kassa</h1>
      <Summary problems={problems} />
      <form method="post" action="/checkout/" noValidate>
        {(['key', 'seenProducts', 'seenHome', 'seenCollect'] as const).map((name) => (
          <input key={name} type="hidden" name={name} value={form[name]} />
        ))}
        {account === null ? (
          <section>
            <h2>Kontakt</h2>
            <TextField
              form={form}
              problems={problems}
              name="email"
              label="E-Mail-Adresse"
              type="email"
              autoComplete="email"
            />
          </section>
        ) : (
          <p>
            Du bestellst als <strong>{account.personal.email}</strong>.
          </p>
        )}
        <Delivery {...props} />
        <section>
          <h2>{account === null ? 'Adresse' : 'Deine Adresse'}</h2>
          <AddressFields form={form} problems={problems} saved={account?.addresses.shipping ?? []} />
        </section>
        <Vouchers {...props} />
        <section>
          <h2>Das bestellst du</h2>
          <CartLines products={cart.products} shopOrigin={shopOrigin} />
          <p className="facts">
            Du bezahlst per Rechnung, innerhalb von 14 Tagen. Preise enthalten die Umsatzsteuer. Zurückgeben kannst du
            30 Tage lang.
          </p>
        </section>
        <p className="actions">
          <button type="submit" className="primary">
            Zahlungspflichtig bestellen
          </button>
          <a href={`${shopOrigin}/warenkorb/`}>Warenkorb ändern</a>
        </p>
      </form>
    </CheckoutDocument>
  );
}

/** UX rule 24: takes the focus and leads to the fields. */
function Summary({ problems }: { problems: Problems }): ReactNode {
  if (problems.size === 0) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: the page came back because of these, and there is no script to move the focus
    <div className="summary" role="alert" tabIndex={-1} autoFocus>
      <h2>Das hat noch nicht geklappt</h2>
      <ul>
        {[...problems].map(([field, text]) => (
          <li key={text}>{field ? <a href={`#${field}`}>{text}</a> : text}</li>
        ))}
      </ul>
    </div>
  );
}

function Delivery({ cart: { total }, form, problems, stores }: OrderPageProps): ReactElement {
  const { home, click_and_collect: collect } = total.deliveryPrices;
  const sum = (cents: number): string => formatPrice(total.productsPrice + cents, 'at');
  return (
    <section id="deliveryType">
      <h2>Lieferung</h2>
      <Choice form={form} name="deliveryType" value="home" id="to-home">
        <strong>Nach Hause</strong>, {home.cents === 0 ? 'gratis' : home.formatted}
        <span className="facts">Gesamt {sum(home.cents)}</span>
      </Choice>
      <Choice form={form} name="deliveryType" value="click_and_collect" id="to-store">
        <strong>In einer Filiale abholen</strong>, {collect.cents === 0 ? 'gratis' : collect.formatted}
        <span className="facts">Gesamt {sum(collect.cents)}</span>
      </Choice>
      <div className="when-collected">
        <SelectField form={form} problems={problems} name="storeSysname" label="Filiale">
          <option value="">Bitte wählen</option>
          {stores.map(({ sysname, name, address }) => (
            <option key={sysname} value={sysname}>
              {`${address.City}: ${name}`}
            </option>
          ))}
        </SelectField>
      </div>
    </section>
  );
}

function Vouchers({ account, cart, form, problems }: OrderPageProps): ReactNode {
  const open = (account?.p4m.vouchers ?? []).filter(
    ({ state, minimumOrder }) => state === 'open' && minimumOrder.cents <= cart.total.productsPrice,
  );
  if (open.length === 0) return null;
  return (
    <section>
      <h2>Gutschein</h2>
      <SelectField form={form} problems={problems} name="voucher" label="Wird vom Gesamtbetrag abgezogen">
        <option value="">Keinen einlösen</option>
        {open.map(({ code, value }) => (
          <option key={code} value={code}>
            {`${value.formatted} (${code})`}
          </option>
        ))}
      </SelectField>
    </section>
  );
}
