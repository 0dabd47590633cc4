import { useRef, useState } from 'react';
import type { Problem } from './problems.ts';

export type Submission<F extends string> = {
  readonly isSending: boolean;
  readonly problems: readonly Problem<F>[];
  /** Grows with every refusal, so that the summary takes the focus each time. */
  readonly refusals: number;
  /** Runs `send` unless it is running already; what it returns is what was wrong. */
  submit(send: () => Promise<readonly Problem<F>[]> | readonly Problem<F>[]): Promise<void>;
};

/** One form's way to the server and back. It never sends twice. */
export function useSubmission<F extends string>(): Submission<F> {
  const [isSending, setSending] = useState(false);
  const [problems, setProblems] = useState<readonly Problem<F>[]>([]);
  const [refusals, setRefusals] = useState(0);
  // State comes too late for two submits in one frame.
  const isUnderWay = useRef(false);

  async function submit(send: () => Promise<readonly Problem<F>[]> | readonly Problem<F>[]): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setSending(true);
    try {
      const found = await send();
      setProblems(found);
      if (found.length > 0) setRefusals((count) => count + 1);
    } finally {
      isUnderWay.current = false;
      setSending(false);
    }
  }

  return { isSending, problems, refusals, submit };
}
