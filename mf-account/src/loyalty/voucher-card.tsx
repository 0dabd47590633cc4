import type { ReactElement } from 'react';
import type { ApiResult } from 'shared-contracts/api';
import { useApp } from 'shared-contracts/app';
import { formatDay } from 'shared-contracts/dates';
import type { Voucher } from 'shared-contracts/entities';
import { useTranslate } from 'shared-contracts/i18n';
import { paths } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/routing';
import { inLanguage } from '../layout/in-language.ts';
import { ReplyNote } from '../layout/panel.tsx';
import { useAction } from '../layout/use-action.ts';
import styles from './loyalty-page.module.css';
import type { MessageKey } from './messages/messages.ts';

/** A voucher with its code, and a button to add an open one to the cart. */
export function VoucherCard({ voucher }: { voucher: Voucher }): ReactElement {
  const t = useTranslate<MessageKey>();
  const { locale } = useApp();
  const { code, value, minimumOrder, validUntil, state, barcode } = voucher;
  const isOpen = state === 'open';
  return (
    <article className={styles.voucher} data-state={state}>
      <div className={styles.worth}>
        <p className={styles.state}>{t(`vouchers.${state}`)}</p>
        <h3 className={styles.value}>{t('vouchers.worth', { value: value.formatted })}</h3>
        <p className={styles.code}>{code}</p>
        <p className={styles.small}>
          {t('vouchers.minimum', { minimum: minimumOrder.formatted })},{' '}
          {t('vouchers.until', { date: formatDay(validUntil, locale) })}
        </p>
      </div>
      {/* An API before version 1.4 has neither barcodes nor vouchers in the cart. */}
      {isOpen && barcode ? (
        <div className={styles.use}>
          <UseInCart code={code} />
        </div>
      ) : null}
    </article>
  );
}

function UseInCart({ code }: { code: string }): ReactElement {
  const t = useTranslate<MessageKey>();
  const app = useApp();
  const { isRunning, reply, run } = useAction();
  const isDone = reply?.kind === 'done';

  async function use(): Promise<ApiResult<unknown>> {
    const response = await app.api.post<unknown>(inLanguage('/api/v1/cart/voucher/', app), { code });
    // Without a response it may have been added nevertheless.
    if (response.ok || response.error.status === null) app.bus.emit('cart-outdated', {});
    return response;
  }

  return (
    <>
      <ReplyNote reply={reply}>
        {isDone ? (
          <Link to={paths.cart} className="text-link">
            {t('vouchers.to-cart')}
          </Link>
        ) : null}
      </ReplyNote>
      {isDone ? null : (
        <button
          type="button"
          className="button"
          aria-disabled={isRunning || undefined}
          onClick={() => run(use, () => t('vouchers.in-cart', { code }))}
        >
          {t(isRunning ? 'vouchers.using' : 'vouchers.use')}
        </button>
      )}
    </>
  );
}
