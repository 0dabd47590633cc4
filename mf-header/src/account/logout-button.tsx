import { type ReactElement, useState } from 'react';
import { useApp } from 'shared-contracts/app';
import { useTranslate } from 'shared-contracts/i18n';
import type { MessageKey } from '../messages/messages.ts';

export function LogoutButton({ className }: { className?: string | undefined }): ReactElement {
  const t = useTranslate<MessageKey>();
  const { account } = useApp();
  const [isLeaving, setLeaving] = useState(false);
  return (
    <button
      type="button"
      className={className}
      aria-disabled={isLeaving || undefined}
      onClick={() => {
        setLeaving(true);
        void account.logOut();
      }}
    >
      {t('account.logout')}
    </button>
  );
}
