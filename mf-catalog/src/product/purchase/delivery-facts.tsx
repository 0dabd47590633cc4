import type { ReactElement, ReactNode } from 'react';
import { useApp } from 'shared-contracts/app';
import type { DeliveryPromise, ProductOption } from 'shared-contracts/entities';
import { useTranslate } from 'shared-contracts/i18n';
import { ParcelIcon, ReturnIcon, TruckIcon } from '../../icons/product-icons.tsx';
import type { MessageKey } from '../messages/messages.ts';
import type { ShownProduct } from '../product-loader.ts';
import styles from './delivery-facts.module.css';
import { Pickup } from './pickup.tsx';

type DeliveryFactsProps = {
  product: Pick<ShownProduct, 'delivery' | 'storePickup'>;
  option: ProductOption | null;
};

/** Delivery time and cost, pick-up in a store, returns. */
export function DeliveryFacts({ product: { delivery, storePickup }, option }: DeliveryFactsProps): ReactElement {
  const t = useTranslate<MessageKey>();
  const { config } = useApp();
  // Even a shop with the omnichannel service may have no stores; a product that cannot be picked up in a store cannot be returned to one.
  const hasStore = config.omnichannelAvailable && storePickup;
  return (
    <section aria-label={t('product.delivery')}>
      <ul className={styles.facts}>
        {delivery && <Delivery promise={delivery} />}
        {hasStore && <Pickup option={option} />}
        {!!delivery?.returnDays && (
          <Fact icon={<ReturnIcon />} title={t('delivery.return', { days: delivery.returnDays })}>
            {t(hasStore ? 'delivery.return.hint' : 'delivery.return.post')}
          </Fact>
        )}
      </ul>
    </section>
  );
}

function Delivery({ promise: { minDays, maxDays, isFreight, price } }: { promise: DeliveryPromise }): ReactElement {
  const t = useTranslate<MessageKey>();
  const isFree = price.cents === 0;
  const cost = isFree ? 'delivery.free' : isFreight ? 'delivery.freight' : 'delivery.cost';
  return (
    <Fact icon={isFreight ? <TruckIcon /> : <ParcelIcon />} title={t('delivery.days', { minDays, maxDays })}>
      {t(cost, { price: price.formatted })}
    </Fact>
  );
}

function Fact({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }): ReactElement {
  return (
    <li className={styles.fact}>
      {icon}
      <div>
        <p className={styles.title}>{title}</p>
        <p className={styles.hint}>{children}</p>
      </div>
    </li>
  );
}
