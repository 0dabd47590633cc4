import { type ReactElement, useState } from 'react';
import { checkResponse, failureText } from 'shared-contracts/api';
import { useApp } from 'shared-contracts/app';
import type { OrderDetails } from 'shared-contracts/entities';
import { useTranslate } from 'shared-contracts/i18n';
import { useRevalidator } from 'shared-contracts/routing';
import { CloseButton } from '../../form/close-button.tsx';
import { focusWhenShown, useOpener } from '../../layout/focus.ts';
import { inLanguage } from '../../layout/in-language.ts';
import { Note } from '../../layout/panel.tsx';
import type { MessageKey } from '../messages/messages.ts';
import { isOrder } from '../order-loader.ts';
import styles from './order-actions.module.css';

type CancelOrderProps = {
  uuid: string;
  onDone(order: OrderDetails): void;
  /** The order has been packed meanwhile. Its current state is shown, without this component; the reason has to stay. */
  onRefused(reason: string): void;
};

/** Asks for confirmation before it cancels. */
export function CancelOrder({ uuid, onDone, onRefused }: CancelOrderProps): ReactElement {
  const t = useTranslate<MessageKey>();
  const app = useApp();
  const { revalidate } = useRevalidator();
  const [step, setStep] = useState<'closed' | 'asking' | 'sending'>('closed');
  const [failure, setFailure] = useState<string | null>(null);
  const opener = useOpener(step !== 'closed');

  function ask(): void {
    setFailure(null);
    setStep('asking');
  }

  async function cancel(): Promise<void> {
    if (step === 'sending') return;
    setStep('sending');
    setFailure(null);
    const path = inLanguage(`/api/v1/user/order/${uuid}/cancel/`, app);
    const response = checkResponse(await app.api.post<unknown>(path), isOrder);
    if (response.ok) return onDone(response.data);
    const reason = failureText(t, response.error);
    if (response.error.status === 409) {
      await revalidate();
      onRefused(reason);
    } else setFailure(reason);
    setStep('closed');
  }

  return (
    <>
      {failure ? <Note kind="failed">{failure}</Note> : null}
      {step === 'closed' ? (
        <button ref={opener} type="button" className={`text-link ${styles.opener}`} onClick={ask}>
          {t('action.cancel')}
        </button>
      ) : (
        <div className={styles.confirm}>
          <h2 ref={focusWhenShown} tabIndex={-1} className={styles.question}>
            {t('action.cancel-ask')}
          </h2>
          <p>{t('action.cancel-text')}</p>
          <div className={styles.buttons}>
            <button type="button" className="button" aria-disabled={step === 'sending' || undefined} onClick={cancel}>
              {t(step === 'sending' ? 'action.cancel-sending' : 'action.cancel-yes')}
            </button>
            <CloseButton
              isSending={step === 'sending'}
              className="button"
              label={t('action.cancel-no')}
              onClose={() => setStep('closed')}
            />
          </div>
        </div>
      )}
    </>
  );
}
