import type { ReactElement, ReactNode } from 'react';
import type { Cart } from 'shared-contracts/entities';
import { pathIn, paths } from 'shared-contracts/paths';
import { fieldNames, type OrderForm } from '../../order/order-form.ts';
import type { CartHandover } from '../../shopper-api/cart-handover.ts';
import type { Site } from '../../site.ts';
import { CartLines } from '../cart/cart-lines.tsx';
import { CheckoutDocument, type Step } from '../document/checkout-document.tsx';
import { RidgeLine } from '../document/drawings.tsx';
import { useSite } from '../document/site-context.tsx';
import { HiddenFields } from '../form/fields.tsx';
import { PayBar } from '../form/pay-bar.tsx';

/** The login leads back to the cart, from where the checkout is one step away. */
const login = `${paths.login}?weiter=${encodeURIComponent(paths.cart)}`;

export const loginAddress = (site: Site): string => `${site.shopOrigin}${pathIn(site, login)}`;

/** Link target of each notice: a path in the shop, or with the prefix `checkout:` a path in the checkout. */
const ways = {
  empty: paths.search(),
  'no-cookies': paths.search(),
  ended: paths.cart,
  'sold-out': paths.cart,
  'signed-out': login,
  'other-account': paths.cart,
  // The page itself, with the store that its address names.
  unreachable: 'checkout:',
  // The confirmation page itself.
  unread: 'checkout:./',
  'ordered-before': paths.services('kontakt'),
  'no-order': paths.orderLookup,
  'not-found': 'checkout:/',
  'bad-request': 'checkout:/',
  foreign: 'checkout:/',
  'too-large': 'checkout:/checkout/',
  failed: 'checkout:/',
} as const;

/** `other-account` exists only with a form: the account has changed since it was opened. */
export type NoticeKind = Exclude<keyof typeof ways, 'other-account'>;

function wayOf(of: keyof typeof ways, site: Site): string {
  const way: string = pathIn(site, ways[of]);
  return way.startsWith('checkout:') ? way.slice('checkout:'.length) : `${site.shopOrigin}${way}`;
}

/** @param lines the cart lines that the notice is about */
type NoticePageProps = { of: NoticeKind; step?: Step; lines?: ReactNode };

/** A page without a form: a message, and a link to continue. */
export function NoticePage({ of, step = 'checkout', lines }: NoticePageProps): ReactElement {
  const site = useSite();
  const { t } = site;
  return (
    <Notice title={t(`notice.${of}`)} text={t(`notice.${of}-text`)} step={step} lines={lines}>
      <a className="button button-primary" href={wayOf(of, site)}>
        {t(`notice.${of}-way`)}
      </a>
    </Notice>
  );
}

type NoCart = Exclude<CartHandover, { kind: 'cart' }>;

/** Why there is nothing to order. */
export function NoCartPage({ handover, step = 'checkout' }: { handover: NoCart; step?: Step }): ReactElement {
  const lines = handover.kind === 'sold-out' ? <CartLines products={handover.products} /> : null;
  return <NoticePage of={handover.kind} step={step} lines={lines} />;
}

/** `unsure`: the order was sent, but no response arrived. */
export type KeptFormReason = 'unreachable' | 'signed-out' | 'other-account' | 'sold-out' | 'unsure';

/** @param soldOut the lines of a cart that cannot be ordered. @param email of the account, where `of` is `other-account` */
type KeptFormPageProps = { of: KeptFormReason; form: OrderForm; soldOut?: Cart['products']; email?: string };

/** The notice after a form was sent. It contains all fields as hidden inputs, which the next attempt sends again. */
export function KeptFormPage({ of, form, soldOut, email = '' }: KeptFormPageProps): ReactElement {
  const site = useSite();
  const { t } = site;
  return (
    <Notice
      title={t(`notice.${of}`)}
      text={t(`notice.${of}-kept`, { email })}
      step="checkout"
      lines={soldOut && <CartLines products={soldOut} inNewTab />}
    >
      <form method="post" action={site.orderAction} className="kept" noValidate>
        <HiddenFields form={form} names={fieldNames} />
        {of === 'unsure' ? (
          <PayBar total={Number(form.seenTotal) || 0} />
        ) : (
          <p className="actions">
            {of !== 'unreachable' && (
              <a className="button" href={wayOf(of, site)} target="_blank" rel="noopener">
                {t(`notice.${of}-way`)}
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

type NoticeProps = { title: string; text: string; step: Step; lines?: ReactNode; children: ReactElement };

function Notice({ title, text, step, lines, children }: NoticeProps): ReactElement {
  return (
    <CheckoutDocument title={title} step={step}>
      <div className="notice">
        <RidgeLine />
        <h1>{title}</h1>
        <p className="lead">{text}</p>
        {lines}
        <div className="actions">{children}</div>
      </div>
    </CheckoutDocument>
  );
}
