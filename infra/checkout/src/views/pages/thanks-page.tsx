import type { ReactElement, ReactNode } from 'react';
import { formatMoment } from 'shared-contracts/dates';
import type { OrderDetails } from 'shared-contracts/entities';
import { paths } from 'shared-contracts/paths';
import { formatPrice } from 'shared-contracts/pricing';
import { abroad } from '../../order/countries.ts';
import { amountFacts, Line, printFacts, sizeText } from '../cart/cart-lines.tsx';
import { Sums } from '../cart/sums.tsx';
import { CheckoutDocument } from '../document/checkout-document.tsx';
import { NewTabLink } from '../document/page-footer.tsx';
import { useSite } from '../document/site-context.tsx';

/** @param street of the store where the order is picked up; null if unknown */
type ThanksPageProps = { order: OrderDetails; street: string | null; isCustomer: boolean };

export function ThanksPage({ order, street, isCustomer }: ThanksPageProps): ReactElement {
  const { t, locale, shopOrigin } = useSite();
  const { number, email } = order;
  const heldUntil = heldUntilOf(order);
  const held = heldUntil !== null;
  const time = held ? formatMoment(heldUntil, locale, { dateStyle: 'long', timeStyle: 'short' }) : null;
  const state = order.state === 'cancelled' ? 'cancelled' : held ? 'held' : 'done';
  return (
    <CheckoutDocument title={t('thanks.title', { number })} step="done">
      <div className="thanks" data-state={state}>
        {state === 'done' ? <Tick /> : null}
        <h1>{t(`thanks.heading-${state}`)}</h1>
        <p className="lead">{t(`thanks.text-${state}`, { email })}</p>
        {time === null ? null : <p>{t('thanks.held-until', { time })}</p>}
        <p className="order-number">
          {t('thanks.number')} <strong>{number}</strong>
        </p>
      </div>
      <div className="receipt">
        <Facts order={order} street={street} isRunning={state === 'done'} />
        <section aria-labelledby="ordered">
          <h2 id="ordered">{t('thanks.ordered')}</h2>
          <OrderedLines order={order} />
        </section>
      </div>
      <p className="note">
        {t('thanks.help')} <NewTabLink to={paths.services('kontakt')}>{t('thanks.help-way')}</NewTabLink>
      </p>
      <p className="actions">
        <a className={held ? 'button' : 'button button-primary'} href={`${shopOrigin}/`}>
          {t('thanks.to-shop')}
        </a>
        <a className="text-link" href={`${shopOrigin}${isCustomer ? paths.account : paths.orderLookup}`}>
          {t(isCustomer ? 'thanks.to-account' : 'thanks.to-look-up')}
        </a>
      </p>
    </CheckoutDocument>
  );
}

/** ISO date and time until which a held order can be confirmed by the link in its email; null for an order that is not held. */
function heldUntilOf(order: OrderDetails): string | null {
  // An older API does not send these fields.
  return (order as OrderDetails & { heldUntil?: string | null }).heldUntil ?? null;
}

type FactsProps = Pick<ThanksPageProps, 'order' | 'street'> & { isRunning: boolean };

function Facts({ order, street, isRunning }: FactsProps): ReactElement {
  const { t, locale } = useSite();
  const { address, store, deliveryType, points, team } = order;
  const isSent = deliveryType === 'home' || store === null;
  const person = `${address.firstname} ${address.lastname}`;
  const where = [
    `${address.street} ${address.streetNo}`,
    `${address.postal} ${address.city}`,
    ...abroad(address.countryId, locale),
  ];
  return (
    <dl className="facts">
      {team ? (
        <>
          <Fact
            name={t('thanks.team', { name: team.name })}
            lines={[team.delivery.name, team.delivery.street, `${team.delivery.postal} ${team.delivery.city}`]}
          >
            <p className="note">{t('thanks.team-collects', { person })}</p>
          </Fact>
          <Fact name={t('thanks.invoice')} lines={[person, ...where]} />
        </>
      ) : isSent ? (
        <Fact name={t('thanks.home')} lines={[person, ...where]} />
      ) : (
        <>
          <Fact
            name={t('thanks.store')}
            lines={[store.name, ...(street === null ? [] : [street]), `${store.address.ZipCode} ${store.address.City}`]}
          >
            {isRunning ? <p className="note">{t('thanks.ready')}</p> : null}
          </Fact>
          <Fact name={t('thanks.invoice')} lines={[person, ...where]} />
        </>
      )}
      <Fact name={t('thanks.payment')} lines={[t('thanks.payment-text')]}>
        {points > 0 && isRunning ? <p className="note">{t('thanks.points', { points })}</p> : null}
      </Fact>
    </dl>
  );
}

function Fact({
  name,
  lines,
  children,
}: {
  name: string;
  lines: readonly string[];
  children?: ReactNode;
}): ReactElement {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {children}
      </dd>
    </div>
  );
}

function OrderedLines({ order }: { order: OrderDetails }): ReactElement {
  const { t, locale } = useSite();
  const { lines, productsPrice, deliveryPrice, voucher, total } = order;
  return (
    <>
      <ul className="lines">
        {lines.map((line, index) => (
          <Line
            // biome-ignore lint/suspicious/noArrayIndexKey: an order's lines never change, and two may be alike
            key={index}
            name={[line.brandName, line.nameWithoutBrand]}
            picture={line.picture}
            url={line.url}
            facts={[
              ...(line.teamName === undefined ? [] : [line.teamName]),
              line.colour.name,
              sizeText(line.size, t('line.size', { size: line.size })),
              ...amountFacts(line.amount, t('line.amount', { amount: line.amount })),
              ...(line.mounting ? [t('line.mounting')] : []),
              ...(line.setId === null ? [] : [t('line.set')]),
              ...printFacts(line.printing, t),
            ]}
            price={formatPrice(line.total.cents, locale)}
            each={line.amount > 1 ? t('line.each', { price: formatPrice(line.price.cents, locale) }) : null}
          />
        ))}
      </ul>
      <Sums
        sum={{
          products: productsPrice.cents,
          delivery: deliveryPrice.cents,
          voucher: voucher?.value.cents ?? 0,
          total: total.cents,
        }}
        voucherCode={voucher?.code ?? null}
      />
    </>
  );
}

function Tick(): ReactElement {
  return (
    <svg className="tick" viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
      <circle cx="24" cy="24" r="24" />
      <path
        d="M14 25l7 7 14-16"
        fill="none"
        stroke="#fff"
        strokeWidth="3.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
