import { type ReactElement, useState } from 'react';
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

/** The voucher in the cart, or a form for the code of one where the shop has a loyalty programme (SPEC 6). An API before version 1.4, and a guest's cart, have none. */
export function CartVoucher({ voucher }: { voucher: Voucher | null | undefined }): ReactElement | null {
  const { config, session } = useApp();
  if (voucher === undefined || session.read().kind === 'guest') return null;
  if (voucher) return <UsedVoucher voucher={voucher} />;
  return config.loyaltyEnabled ? <VoucherEntry /> : null;
}

function UsedVoucher({ voucher }: { voucher: Voucher }): ReactElement {
  const t = useTranslate<MessageKey>();
  const app = useApp();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function remove(): Promise<void> {
    if (isSending) return;
    setSending(true);
    const response = await app.api.delete(voucherPath(app));
    setFailure(response.ok ? null : failureText(t, response.error));
    if (response.ok) await cartStore.of(app).getState().read();
    setSending(false);
  }

  return (
    <div className={styles.voucher}>
      <p>
        {voucher.state === 'minimum-not-reached'
          ? t('voucher.minimum', { code: voucher.code, price: voucher.minimumOrder.formatted })
          : t(voucher.state === 'ended' ? 'voucher.ended' : 'voucher.applied', { code: voucher.code })}
      </p>
      {failure ? <p role="alert">{failure}</p> : null}
      <button type="button" className={styles.action} onClick={remove}>
        {t('voucher.remove')}
      </button>
    </div>
  );
}

/** The form is loaded when it is wanted: few carts have a voucher. */
function VoucherEntry(): ReactElement {
  const t = useTranslate<MessageKey>();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.voucher} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.action}>{t('voucher.open')}</summary>
      {isOpen ? (
        <div className={styles.form}>
          <VoucherForm failed={(retry) => <FailureNote text={t('failure.other')} onRetry={retry} />} />
        </div>
      ) : null}
    </details>
  );
}
