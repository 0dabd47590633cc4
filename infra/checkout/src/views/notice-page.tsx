import type { ReactElement } from 'react';
import { paths } from 'shared-contracts/paths';
import { fieldNames, type OrderForm } from '../order-form.ts';
import { CheckoutDocument, type Step } from './checkout-document.tsx';
import { PayBar } from './pay-bar.tsx';
import { RidgeLine } from './ridge-line.tsx';
import { useSite } from './site-context.tsx';

/** Where each leads: to the shop, or with a leading `checkout:` within the checkout. */
const ways = {
  empty: paths.search(),
  'signed-out': paths.login,
  unreachable: 'checkout:/checkout/',
  'ordered-before': paths.services('kontakt'),
  'no-order': paths.account,
  'not-found': 'checkout:/',
  'bad-request': 'checkout:/',
  foreign: 'checkout:/',
  'too-large': 'checkout:/checkout/',
  failed: 'checkout:/',
} as const;

export type Trouble = keyof typeof ways;

/** Why there is nothing to fill in, and a way on. */
export function NoticePage({ of, step = 'checkout' }: { of: Trouble; step?: Step }): ReactElement {
  const { t, shopOrigin } = useSite();
  const way: string = ways[of];
  const href = way.startsWith('checkout:') ? way.slice('checkout:'.length) : `${shopOrigin}${way}`;
  return (
    <Notice title={t(`notice.${of}`)} text={t(`notice.${of}-text`)} step={step}>
      <a className="button button-primary" href={href}>
        {t(`notice.${of}-way`)}
      </a>
    </Notice>
  );
}

/** `unsure`: the order was sent, and no answer came. */
export type KeptTrouble = 'unreachable' | 'signed-out' | 'unsure';

/** The same after a form was sent: all that was typed is in this page too, and goes along with the next try. */
export function KeptFormPage({ of, form }: { of: KeptTrouble; form: OrderForm }): ReactElement {
  const { t, shopOrigin } = useSite();
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
              <a className="button" href={`${shopOrigin}${paths.login}`} target="_blank" rel="noopener">
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
