import { type ReactElement, useEffect, useRef, useState } from 'react';
import type { AccountData, ShippingAddress } from 'shared-contracts/entities';
import { useTranslate } from 'shared-contracts/i18n';
import { paths } from 'shared-contracts/paths';
import { useRevalidator } from 'shared-contracts/routing';
import { useRecoveredForm } from '../form/use-form-recovery.ts';
import { AccountPage } from '../layout/account-page.tsx';
import { EmptyScene } from '../layout/empty-scene.tsx';
import { Note } from '../layout/panel.tsx';
import { useAccountData } from '../layout/private-page.ts';
import { AddressCard } from './address-card.tsx';
import { AddressForm, addressFormName } from './address-form.tsx';
import styles from './addresses-page.module.css';
import type { MessageKey } from './messages/messages.ts';

/** One form at a time: for a new address, or for one in the list. */
type Editing = { readonly address: ShippingAddress | null };

/** `/my-account/delivery-address/`. Saving or deleting an address reloads the account data (SPEC 4). */
export function AddressesPage({ data }: { data: AccountData }): ReactElement {
  const t = useTranslate<MessageKey>();
  const { addresses, personal } = useAccountData(data);
  const { revalidate } = useRevalidator();
  const { shipping } = addresses;
  const kept = useRecoveredForm((form) => form.startsWith('address:'));
  const [editing, setEditing] = useState<Editing | null>(
    () =>
      [null, ...shipping]
        .map((address) => ({ address }))
        .find(({ address }) => kept?.form === addressFormName(address)) ?? null,
  );
  const [done, setDone] = useState<MessageKey | null>(null);
  /** A change that is sent may fail: the reply to the one before must not stand beside its failure. */
  const forget = (): void => setDone(null);
  /** The form that was closed without saving: the button that opened it gets the focus back. */
  const [closed, setClosed] = useState<Editing | null>(null);
  const add = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (closed?.address === null) add.current?.focus();
  }, [closed]);

  function open(address: ShippingAddress | null): void {
    setDone(null);
    setClosed(null);
    setEditing({ address });
  }

  /** Runs after a change in the list. A form that was opened meanwhile stays open, with its values. */
  async function finish(text: MessageKey): Promise<void> {
    setDone(null);
    await revalidate();
    setDone(text);
  }

  async function finishForm(): Promise<void> {
    await revalidate();
    setEditing(null);
    setDone('addresses.saved');
  }

  const addButton = (
    <button ref={add} type="button" className="button button-primary" onClick={() => open(null)}>
      {t('addresses.add')}
    </button>
  );
  return (
    <AccountPage
      current={paths.deliveryAddress}
      title={t('addresses.title')}
      lead={shipping.length > 0 ? t('addresses.lead') : undefined}
      action={editing === null && shipping.length > 0 ? addButton : undefined}
    >
      <div className={styles.parts}>
        {done === null ? null : (
          <Note kind="done" reply>
            {t(done)}
          </Note>
        )}
        {editing ? (
          <AddressForm
            key={editing.address?.uuid ?? 'new'}
            address={editing.address}
            personal={personal}
            shipping={shipping}
            onSend={forget}
            onDone={finishForm}
            onCancel={() => {
              setClosed(editing);
              setEditing(null);
            }}
          />
        ) : null}
        {editing === null && shipping.length === 0 ? (
          <EmptyScene heading={t('addresses.empty')} text={t('addresses.empty-text')}>
            {addButton}
          </EmptyScene>
        ) : null}
        <ul className={styles.addresses}>
          {shipping
            .filter(({ uuid }) => uuid !== editing?.address?.uuid)
            .map((address) => (
              <li key={address.uuid}>
                <AddressCard
                  address={address}
                  wasClosed={closed?.address?.uuid === address.uuid}
                  onEdit={() => open(address)}
                  onSend={forget}
                  onDone={finish}
                />
              </li>
            ))}
        </ul>
      </div>
    </AccountPage>
  );
}
