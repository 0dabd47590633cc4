import { type ReactElement, useEffect, useRef, useState } from 'react';
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
    if (isSending) return;
    setState(kind);
    setFailure(null);
    onSend();
    const response = checkResponse(await call(), areAddresses);
    if (response.ok) await onDone(kind === 'deleting' ? 'addresses.deleted' : 'addresses.default-set');
    else setFailure(failureText(t, response.error));
    setState('idle');
  }

  /** Other actions wait until the request has ended. */
  const unlessSending = (act: () => void) => () => {
    if (!isSending) act();
  };

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
          <button
            type="button"
            className={`text-link ${styles.action}`}
            aria-disabled={isSending || undefined}
            onClick={() => send('deleting', () => app.api.delete<unknown>(path))}
          >
            {t(isSending ? 'addresses.deleting' : 'addresses.delete-yes')}
          </button>
          <button
            ref={focusWhenShown}
            type="button"
            className={`text-link ${styles.action}`}
            aria-disabled={isSending || undefined}
            onClick={unlessSending(() => setState('idle'))}
          >
            {t('addresses.keep')}
          </button>
        </div>
      ) : (
        <div className={styles.actions}>
          <button
            ref={edit}
            type="button"
            className={`text-link ${styles.action}`}
            aria-label={t('addresses.edit-of', { street })}
            aria-disabled={isSending || undefined}
            onClick={unlessSending(onEdit)}
          >
            {t('addresses.edit')}
          </button>
          <button
            ref={remove}
            type="button"
            className={`text-link ${styles.action}`}
            aria-label={t('addresses.delete-of', { street })}
            aria-disabled={isSending || undefined}
            onClick={unlessSending(() => setState('asking'))}
          >
            {t('addresses.delete')}
          </button>
          {address.isDefault ? null : (
            <button
              type="button"
              className={`text-link ${styles.action}`}
              aria-label={t('addresses.make-default-of', { street })}
              aria-disabled={isSending || undefined}
              onClick={() => send('changing', () => app.api.put<unknown>(path, asDefault(address)))}
            >
              {t(isSending ? 'addresses.saving' : 'addresses.make-default')}
            </button>
          )}
        </div>
      )}
    </article>
  );
}
