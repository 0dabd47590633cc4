import { type ReactElement, useState } from 'react';
import { TextField, type TextFieldProps } from 'shared-contracts/forms';
import { useTranslate } from 'shared-contracts/i18n';
import type { MessageKey } from '../messages/messages.ts';
import styles from './form.module.css';

type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'control'> & {
  autoComplete: 'current-password' | 'new-password';
};

/** A button shows the password; pasting is allowed. */
export function PasswordField(props: PasswordFieldProps): ReactElement {
  const t = useTranslate<MessageKey>();
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      control={
        <button type="button" className={styles.toggle} aria-controls={props.id} onClick={() => setShown(!isShown)}>
          <span className="visually-hidden">{props.label} </span>
          {t(isShown ? 'field.hide' : 'field.show')}
        </button>
      }
    />
  );
}
