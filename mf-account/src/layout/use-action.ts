import { useRef, useState } from 'react';
import { type ApiResult, failureText } from 'shared-contracts/api';
import { useTranslate } from 'shared-contracts/i18n';

/** What is said about the outcome of a call. Each reply has an id of its own: with the same text it is a new reply too. */
export type Reply = { readonly kind: 'done' | 'failed'; readonly text: string; readonly id: number };

export type Action = {
  readonly isRunning: boolean;
  /** Stays until the next one. */
  readonly reply: Reply | null;
  /**
   * Sends one call at a time: it does nothing while another one is running. A failure becomes the reply.
   * @param onSuccess returns the text of the reply; null for none
   */
  run<T>(send: () => Promise<ApiResult<T>>, onSuccess: (data: T) => string | null): Promise<void>;
  /** Shows a reply without a call; null removes the last one. */
  show(reply: Pick<Reply, 'kind' | 'text'> | null): void;
};

/** A call that a button sends; a form has `useForm`. `ReplyNote` shows the reply. */
export function useAction(): Action {
  const t = useTranslate();
  // State would be updated too late for two presses in one frame.
  const running = useRef(false);
  const [isRunning, setRunning] = useState(false);
  const [reply, setReply] = useState<Reply | null>(null);
  const replies = useRef(0);

  const show: Action['show'] = (next) => setReply(next && { ...next, id: ++replies.current });

  return {
    isRunning,
    reply,
    show,
    async run(send, onSuccess) {
      if (running.current) return;
      running.current = true;
      setRunning(true);
      try {
        const response = await send();
        const text = response.ok ? onSuccess(response.data) : failureText(t, response.error);
        show(text === null ? null : { kind: response.ok ? 'done' : 'failed', text });
      } finally {
        running.current = false;
        // In one rendering with the reply, which receives the focus if the change removes the button.
        setRunning(false);
      }
    },
  };
}
