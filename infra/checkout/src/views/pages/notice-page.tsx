import type { ReactElement } from 'react';
import { pathIn, paths } from 'shared-contracts/paths';
import { fieldNames, type OrderForm } from '../../order/order-form.ts';
import type { Site } from '../../site.ts';
import { CheckoutDocument, type Step } from '../document/checkout-document.tsx';
import { RidgeLine } from '../document/drawings.tsx';
import { useSite } from '../document/site-context.tsx';
import { PayBar } from '../form/pay-bar.tsx';

/** The login leads back to the cart, from where the checkout is one step away. */
const login = `${paths.login}?weiter=${encodeURIComponent(paths.cart)}`;

export const loginAddress = (site: Site): string => `${site.shopOrigin}${pathIn(site, login)}`;

/** Link target of each notice: a path in the shop, or with the prefix `checkout:` a path in the checkout. */
const ways = {
  empty: paths.search(),
  ended: paths.cart,
  'signed-out': login,
  unreachable: 'checkout:/checkout/',
  'ordered-before': paths.services('kontakt'),
  'no-order': paths.account,
  'not-found': 'checkout:/',
  'bad-request': 'checkout:/',
  foreign: 'checkout:/',
  'too-large': 'checkout:/checkout/',
  failed: 'checkout:/',
} as const;

export type NoticeKind = keyof typeof ways;

/** A page without a form: what happened, and a link to go on. */
export function NoticePage({ of, step = 'checkout' }: { of: NoticeKind; step?: Step }): ReactElement {
  const site = useSite();
  const { t, shopOrigin } = site;
  const way: string = pathIn(site, ways[of]);
  const href = way.startsWith('checkout:') ? way.slice('checkout:'.length) : `${shopOrigin}${way}`;
  return (
    <Notice title={t(`notice.${of}`)} text={t(`notice.${of}-text`)} step={step}>
      <a className="button button-primary" href={href}>
        {t(`notice.${of}-way`)}
      </a>
    </Notice>
  );
}

/** `unsure`: the order was sent, but no response arrived. */
export type KeptFormReason = 'unreachable' | 'signed-out' | 'unsure';

/** The notice after a form was sent. It holds all fields in hidden inputs, which the next try sends again. */
export function KeptFormPage({ of, form }: { of: KeptFormReason; form: OrderForm }): ReactElement {
  const site = useSite();
  const { t } = site;
  const isUnsure = of === 'unsure';
  return (
    <Notice title={t(`notice.${of}`)} text={t(isUnsure ? 'notice.unsure-text' : `notice.${of}-kept`)} step="checkout">
      <form method="post" action="/checkout/" className="kept">
        {fieldNames.map((name) => (
          <input key={name} type="hidden" name={name} value={form[name]} />
        ))}
        {isUnsure ? (
          <PayBar total={Number(form.seenTotal) || 0} />
        ) : (
          <p className="actions">
            {of === 'signed-out' && (
              <a className="button" href={loginAddress(site)} target="_blank" rel="noopener">
                {t('notice.signed-out-way')}
              </a>
            )}
            <button type="submit" className="button button-primary" name="intent" value="update">
              {t('notice.unreachable-way')}
            </button>
          </p>
        )}
      </form>
    </Notice>
  );
}

type NoticeProps = { title: string; text: string; step: Step; children: ReactElement };

function Notice({ title, text, step, children }: NoticeProps): ReactElement {
  return (
    <CheckoutDocument title={title} step={step}>
      <div className="notice">
        <RidgeLine />
        <h1>{title}</h1>
        <p className="lead">{text}</p>
        <div className="actions">{children}</div>
      </div>
    </CheckoutDocument>
  );
}
