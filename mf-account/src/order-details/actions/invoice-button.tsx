import { type ReactElement, useState } from 'react';
import { checkResponse, failureText, hasShape } from 'shared-contracts/api';
import { useApp } from 'shared-contracts/app';
import type { DocumentLink } from 'shared-contracts/entities';
import { useTranslate } from 'shared-contracts/i18n';
import { Note } from '../../layout/panel.tsx';
import type { MessageKey } from '../messages/messages.ts';

const isLink = hasShape<DocumentLink>({ url: 'string' });

/** Requests a link to the PDF, which is valid for minutes only, and opens it. `body`: the number and email of a guest's order. */
export function InvoiceButton({ path, body }: { path: string; body?: unknown }): ReactElement {
  const t = useTranslate<MessageKey>();
  const { api, config } = useApp();
  const [state, setState] = useState<{ isLoading: boolean; failure: string | null }>({
    isLoading: false,
    failure: null,
  });

  async function open(): Promise<void> {
    if (state.isLoading) return;
    setState({ isLoading: true, failure: null });
    const link = checkResponse(await api.post<unknown>(path, body), isLink);
    setState({ isLoading: false, failure: link.ok ? null : failureText(t, link.error) });
    if (link.ok) window.location.assign(new URL(link.data.url, config.apiOrigin));
  }

  return (
    <>
      <button type="button" className="button" aria-disabled={state.isLoading || undefined} onClick={open}>
        {t('action.invoice')}
      </button>
      {state.failure ? <Note kind="failed">{state.failure}</Note> : null}
    </>
  );
}
