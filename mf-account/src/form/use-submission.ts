import { useRef, useState } from 'react';
import type { Problem } from './problems.ts';

export type Submission<F extends string> = {
  readonly isSending: boolean;
  readonly problems: readonly Problem<F>[];
  /** Number of failed submissions: the summary receives focus whenever it changes. */
  readonly failures: number;
  /** Runs `send`, which resolves to the problems, unless a call is in progress. */
  submit(send: () => Promise<readonly Problem<F>[]> | readonly Problem<F>[]): Promise<void>;
};

/** Submission of a form, one at a time. */
export function useSubmission<F extends string>(): Submission<F> {
  const [isSending, setSending] = useState(false);
  const [problems, setProblems] = useState<readonly Problem<F>[]>([]);
  const [failures, setFailures] = useState(0);
  // State is updated too late for two submits in one frame.
  const isRunning = useRef(false);

  async function submit(send: () => Promise<readonly Problem<F>[]> | readonly Problem<F>[]): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setSending(true);
    try {
      const found = await send();
      setProblems(found);
      if (found.length > 0) setFailures((count) => count + 1);
    } finally {
      isRunning.current = false;
      setSending(false);
    }
  }

  return { isSending, problems, failures, submit };
}
