import type { ReactElement } from 'react';
import { useApp } from 'shared-contracts/app';
import { useTranslate } from 'shared-contracts/i18n';
import { paths } from 'shared-contracts/paths';
import { Avatar } from '../details/avatar/avatar.tsx';
import { AccountPage } from '../layout/account-page.tsx';
import { useAccountData } from '../layout/private-page.ts';
import { LastOrder } from './last-order.tsx';
import type { MessageKey } from './messages/messages.ts';
import type { OverviewData } from './overview-loader.ts';
import styles from './overview-page.module.css';
import { DefaultAddress, LoyaltyTeaser, MyStore } from './overview-panels.tsx';
import { UnverifiedNote } from './unverified-note.tsx';
import { WishlistTeaser } from './wishlist-teaser.tsx';

/** `/my-account/`. */
export function OverviewPage({ data }: { data: OverviewData }): ReactElement {
  const t = useTranslate<MessageKey>();
  const { config } = useApp();
  const account = useAccountData(data.account);
  const { personal, addresses, p4m, verified } = account;
  return (
    <AccountPage
      current={paths.account}
      title={t('overview.greeting', { name: personal.firstName })}
      lead={t('overview.signed-in-as', { email: personal.email })}
      action={<Avatar personal={personal} />}
    >
      <div className={styles.parts}>
        {verified ? null : <UnverifiedNote />}
        <LastOrder order={data.lastOrder} />
        <div className={styles.panels}>
          {config.loyaltyEnabled ? <LoyaltyTeaser loyalty={p4m} /> : null}
          <DefaultAddress address={addresses.shipping.find(({ isDefault }) => isDefault)} />
          {config.omnichannelAvailable ? <MyStore /> : null}
        </div>
        <WishlistTeaser />
      </div>
    </AccountPage>
  );
}
