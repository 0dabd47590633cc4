import type { ReactElement } from 'react';
import { useApp } from 'shared-contracts/app';
import type { AccountData, PersonalData } from 'shared-contracts/entities';
import { useTranslate } from 'shared-contracts/i18n';
import { paths } from 'shared-contracts/paths';
import { AccountPage } from '../layout/account-page.tsx';
import { useAccountData, useAccountUpdate } from '../layout/private-page.ts';
import { AvatarPanel } from './avatar/avatar-panel.tsx';
import { DeletionPanel } from './deletion-panel.tsx';
import styles from './details-page.module.css';
import { DevicesPanel } from './devices/devices-panel.tsx';
import { EmailPanel } from './email-panel.tsx';
import { ExportPanel } from './export-panel.tsx';
import type { MessageKey } from './messages/messages.ts';
import { NewsletterPanel } from './newsletter-panel.tsx';
import { PasswordPanel } from './password-panel.tsx';
import { PersonalPanel } from './personal-panel.tsx';

/** `/my-account/account-details/`. Saved data updates the local copy, without loading it again (SPEC 4). */
export function DetailsPage({ data }: { data: AccountData }): ReactElement {
  const t = useTranslate<MessageKey>();
  const { read } = useApp().account;
  const update = useAccountUpdate();
  const account = useAccountData(data);
  const { personal } = account;
  /** Another panel may have been saved since this request was sent: each changes only its own fields of the current copy. */
  function keep(change: Partial<PersonalData>): void {
    update({ personal: { ...(read() ?? account).personal, ...change } });
  }
  return (
    <AccountPage current={paths.accountDetails} title={t('account.title')}>
      <div className={styles.columns}>
        <div className={styles.column}>
          <PersonalPanel
            personal={personal}
            onSave={({ gender, firstName, lastName, birthday, phone }) =>
              keep({ gender, firstName, lastName, birthday, phone })
            }
          />
          <AvatarPanel personal={personal} onSave={({ avatar }) => keep({ avatar })} />
          <div className={styles.quiet}>
            <NewsletterPanel personal={personal} onSave={(separateEmail) => keep({ separateEmail })} />
          </div>
        </div>
        <div className={styles.column}>
          <div className={styles.quiet}>
            <EmailPanel account={account} onChange={({ pendingEmail }) => update({ pendingEmail })} />
            <PasswordPanel personal={personal} />
            <DevicesPanel />
            <ExportPanel />
            <DeletionPanel />
          </div>
        </div>
      </div>
    </AccountPage>
  );
}
