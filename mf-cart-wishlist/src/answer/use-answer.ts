import { useEffect, useState } from 'react';
import type { ApiError } from 'shared-contracts/api';
import { useApp } from 'shared-contracts/app';
import { malformed } from '../failure/malformed.ts';

export type Answer<T> = { kind: 'waiting' } | { kind: 'here'; data: T } | { kind: 'failed'; error: ApiError };

const waiting = { kind: 'waiting' } as const;

/** What the API says at a path now, and the way to ask again. An answer to an earlier path never shows. */
export function useAnswer<T>(
  path: string,
  isValid: (data: unknown) => data is T,
): { answer: Answer<T>; retry(): void } {
  const { api } = useApp();
  const [attempt, setAttempt] = useState(0);
  const [given, setGiven] = useState<{ path: string; answer: Answer<T> }>({ path, answer: waiting });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    const abandon = new AbortController();
    const { signal } = abandon;
    void api.get<unknown>(path, { signal }).then((result) => {
      if (signal.aborted) return;
      const answer: Answer<T> = !result.ok
        ? { kind: 'failed', error: result.error }
        : isValid(result.data)
          ? { kind: 'here', data: result.data }
          : { kind: 'failed', error: malformed };
      setGiven({ path, answer });
    });
    return () => abandon.abort();
  }, [api, path, isValid, attempt]);
  function retry(): void {
    setGiven({ path, answer: waiting });
    setAttempt(attempt + 1);
  }
  return { answer: given.path === path ? given.answer : waiting, retry };
}
