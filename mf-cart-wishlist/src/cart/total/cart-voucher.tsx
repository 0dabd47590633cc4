import { type FormEvent, type ReactElement, useId, useState } from 'react';
import { type ApiResult, failureText } from 'shared-contracts/api';
import { useApp } from 'shared-contracts/app';
import type { CartVoucher as Voucher } from 'shared-contracts/entities';
import { useTranslate } from 'shared-contracts/i18n';
import type { MessageKey } from '../messages/messages.ts';
import { cartStore } from '../state/cart-store.ts';
import styles from './cart-total.module.css';

/** The voucher in the cart, or a field for the code of one where the shop has a loyalty programme (SPEC 6). An API before version 1.4, and a guest's cart, have none. */
export function CartVoucher({ voucher }: { voucher: Voucher | null | undefined }): ReactElement | null {
  const t = useTranslate<MessageKey>();
  const app = useApp();
  const id = useId();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  if (voucher === undefined || app.session.read().kind === 'guest') return null;
  const path = `/api/v1/cart/voucher/${app.locale === 'at' ? '' : `?locale=${app.locale}`}`;

  async function send(call: () => Promise<ApiResult<unknown>>): Promise<void> {
    if (isSending) return;
    setSending(true);
    const response = await call();
    setFailure(response.ok ? null : failureText(t, response.error));
    if (response.ok) await cartStore.of(app).getState().read();
    setSending(false);
  }

  function use(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code') ?? '').trim();
    if (code === '') setFailure(t('voucher.missing'));
    else void send(() => app.api.post(path, { code }));
  }

  if (voucher) {
    return (
      <div className={styles.voucher}>
        <p>
          {voucher.state === 'minimum-not-reached'
            ? t('voucher.minimum', { code: voucher.code, price: voucher.minimumOrder.formatted })
            : t(voucher.state === 'ended' ? 'voucher.ended' : 'voucher.applied', { code: voucher.code })}
        </p>
        {failure ? <p role="alert">{failure}</p> : null}
        <button type="button" className={styles.voucherAction} onClick={() => send(() => app.api.delete(path))}>
          {t('voucher.remove')}
        </button>
      </div>
    );
  }
  if (!app.config.loyaltyEnabled) return null;
  return (
    <details className={styles.voucher}>
      <summary className={styles.voucherAction}>{t('voucher.open')}</summary>
      <form className={styles.voucherForm} noValidate onSubmit={use}>
        <label htmlFor={id}>{t('voucher.code')}</label>
        {failure ? (
          <p id={`${id}-problem`} role="alert" className={styles.problem}>
            {failure}
          </p>
        ) : null}
        <input
          id={id}
          name="code"
          className="field"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          aria-invalid={failure ? true : undefined}
          aria-describedby={failure ? `${id}-problem` : undefined}
        />
        <button type="submit" className="button" aria-disabled={isSending || undefined}>
          {t('voucher.use')}
        </button>
      </form>
    </details>
  );
}
