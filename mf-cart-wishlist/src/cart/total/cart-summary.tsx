import type { ReactElement } from 'react';
import { useApp, useSession } from 'shared-contracts/app';
import type { Cart } from 'shared-contracts/entities';
import { useTranslate } from 'shared-contracts/i18n';
import { StorePicker } from '../../store-picker/store-picker.tsx';
import type { MessageKey } from '../messages/messages.ts';
import styles from './cart-summary.module.css';
import { CartSum, CartTotal } from './cart-total.tsx';
import { CheckoutLink } from './checkout-link.tsx';
import { ReturnPromise } from './returns/return-promise.tsx';
import { useHasPickUp } from './use-has-pick-up.ts';
import { CartVoucher } from './voucher/cart-voucher.tsx';

/** Total, links to the checkout, and prices of the delivery methods. */
export function CartSummary({ cart }: { cart: Cart }): ReactElement {
  const t = useTranslate<MessageKey>();
  const { total, priceType, voucher } = cart;
  return (
    <aside className={styles.summary} aria-labelledby="cart-total">
      <div className={styles.part}>
        <h2 id="cart-total" className={styles.title}>
          {t('total.title')}
        </h2>
        {priceType === 'vk' ? null : <p className={styles.role}>{t(`total.${priceType}`)}</p>}
        <CartTotal total={total} sumClassName={total.amount > 0 ? styles.ownSum : ''} />
        <CartVoucher voucher={voucher} />
        {total.amount > 0 ? <Points points={total.points} /> : null}
      </div>
      {total.amount > 0 ? (
        <div className={styles.bar}>
          {cart.products.some(({ offer }) => offer?.missing) ? (
            <p className={styles.below}>{t('total.below')}</p>
          ) : null}
          <CartSum total={total} className={styles.sum} />
          <CheckoutLink to="page" className={`button button-primary ${styles.checkout}`}>
            {t('total.checkout')}
          </CheckoutLink>
        </div>
      ) : null}
      <div className={styles.part}>
        {total.amount > 0 ? (
          <>
            <CheckoutLink to="home" className={`text-link ${styles.home}`}>
              {t('total.checkout-home')}
            </CheckoutLink>
            <DeliveryPrices cart={cart} />
          </>
        ) : null}
        <ul className={styles.promises}>
          <ReturnPromise products={cart.products} />
          <li>{t('total.secure')}</li>
        </ul>
      </div>
    </aside>
  );
}

/** Only in shops with a loyalty programme (SPEC 6). */
function Points({ points }: { points: number }): ReactElement | null {
  const t = useTranslate<MessageKey>();
  const { config } = useApp();
  const isCustomer = useSession().kind === 'customer';
  if (!config.loyaltyEnabled || points === 0) return null;
  return <p className={styles.points}>{t(isCustomer ? 'total.points' : 'total.points-guest', { points })}</p>;
}

function DeliveryPrices({ cart }: { cart: Cart }): ReactElement {
  const t = useTranslate<MessageKey>();
  const { deliveryPrices: prices } = cart.total;
  const teams = new Set(cart.products.flatMap(({ status, team }) => (status === 'available' ? (team ?? []) : [])));
  const hasPickUp = useHasPickUp();
  const priceText = (price: { cents: number; formatted: string } | null): string =>
    price === null ? t('total.impossible') : price.cents === 0 ? t('total.free') : price.formatted;
  const ways = [
    ['home', prices.home],
    ...(hasPickUp ? [['store', prices.click_and_collect] as const] : []),
    ['point', prices.pick_up_points],
  ] as const;
  return (
    <section className={styles.delivery}>
      <h3 className={styles.subtitle}>{t('total.ways')}</h3>
      <dl>
        {ways.map(([way, price]) => (
          <div key={way} className={styles.way}>
            <dt>{t(way === 'home' && teams.size === 1 ? 'total.home-team' : `total.${way}`)}</dt>
            <dd>{priceText(price)}</dd>
          </div>
        ))}
      </dl>
      {teams.size > 1 ? <p>{t('total.several-teams')}</p> : null}
      {hasPickUp ? <StorePicker variant="cart" /> : null}
    </section>
  );
}
