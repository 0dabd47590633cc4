import { useCallback, useEffect, useRef, useState } from 'react';
import { type ApiError, checkResponse } from 'shared-contracts/api';
import { useApp } from 'shared-contracts/app';

export type ApiQuery<T> = { status: 'pending' } | { status: 'success'; data: T } | { status: 'error'; error: ApiError };

/**
 * Reads an API path for a part of a page that may be loaded later. The path stays the same while the part is shown.
 * @returns its state; `retry` reads again, `refresh` does so while the data stays, `show` replaces it by the response of a change
 */
export function useApiQuery<T>(
  path: string,
  isValid: (data: unknown) => data is T,
): { read: ApiQuery<T>; retry(): void; refresh(): void; show(data: T): void } {
  const { api } = useApp();
  const [attempt, setAttempt] = useState(0);
  const [read, setRead] = useState<ApiQuery<T>>({ status: 'pending' });
  const isReading = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt reads again
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    isReading.current = true;
    void api.get<unknown>(path, { signal }).then((response) => {
      if (signal.aborted) return;
      isReading.current = false;
      const result = checkResponse(response, isValid);
      setRead(result.ok ? { status: 'success', data: result.data } : { status: 'error', error: result.error });
    });
    return () => controller.abort();
  }, [api, path, isValid, attempt]);
  const refresh = useCallback(() => setAttempt((before) => before + 1), []);
  const retry = useCallback(() => {
    setRead({ status: 'pending' });
    refresh();
  }, [refresh]);
  const show = useCallback(
    (data: T) => {
      setRead({ status: 'success', data });
      // A read under way may have been answered before the change: its response would show what the change has replaced.
      if (isReading.current) refresh();
    },
    [refresh],
  );
  return { read, retry, refresh, show };
}
