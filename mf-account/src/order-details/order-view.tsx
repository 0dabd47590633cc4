import type { ReactElement, ReactNode } from 'react';
import { useApp } from 'shared-contracts/app';
import type { OrderDetails } from 'shared-contracts/entities';
import { usePageIndex } from 'shared-contracts/fragment-data';
import { useTranslate } from 'shared-contracts/i18n';
import { paths } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/routing';
import { formatTime } from '../layout/dates.ts';
import { Note } from '../layout/panel.tsx';
import { knownState, stateLabel } from '../order-state/state-label.ts';
import { StatePicture } from '../order-state/state-picture.tsx';
import type { MessageKey } from './messages/messages.ts';
import { OrderDelivery } from './order-delivery.tsx';
import { OrderLines } from './order-lines.tsx';
import type { OrderPageData } from './order-loader.ts';
import { OrderSums } from './order-sums.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import styles from './order-view.module.css';

/** Everything about one order, for its account and for guests who have found it; `actions` are the ones that this shopper may take. */
export function OrderView({ data, actions }: { data: OrderPageData; actions: ReactNode }): ReactElement {
  const { order } = data;
  return (
    <div className={styles.order}>
      <Now order={order} />
      <OrderTimeline order={order} />
      {actions}
      <OrderLines order={order} />
      <div className={styles.pair}>
        <OrderSums order={order} />
        <OrderDelivery {...data} />
      </div>
    </div>
  );
}

function nowKey({ state, deliveryType, lines }: OrderDetails): MessageKey {
  if (state === 'delivered' && deliveryType !== 'home') return 'now.collected';
  const isPart = state === 'returned' && lines.some(({ amount, returned }) => amount > (returned?.amount ?? 0));
  return isPart ? 'now.returned-part' : `now.${knownState(state)}`;
}

/** The order's state, as picture and text. */
function Now({ order }: Pick<OrderPageData, 'order'>): ReactElement {
  const t = useTranslate<MessageKey>();
  const { locale } = useApp();
  const { state, deliveryType, heldUntil } = order;
  return (
    <>
      <div className={styles.now} data-order-state={state}>
        <StatePicture state={state} deliveryType={deliveryType} className={styles.picture} />
        <div>
          <p className={styles.state}>{stateLabel(t, state, deliveryType)}</p>
          <p>{t(nowKey(order))}</p>
          {state === 'returned' ? <NextStepOfReturn /> : null}
        </div>
      </div>
      {heldUntil ? <Note kind="hint">{t('details.held', { date: formatTime(heldUntil, locale) })}</Note> : null}
    </>
  );
}

/** The state stays `returned` after the goods have arrived: this is the shop's only text about sending them. */
function NextStepOfReturn(): ReactElement {
  const t = useTranslate<MessageKey>();
  const { omnichannelAvailable } = useApp().config;
  const hasStores = usePageIndex()?.has.stores ?? true;
  return (
    <p>
      {t('return.next', { store: String(omnichannelAvailable && hasStores) })}{' '}
      <Link to={paths.services('rueckgabe')} className="text-link">
        {t('return.how')}
      </Link>
    </p>
  );
}

/** In print only, where the shop's header is missing, above the heading. */
export function Letterhead(): ReactElement {
  const { config } = useApp();
  return (
    <div className={styles.letterhead}>
      <p className={styles.mark}>Bergauf</p>
      <p>{config.shopOrigin.replace(/^https?:\/\//, '')}</p>
    </div>
  );
}
