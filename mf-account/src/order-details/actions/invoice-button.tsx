import type { ReactElement } from 'react';
import { type ApiResult, checkResponse, hasShape } from 'shared-contracts/api';
import { useApp } from 'shared-contracts/app';
import type { DocumentLink } from 'shared-contracts/entities';
import { useTranslate } from 'shared-contracts/i18n';
import { ReplyNote } from '../../layout/panel.tsx';
import { useAction } from '../../layout/use-action.ts';
import type { MessageKey } from '../messages/messages.ts';

const isLink = hasShape<DocumentLink>({ url: 'string' });

/** Requests a link to the PDF, which is valid for minutes only, and opens it. `body`: the number and email of a guest's order. */
export function InvoiceButton({ path, body }: { path: string; body?: unknown }): ReactElement {
  const t = useTranslate<MessageKey>();
  const { api, config } = useApp();
  const { isRunning, reply, run, show } = useAction();

  async function requestLink(): Promise<ApiResult<DocumentLink>> {
    show(null);
    return checkResponse(await api.post<unknown>(path, body), isLink);
  }

  function open({ url }: DocumentLink): null {
    window.location.assign(new URL(url, config.apiOrigin));
    return null;
  }

  return (
    <>
      <button
        type="button"
        className="button"
        aria-disabled={isRunning || undefined}
        onClick={() => run(requestLink, open)}
      >
        {t('action.invoice')}
      </button>
      <ReplyNote reply={reply} />
    </>
  );
}
