import { type SyntheticEvent, useEffect, useRef } from 'react';
import { useApp } from 'shared-contracts/app';
import { afterPaint } from '../query/use-list-query.ts';

/** Milliseconds that a pointer rests on a value, or focus on its box, before its list is loaded early. */
const restMs = 80;

type Handler = (event: SyntheticEvent<HTMLElement>) => void;
type IntentHandlers = Record<'onPointerOver' | 'onPointerLeave' | 'onPointerDown' | 'onFocus' | 'onBlur', Handler>;

/** UX rule 30 for the boxes of a form: the list that a click would lead to is under way before the click. */
export function usePrefetchOnIntent(hrefOf: (input: HTMLInputElement) => string | null): IntentHandlers {
  const { prefetch } = useApp();
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  const ask: Handler = ({ target }) => {
    const input = inputAt(target);
    const href = input && !input.disabled ? hrefOf(input) : null;
    if (href !== null) prefetch(href);
  };
  const askAfterRest: Handler = (event) => {
    stop();
    timer.current = setTimeout(() => ask(event), restMs);
  };
  // A finger may be lifted in the very same frame: that frame is for showing what was pressed.
  const askAfterPaint: Handler = (event) => afterPaint(() => ask(event));
  return {
    onPointerOver: askAfterRest,
    onPointerLeave: stop,
    onPointerDown: askAfterPaint,
    onFocus: askAfterRest,
    onBlur: stop,
  };
}

function inputAt(target: EventTarget): HTMLInputElement | null {
  if (!(target instanceof Element)) return null;
  return target.closest('label')?.querySelector<HTMLInputElement>('[type=checkbox], [type=radio]') ?? null;
}
