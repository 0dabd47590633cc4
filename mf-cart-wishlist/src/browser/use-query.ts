import { useEffect, useState } from 'react';
import { type ApiError, checkResponse } from 'shared-contracts/api';
import { useApp } from 'shared-contracts/app';

export type Query<T> = { status: 'pending' } | { status: 'success'; data: T } | { status: 'error'; error: ApiError };

const pending = { status: 'pending' } as const;

/**
 * Reads a path of the API and follows changes of the path: a response to an earlier path is never shown.
 * @returns the state of the query, in the terms of React Query; `retry` sends it again
 */
export function useQuery<T>(path: string, isValid: (data: unknown) => data is T): { query: Query<T>; retry(): void } {
  const { api } = useApp();
  const [attempt, setAttempt] = useState(0);
  const [last, setLast] = useState<{ path: string; query: Query<T> }>({ path, query: pending });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt sends the query again
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    void api.get<unknown>(path, { signal }).then((response) => {
      if (signal.aborted) return;
      const result = checkResponse(response, isValid);
      const query: Query<T> = result.ok
        ? { status: 'success', data: result.data }
        : { status: 'error', error: result.error };
      setLast({ path, query });
    });
    return () => controller.abort();
  }, [api, path, isValid, attempt]);
  function retry(): void {
    setLast({ path, query: pending });
    setAttempt(attempt + 1);
  }
  return { query: last.path === path ? last.query : pending, retry };
}
