import { type ReactElement, useEffect, useRef, useState } from 'react';
import { failureText } from 'shared-contracts/api';
import { useApp } from 'shared-contracts/app';
import type { CartVoucher as Voucher } from 'shared-contracts/entities';
import { useTranslate } from 'shared-contracts/i18n';
import { lazyComponent } from 'shared-contracts/lazy-component';
import { FailureNote } from '../../../ui/failure-note.tsx';
import type { MessageKey } from '../../messages/messages.ts';
import { cartStore } from '../../state/cart-store.ts';
import styles from './cart-voucher.module.css';
import { voucherPath } from './voucher-path.ts';

const VoucherForm = lazyComponent(async () => (await import('./voucher-form.tsx')).VoucherForm);

/**
 * The voucher in the cart, or a form for its code, in a shop with a loyalty programme (SPEC 6). An API before version 1.4, and a guest's
 * cart, have no vouchers.
 */
export function CartVoucher({ voucher }: { voucher: Voucher | null | undefined }): ReactElement | null {
  const app = useApp();
  const place = useRef<HTMLDivElement>(null);
  const isChanging = useRef(false);
  const code = voucher?.code;
  const shownCode = useRef(code);
  // The control that was used has been removed.
  useEffect(() => {
    if (shownCode.current === code) return;
    shownCode.current = code;
    if (isChanging.current) place.current?.focus();
    isChanging.current = false;
  }, [code]);

  /** The change may have been executed although its response was lost. */
  async function onSent(): Promise<void> {
    isChanging.current = true;
    await cartStore.of(app).getState().refresh();
  }

  if (voucher === undefined || app.session.read().kind === 'guest') return null;
  if (!voucher && !app.config.loyaltyEnabled) return null;
  return (
    <div ref={place} role="status" tabIndex={-1} className={styles.voucher}>
      {voucher ? <UsedVoucher voucher={voucher} onSent={onSent} /> : <VoucherEntry onSent={onSent} />}
    </div>
  );
}

type OnSent = { onSent: () => Promise<void> };

function UsedVoucher({ voucher, onSent }: { voucher: Voucher } & OnSent): ReactElement {
  const t = useTranslate<MessageKey>();
  const app = useApp();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function remove(): Promise<void> {
    if (isSending) return;
    setSending(true);
    const response = await app.api.delete(voucherPath(app));
    setFailure(response.ok ? null : failureText(t, response.error));
    if (response.ok || response.error.status === null) await onSent();
    setSending(false);
  }

  return (
    <>
      <p>
        {voucher.state === 'minimum-not-reached'
          ? t('voucher.minimum', { code: voucher.code, price: voucher.minimumOrder.formatted })
          : t(voucher.state === 'ended' ? 'voucher.ended' : 'voucher.applied', { code: voucher.code })}
      </p>
      {failure ? <p role="alert">{failure}</p> : null}
      <button type="button" className={styles.action} onClick={remove}>
        {t('voucher.remove')}
      </button>
    </>
  );
}

/** The form is loaded on demand: few carts have a voucher. */
function VoucherEntry({ onSent }: OnSent): ReactElement {
  const t = useTranslate<MessageKey>();
  const [isOpen, setOpen] = useState(false);
  return (
    // The region around it announces added and removed vouchers. `off`, or the form would be read out completely, and its errors twice.
    <details aria-live="off" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.action}>{t('voucher.open')}</summary>
      {isOpen ? (
        <div className={styles.form}>
          <VoucherForm onSent={onSent} failed={(retry) => <FailureNote text={t('failure.other')} onRetry={retry} />} />
        </div>
      ) : null}
    </details>
  );
}
