import { type ReactElement, useState } from 'react';
import { type ApiResult, checkResponse, hasShape } from 'shared-contracts/api';
import { useApp } from 'shared-contracts/app';
import type { OrderedAgain } from 'shared-contracts/entities';
import { useTranslate } from 'shared-contracts/i18n';
import { paths } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/routing';
import { inLanguage } from '../../layout/in-language.ts';
import { Note, ReplyNote } from '../../layout/panel.tsx';
import { useAction } from '../../layout/use-action.ts';
import type { MessageKey } from '../messages/messages.ts';
import { missingTexts } from './ordered-again.ts';

const isResult = hasShape<OrderedAgain>({
  added: 'number',
  missing: [{ name: 'string', reason: 'string', added: 'number', wanted: 'number' }],
});

/** Adds the available lines to the cart, and says what is missing. */
export function OrderAgain({ uuid }: { uuid: string }): ReactElement {
  const t = useTranslate<MessageKey>();
  const app = useApp();
  const { isRunning, reply, run, show } = useAction();
  const [result, setResult] = useState<OrderedAgain | null>(null);

  async function send(): Promise<ApiResult<OrderedAgain>> {
    show(null);
    setResult(null);
    const path = inLanguage(`/api/v1/user/order/${uuid}/again/`, app);
    const response = checkResponse(await app.api.post<unknown>(path), isResult);
    // Without a response they may have been added nevertheless.
    if (response.ok || response.error.status === null) app.bus.emit('cart-outdated', {});
    return response;
  }

  function finish(data: OrderedAgain): null {
    setResult(data);
    return null;
  }

  return (
    <>
      <button
        type="button"
        className="button button-primary"
        aria-disabled={isRunning || undefined}
        onClick={() => run(send, finish)}
      >
        {t(isRunning ? 'action.again-sending' : 'action.again')}
      </button>
      <ReplyNote reply={reply} />
      {result ? <Result result={result} /> : null}
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
