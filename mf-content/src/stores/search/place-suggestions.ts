import { useEffect, useRef, useState } from 'react';
import { hasShape } from 'shared-contracts/api';
import { useApp } from 'shared-contracts/app';
import type { PlaceSuggestion } from 'shared-contracts/entities';

/** SPEC 5: suggestions for two or more characters. */
const shortestWords = 2;
const debounceMs = 150;

const isPlaces = (value: unknown): value is readonly PlaceSuggestion[] =>
  Array.isArray(value) && value.every(hasShape<PlaceSuggestion>({ name: 'string', postcode: 'string' }));

export type Suggestions = {
  readonly places: readonly PlaceSuggestion[];
  /** Index of the active suggestion; null while the text itself is. */
  readonly active: number | null;
  readonly isOpen: boolean;
  /** Number of suggestions for the typed text; null before the response. */
  readonly count: number | null;
  /** The API did not respond to the last request. */
  readonly hasFailed: boolean;
  type(words: string): void;
  /** Repeats the last request. */
  retry(): void;
  move(to: number | null): void;
  close(): void;
};

/** Suggestions for the typed place. Only the response to the latest text counts (UX 14). */
export function useSuggestions(): Suggestions {
  const { api } = useApp();
  const [places, setPlaces] = useState<readonly PlaceSuggestion[]>([]);
  const [active, setActive] = useState<number | null>(null);
  const [count, setCount] = useState<number | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const latest = useRef('');
  const pending = useRef<{ timer: ReturnType<typeof setTimeout>; request: AbortController } | null>(null);

  const cancel = (): void => {
    clearTimeout(pending.current?.timer);
    pending.current?.request.abort();
    pending.current = null;
  };
  const close = (): void => {
    cancel();
    setPlaces([]);
    setActive(null);
    setCount(null);
    setFailed(false);
  };
  useEffect(
    () => () => {
      clearTimeout(pending.current?.timer);
      pending.current?.request.abort();
    },
    [],
  );

  function type(words: string): void {
    const typed = words.trim();
    if (typed.length < shortestWords) {
      close();
      return;
    }
    cancel();
    latest.current = typed;
    setActive(null);
    const request = new AbortController();
    const load = async (): Promise<void> => {
      const path = `/api/v1/stores/places/?${new URLSearchParams({ q: typed })}`;
      const response = await api.get<unknown>(path, { signal: request.signal });
      if (request.signal.aborted) return;
      const found = response.ok && isPlaces(response.data) ? response.data : null;
      setPlaces(found ?? []);
      setCount(found?.length ?? null);
      setFailed(found === null);
    };
    pending.current = { timer: setTimeout(() => void load(), debounceMs), request };
  }

  const retry = (): void => type(latest.current);
  return { places, active, isOpen: places.length > 0, count, hasFailed, type, retry, move: setActive, close };
}

/** The next active suggestion for a key; undefined for keys that do not move. After the last one comes the text itself. */
export function movedTo(key: string, active: number | null, count: number): number | null | undefined {
  const last = count - 1;
  if (key === 'ArrowDown') return active === null ? 0 : active === last ? null : active + 1;
  if (key === 'ArrowUp') return active === null ? last : active === 0 ? null : active - 1;
  if (key === 'Home' && active !== null) return 0;
  if (key === 'End' && active !== null) return last;
  return undefined;
}
