import type { ReactElement, ReactNode } from 'react';
import { useTranslate } from 'shared-contracts/i18n';
import { ErrorSummary } from './error-summary.tsx';
import styles from './form.module.css';
import type { FormMessageKey } from './messages/messages.ts';
import { SubmitButton } from './submit-button.tsx';
import type { FormState } from './use-form.ts';

type FormProps<F extends string> = {
  form: FormState<F>;
  /** The button's label, and its label while the form is being sent. */
  label: string;
  sendingLabel: string;
  /** The form cannot be sent yet: nothing has changed, or two passwords differ (SPEC 5). */
  isDisabled?: boolean;
  /** Where browsers without script send the form. Undefined: the form needs script, and says so. */
  action?: string;
  /** Less prominent, beside a more important button of the page. */
  look?: 'plain';
  children: ReactNode;
};

/** The error summary, the fields, and the button. */
export function Form<F extends string>({
  form,
  label,
  sendingLabel,
  isDisabled,
  action,
  look,
  children,
}: FormProps<F>): ReactElement {
  const t = useTranslate<FormMessageKey>();
  const { problems, failures, fieldId, formProps, isSending } = form;
  return (
    <>
      <ErrorSummary problems={problems} failures={failures} fieldId={fieldId} />
      {action === undefined ? (
        <noscript>
          <p className={styles.note}>{t('form.needs-script')}</p>
        </noscript>
      ) : null}
      <form className={styles.form} method="post" action={action} noValidate {...formProps}>
        {children}
        <SubmitButton
          label={label}
          sendingLabel={sendingLabel}
          isSending={isSending}
          isDisabled={isDisabled ?? false}
          look={look}
          worksWithoutScript={action !== undefined}
        />
      </form>
    </>
  );
}
