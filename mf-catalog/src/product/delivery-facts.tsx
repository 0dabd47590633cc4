import type { ReactElement, ReactNode } from 'react';
import { useApp } from 'shared-contracts/app';
import { paths } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/routing';
import { ParcelIcon, ReturnIcon, StoreIcon, TruckIcon } from '../icons/icons.tsx';
import { useT } from '../messages/use-t.ts';
import styles from './delivery-facts.module.css';

export function DeliveryFacts({ isHeavy }: { isHeavy: boolean }): ReactElement {
  const t = useT();
  const { config } = useApp();
  const way = isHeavy ? 'delivery.heavy' : 'delivery.home';
  return (
    <section aria-label={t('product.delivery')}>
      <ul className={styles.facts}>
        <Fact icon={isHeavy ? <TruckIcon /> : <ParcelIcon />} title={t(way)}>
          {t(`${way}.hint`)}
        </Fact>
        {config.omnichannelAvailable && !isHeavy && (
          <Fact icon={<StoreIcon />} title={t('delivery.store')}>
            <Link to={paths.shops} className="text-link">
              {t('delivery.store.hint')}
            </Link>
          </Fact>
        )}
        <Fact icon={<ReturnIcon />} title={t('delivery.return')}>
          {t('delivery.return.hint')}
        </Fact>
      </ul>
    </section>
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
