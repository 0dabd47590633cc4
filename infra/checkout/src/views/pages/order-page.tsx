import type { ReactElement, ReactNode } from 'react';
import type { AccountData, Cart, StoreSummary } from 'shared-contracts/entities';
import { formatPrice } from 'shared-contracts/pricing';
import type { DeliveredTeam } from '../../order/delivered-team.ts';
import type { OrderForm } from '../../order/order-form.ts';
import type { Problems } from '../../order/order-problems.ts';
import { type OrderSum, openVouchers } from '../../order/order-sum.ts';
import { CartLines } from '../cart/cart-lines.tsx';
import { Sums, UnusedVoucher } from '../cart/sums.tsx';
import { CheckoutDocument } from '../document/checkout-document.tsx';
import { useSite } from '../document/site-context.tsx';
import { AddressFields } from '../form/address-fields.tsx';
import { DeliveryFields, type FoundPoints } from '../form/delivery-fields.tsx';
import { ErrorSummary } from '../form/error-summary.tsx';
import { type FormState, HiddenFields, SelectField, TextField, UpdateButton } from '../form/fields.tsx';
import { PayBar } from '../form/pay-bar.tsx';
import { TermsNote } from '../form/terms-note.tsx';
import { loginAddress } from './notice-page.tsx';

export type OrderPageProps = {
  cart: Cart;
  account: AccountData | null;
  stores: readonly StoreSummary[] | null;
  points: FoundPoints;
  team: DeliveredTeam | null;
  isRefurbished: boolean;
  form: OrderForm;
  sum: OrderSum;
  problems: Problems;
};

const hiddenFields = ['key', 'seenProducts', 'seenTotal', 'seenGoods', 'seenAccount', 'unanswered'] as const;

/** Checkout page: one form that works without script. The total is shown beside the order button (UX 35). */
export function OrderPage(props: OrderPageProps): ReactElement {
  const { cart, account, form, sum, problems } = props;
  const { t, orderAction } = useSite();
  const title = t('order.title');
  return (
    <CheckoutDocument title={problems.size > 0 ? t('order.error-title', { title }) : title} step="checkout">
      <form className="order" method="post" action={orderAction} noValidate data-products={sum.products}>
        {/* The Enter key presses a form's first button, which must not be the order button. */}
        <button type="submit" className="visually-hidden" name="intent" value="update" tabIndex={-1} aria-hidden="true">
          {t('frame.needs-update')}
        </button>
        <HiddenFields form={form} names={hiddenFields} />
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
            <CartLines products={cart.products} priceType={cart.priceType} inNewTab />
            <Sums sum={sum} total={false} />
            <UnusedVoucher voucher={cart.voucher} />
            <p className="note">{t('order.payment')}</p>
            <TermsNote products={cart.products} />
          </section>
          <PayBar total={sum.total} />
        </div>
      </form>
    </CheckoutDocument>
  );
}

function Contact({ account, form, problems }: FormState & { account: AccountData | null }): ReactElement {
  const site = useSite();
  const { t } = site;
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
            <a className="text-link" href={loginAddress(site)}>
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
