import { type ReactElement, type Ref, useEffect, useRef, useState } from 'react';
import { type ApiResult, checkResponse, failureText } from 'shared-contracts/api';
import { useApp } from 'shared-contracts/app';
import type { ShippingAddress } from 'shared-contracts/entities';
import { useTranslate } from 'shared-contracts/i18n';
import { focusWhenShown, useOpener } from '../layout/focus.ts';
import { inLanguage } from '../layout/in-language.ts';
import { Note } from '../layout/panel.tsx';
import { asDefault } from './address-fields.ts';
import { AddressText, countryName } from './address-text.tsx';
import styles from './addresses-page.module.css';
import type { MessageKey } from './messages/messages.ts';
import { addressesPath, areAddresses } from './use-address-saving.ts';

type AddressCardProps = {
  address: ShippingAddress;
  /** Whether its form was closed without saving. */
  wasClosed: boolean;
  onEdit(): void;
  /** Runs when a change is sent. */
  onSend(): void;
  onDone(text: MessageKey): Promise<void>;
};

export function AddressCard({ address, wasClosed, onEdit, onSend, onDone }: AddressCardProps): ReactElement {
  const t = useTranslate<MessageKey>();
  const app = useApp();
  const [state, setState] = useState<'idle' | 'asking' | 'deleting' | 'changing'>('idle');
  const [failure, setFailure] = useState<string | null>(null);
  const edit = useRef<HTMLButtonElement>(null);
  // After a failed deletion, its note receives the focus.
  const remove = useOpener(state === 'asking');
  const path = inLanguage(`${addressesPath}${address.uuid}/`, app);
  const street = `${address.street} ${address.streetNo}`;
  const isSending = state === 'deleting' || state === 'changing';

  useEffect(() => {
    if (wasClosed) edit.current?.focus();
  }, [wasClosed]);

  async function send(kind: 'deleting' | 'changing', call: () => Promise<ApiResult<unknown>>): Promise<void> {
    setState(kind);
    setFailure(null);
    onSend();
    const response = checkResponse(await call(), areAddresses);
    if (response.ok) await onDone(kind === 'deleting' ? 'addresses.deleted' : 'addresses.default-set');
    else setFailure(failureText(t, response.error));
    setState('idle');
  }

  return (
    <article className={styles.card} data-is-default={address.isDefault} aria-busy={isSending}>
      <p className={styles.type}>
        {t(`delivery.${address.deliveryType}`)}
        {address.isDefault ? <span className={styles.badge}>{t('addresses.default')}</span> : null}
      </p>
      <AddressText address={address} country={countryName(address.countryId, app.locale)} />
      {failure ? (
        <Note kind="failed" reply>
          {failure}
        </Note>
      ) : null}
      {state === 'asking' || state === 'deleting' ? (
        <div className={styles.actions}>
          <span className={styles.ask}>{t('addresses.delete-ask')}</span>
          <Action isDisabled={isSending} onAct={() => send('deleting', () => app.api.delete<unknown>(path))}>
            {t(isSending ? 'addresses.deleting' : 'addresses.delete-yes')}
          </Action>
          <Action ref={focusWhenShown} isDisabled={isSending} onAct={() => setState('idle')}>
            {t('addresses.keep')}
          </Action>
        </div>
      ) : (
        <div className={styles.actions}>
          <Action ref={edit} label={t('addresses.edit-of', { street })} isDisabled={isSending} onAct={onEdit}>
            {t('addresses.edit')}
          </Action>
          <Action
            ref={remove}
            label={t('addresses.delete-of', { street })}
            isDisabled={isSending}
            onAct={() => setState('asking')}
          >
            {t('addresses.delete')}
          </Action>
          {address.isDefault ? null : (
            <Action
              label={t('addresses.make-default-of', { street })}
              isDisabled={isSending}
              onAct={() => send('changing', () => app.api.put<unknown>(path, asDefault(address)))}
            >
              {t(isSending ? 'addresses.saving' : 'addresses.make-default')}
            </Action>
          )}
        </div>
      )}
    </article>
  );
}

type ActionProps = {
  ref?: Ref<HTMLButtonElement>;
  /** Says which address, where the text does not. */
  label?: string;
  isDisabled: boolean;
  onAct(): void;
  children: string;
};

/** While a request is sent it keeps the focus, and does nothing. */
function Action({ ref, label, isDisabled, onAct, children }: ActionProps): ReactElement {
  return (
    <button
      ref={ref}
      type="button"
      className={`text-link ${styles.action}`}
      aria-label={label}
      aria-disabled={isDisabled || undefined}
      onClick={isDisabled ? undefined : onAct}
    >
      {children}
    </button>
  );
}
