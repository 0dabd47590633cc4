import type { ReactElement } from 'react';

type CloseButtonProps = { isSending: boolean; className: string | undefined; label: string; onClose(): void };

/** Closes a form or a confirmation without sending it. A sent request cannot be undone: while it runs, the button does nothing. */
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
