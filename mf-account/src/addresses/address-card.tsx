import { type ReactElement, useEffect, useRef, useState } from 'react';
import { type ApiResult, checkResponse, failureText } from 'shared-contracts/api';
import { useApp } from 'shared-contracts/app';
import type { ShippingAddress } from 'shared-contracts/entities';
import { useTranslate } from 'shared-contracts/i18n';
import { inLanguage } from '../frame/in-language.ts';
import { Note } from '../frame/panel.tsx';
import { asDefault } from './address-fields.ts';
import { addressesPath, areAddresses } from './address-form.tsx';
import { AddressText, countryName } from './address-text.tsx';
import styles from './addresses-page.module.css';
import type { MessageKey } from './messages/messages.ts';

type AddressCardProps = {
  address: ShippingAddress;
  /** Its form was closed without saving. */
  wasClosed: boolean;
  onEdit(): void;
  onDone(text: MessageKey): Promise<void>;
};

export function AddressCard({ address, wasClosed, onEdit, onDone }: AddressCardProps): ReactElement {
  const t = useTranslate<MessageKey>();
  const app = useApp();
  const [state, setState] = useState<'idle' | 'asking' | 'sending'>('idle');
  const [failure, setFailure] = useState<string | null>(null);
  const keep = useRef<HTMLButtonElement>(null);
  const edit = useRef<HTMLButtonElement>(null);
  const remove = useRef<HTMLButtonElement>(null);
  const wasAsked = useRef(false);
  const path = inLanguage(`${addressesPath}${address.uuid}/`, app);
  const street = `${address.street} ${address.streetNo}`;

  useEffect(() => {
    if (state === 'asking') keep.current?.focus();
    if (state === 'idle' && wasAsked.current) remove.current?.focus();
    wasAsked.current = state === 'asking';
  }, [state]);

  useEffect(() => {
    if (wasClosed) edit.current?.focus();
  }, [wasClosed]);

  async function send(call: () => Promise<ApiResult<unknown>>, done: MessageKey): Promise<void> {
    if (state === 'sending') return;
    setState('sending');
    setFailure(null);
    const response = checkResponse(await call(), areAddresses);
    if (response.ok) await onDone(done);
    else setFailure(failureText(t, response.error));
    setState('idle');
  }

  return (
    <article className={styles.card} data-is-default={address.isDefault} aria-busy={state === 'sending'}>
      <p className={styles.type}>
        {t(`delivery.${address.deliveryType}`)}
        {address.isDefault ? <span className={styles.badge}>{t('addresses.default')}</span> : null}
      </p>
      <AddressText address={address} country={countryName(address.countryId, app.locale)} />
      {failure ? (
        <Note kind="failed" isReply>
          {failure}
        </Note>
      ) : null}
      {state === 'asking' ? (
        <div className={styles.actions}>
          <span className={styles.ask}>{t('addresses.delete-ask')}</span>
          <button
            type="button"
            className={`text-link ${styles.action}`}
            onClick={() => send(() => app.api.delete<unknown>(path), 'addresses.deleted')}
          >
            {t('addresses.delete-yes')}
          </button>
          <button ref={keep} type="button" className={`text-link ${styles.action}`} onClick={() => setState('idle')}>
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
            onClick={onEdit}
          >
            {t('addresses.edit')}
          </button>
          <button
            ref={remove}
            type="button"
            className={`text-link ${styles.action}`}
            aria-label={t('addresses.delete-of', { street })}
            onClick={() => setState('asking')}
          >
            {t('addresses.delete')}
          </button>
          {address.isDefault ? null : (
            <button
              type="button"
              className={`text-link ${styles.action}`}
              aria-label={t('addresses.make-default-of', { street })}
              onClick={() => send(() => app.api.put<unknown>(path, asDefault(address)), 'addresses.default-set')}
            >
              {t('addresses.make-default')}
            </button>
          )}
        </div>
      )}
    </article>
  );
}
