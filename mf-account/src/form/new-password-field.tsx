import { type ReactElement, useEffect, useState } from 'react';
import { useTranslate } from 'shared-contracts/i18n';
import type { MessageKey } from '../messages/messages.ts';
import styles from './form.module.css';
import { PasswordField } from './password-field.tsx';
import type { passwordStrength } from './password-strength.ts';
import type { TextFieldProps } from './text-field.tsx';

type NewPasswordFieldProps = Omit<TextFieldProps, 'type' | 'control' | 'autoComplete' | 'hint'> & {
  /** What is typed now. */
  password: string;
  /** The shopper's names and e-mail address, which a password should not consist of. */
  personal?: readonly string[];
};

/** A password to choose, with a hint on how easy it is to guess, below the field. Its code is loaded with the first character. */
export function NewPasswordField({ password, personal, ...field }: NewPasswordFieldProps): ReactElement {
  const t = useTranslate<MessageKey>();
  const strengthOf = useStrength(password !== '');
  const strength = password === '' ? null : (strengthOf?.(password, personal) ?? null);
  return (
    <div>
      <PasswordField {...field} hint={t('field.password-hint')} autoComplete="new-password" />
      <div className={styles.strength} data-strength={strength}>
        <div className={styles.meter} aria-hidden="true" />
        <p role="status">
          {strength ? <span className="visually-hidden">{t('strength.label')}: </span> : null}
          {strength ? t(`strength.${strength}`) : null}
        </p>
      </div>
    </div>
  );
}

/** Without its code the field works, without the hint. */
function useStrength(isNeeded: boolean): typeof passwordStrength | null {
  const [estimate, setEstimate] = useState<typeof passwordStrength | null>(null);
  useEffect(() => {
    if (!isNeeded || estimate) return;
    import('./password-strength.ts').then(
      (module) => setEstimate(() => module.passwordStrength),
      () => {},
    );
  }, [isNeeded, estimate]);
  return estimate;
}
