import { type ReactElement, useState } from 'react';
import { type ApiError, checkResponse, failureText, hasShape } from 'shared-contracts/api';
import { useApp } from 'shared-contracts/app';
import type { OrderedAgain } from 'shared-contracts/entities';
import { useTranslate } from 'shared-contracts/i18n';
import { paths } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/routing';
import { inLanguage } from '../../layout/in-language.ts';
import { Note } from '../../layout/panel.tsx';
import type { MessageKey } from '../messages/messages.ts';
import { missingTexts } from './ordered-again.ts';

type State =
  | { kind: 'ready' | 'sending' }
  | { kind: 'done'; result: OrderedAgain }
  | { kind: 'failed'; error: ApiError };

const isResult = hasShape<OrderedAgain>({
  added: 'number',
  missing: [{ name: 'string', reason: 'string', added: 'number', wanted: 'number' }],
});

/** Adds the available lines to the cart, and says what is missing. */
export function OrderAgain({ uuid }: { uuid: string }): ReactElement {
  const t = useTranslate<MessageKey>();
  const app = useApp();
  const [state, setState] = useState<State>({ kind: 'ready' });
  const isSending = state.kind === 'sending';

  async function send(): Promise<void> {
    if (isSending) return;
    setState({ kind: 'sending' });
    const path = inLanguage(`/api/v1/user/order/${uuid}/again/`, app);
    const response = checkResponse(await app.api.post<unknown>(path), isResult);
    // Without a response they may have been added nevertheless.
    if (response.ok || response.error.status === null) app.bus.emit('cart-outdated', {});
    if (!response.ok) return setState({ kind: 'failed', error: response.error });
    setState({ kind: 'done', result: response.data });
  }

  return (
    <>
      <button type="button" className="button button-primary" aria-disabled={isSending || undefined} onClick={send}>
        {t(isSending ? 'action.again-sending' : 'action.again')}
      </button>
      {state.kind === 'failed' ? <Note kind="failed">{failureText(t, state.error)}</Note> : null}
      {state.kind === 'done' ? <Result result={state.result} /> : null}
    </>
  );
}

function Result({ result: { added, missing } }: { result: OrderedAgain }): ReactElement {
  const t = useTranslate<MessageKey>();
  return (
    <Note kind="done">
      <p>{added > 0 ? t('action.again-done', { count: added }) : t('action.again-none')}</p>
      {missingTexts(missing, t).map((text) => (
        <p key={text}>{text}</p>
      ))}
      {added > 0 ? (
        <Link to={paths.cart} className="text-link">
          {t('action.to-cart')}
        </Link>
      ) : null}
    </Note>
  );
}
