import { type ReactElement, useEffect, useState } from 'react';
import type { TextFieldProps } from 'shared-contracts/forms';
import { useTranslate } from 'shared-contracts/i18n';
import type { MessageKey } from '../messages/messages.ts';
import styles from './form.module.css';
import { PasswordField } from './password-field.tsx';
import type { passwordStrength } from './password-strength.ts';

type NewPasswordFieldProps = Omit<TextFieldProps, 'type' | 'control' | 'autoComplete' | 'hint'> & {
  /** The currently typed password. */
  password: string;
  /** The shopper's names and email address, which a password should not contain. */
  personal?: readonly string[];
};

/**
 * A new password, with a hint on how easy it is to guess, which replaces the hint on how to choose one. The hint's code is loaded with the
 * first character.
 */
export function NewPasswordField({ password, personal, ...field }: NewPasswordFieldProps): ReactElement {
  const t = useTranslate<MessageKey>();
  const strengthOf = useStrength(password !== '');
  const strength = password === '' ? null : (strengthOf?.(password, personal) ?? null);
  return (
    <PasswordField
      {...field}
      hint={
        <span role="status" className={styles.strength} data-strength={strength}>
          {strength ? t(`strength.${strength}`) : t('field.password-hint')}
        </span>
      }
      autoComplete="new-password"
    />
  );
}

/** Without that code the field works, without the hint. */
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
