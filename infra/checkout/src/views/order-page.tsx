import type { ReactElement, ReactNode } from 'react';
import type { AccountData, Cart, StoreSummary } from 'shared-contracts/entities';
import { paths } from 'shared-contracts/paths';
import { formatPrice } from 'shared-contracts/pricing';
import type { OrderForm } from '../order-form.ts';
import type { Problems } from '../order-problems.ts';
import { type OrderSum, openVouchers } from '../order-sum.ts';
import { AddressFields } from './address-fields.tsx';
import { CartLines } from './cart-lines.tsx';
import { CheckoutDocument } from './checkout-document.tsx';
import { DeliveryFields, type FoundPoints } from './delivery-fields.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { type FormState, SelectField, TextField, UpdateButton } from './fields.tsx';
import { PayBar } from './pay-bar.tsx';
import { useSite } from './site-context.tsx';
import { Sums } from './sums.tsx';
import { TermsNote } from './terms-note.tsx';

export type OrderPageProps = {
  cart: Cart;
  account: AccountData | null;
  stores: readonly StoreSummary[];
  points: FoundPoints;
  form: OrderForm;
  sum: OrderSum;
  problems: Problems;
};

/** Checkout page: one form that works without script. What is agreed to stands beside the button that binds (UX 35). */
export function OrderPage(props: OrderPageProps): ReactElement {
  const { cart, account, form, sum, problems } = props;
  const { t } = useSite();
  const title = t('order.title');
  return (
    <CheckoutDocument title={problems.size > 0 ? t('order.error-title', { title }) : title} step="checkout">
      <form className="order" method="post" action="/checkout/" noValidate data-products={sum.products}>
        {/* The Return key presses a form's first button: it must not be the one that binds. */}
        <button type="submit" className="visually-hidden" name="intent" value="update" tabIndex={-1} aria-hidden="true">
          {t('frame.needs-update')}
        </button>
        {(['key', 'seenProducts', 'seenTotal'] as const).map((name) => (
          <input key={name} type="hidden" name={name} value={form[name]} autoComplete="off" />
        ))}
        <div className="sections">
          <div>
            <h1>{title}</h1>
            <p className="note to-what">
              <a className="text-link" href="#what">
                {t('sum.pieces', { count: cart.total.amount })}
              </a>
            </p>
            <ErrorSummary problems={problems} />
          </div>
          <Contact account={account} form={form} problems={problems} />
          <DeliveryFields {...props} />
          <AddressFields form={form} problems={problems} saved={account?.addresses.shipping ?? []} />
          <VoucherField account={account} cart={cart} form={form} problems={problems} />
        </div>
        <div className="aside">
          <section className="what" aria-labelledby="what">
            <h2 id="what">{t('sum.title')}</h2>
            <CartLines products={cart.products} inNewTab />
            <Sums sum={sum} total={false} />
            <p className="note">{t('order.payment')}</p>
            <TermsNote />
          </section>
          <PayBar total={sum.total} />
        </div>
      </form>
    </CheckoutDocument>
  );
}

function Contact({ account, form, problems }: FormState & { account: AccountData | null }): ReactElement {
  const { t, shopOrigin } = useSite();
  return (
    <fieldset>
      <legend>
        <h2>{t('order.contact')}</h2>
      </legend>
      {account === null ? (
        <>
          <TextField
            form={form}
            problems={problems}
            name="email"
            label={t('field.email')}
            hint={t('order.contact-hint')}
            type="email"
            autoComplete="email"
          />
          <p className="note">
            {t('order.login')}{' '}
            <a className="text-link" href={`${shopOrigin}${paths.login}`}>
              {t('order.login-way')}
            </a>
          </p>
        </>
      ) : (
        <p>{t('order.as', { email: account.personal.email })}</p>
      )}
    </fieldset>
  );
}

type VoucherFieldProps = FormState & Pick<OrderPageProps, 'account' | 'cart'>;

function VoucherField({ account, cart, form, problems }: VoucherFieldProps): ReactNode {
  const { t, locale } = useSite();
  const open = openVouchers(account, cart.total.productsPrice);
  if (open.length === 0 && !problems.has('voucher')) return null;
  return (
    <fieldset id="vouchers">
      <legend>
        <h2>{t('order.voucher')}</h2>
      </legend>
      <SelectField form={form} problems={problems} name="voucher" label={t('order.voucher-field')}>
        <option value="">{t('order.voucher-none')}</option>
        {open.map(({ code, value: { cents } }) => (
          <option key={code} value={code} data-cents={cents}>
            {t('order.voucher-option', { value: formatPrice(cents, locale), code })}
          </option>
        ))}
      </SelectField>
      <noscript>
        <UpdateButton label={t('frame.needs-update')} target="vouchers" />
      </noscript>
    </fieldset>
  );
}
