import type { ReactElement } from 'react';

type CloseButtonProps = { isSending: boolean; className: string | undefined; label: string; onClose(): void };

/** Closes a form or a question without sending it. What is being sent cannot be taken back: until then the button does nothing. */
export function CloseButton({ isSending, className, label, onClose }: CloseButtonProps): ReactElement {
  return (
    <button
      type="button"
      className={className}
      aria-disabled={isSending || undefined}
      onClick={() => {
        if (!isSending) onClose();
      }}
    >
      {label}
    </button>
  );
}
