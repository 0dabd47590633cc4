import { type SyntheticEvent, useEffect, useRef } from 'react';
import { useApp } from 'shared-contracts/app';
import { afterPaint } from '../../rendering/after-paint.ts';

/** Milliseconds that a pointer or focus rests on a value before its list is prefetched. */
const restMs = 80;

const boxes = 'input:enabled:not([type=text])';

type Handler = (event: SyntheticEvent<HTMLElement>) => void;
type IntentHandlers = Record<'onPointerOver' | 'onPointerLeave' | 'onPointerDown' | 'onFocus' | 'onBlur', Handler>;

/** UX 30 for the boxes of a form: prefetches the list that a click would lead to. */
export function usePrefetchOnIntent(hrefOf: (input: HTMLInputElement) => string | null): IntentHandlers {
  const { prefetch } = useApp();
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  const prefetchTarget: Handler = ({ target }) => {
    const input = target instanceof Element && target.closest('label')?.querySelector<HTMLInputElement>(boxes);
    const href = input && hrefOf(input);
    if (href) prefetch(href);
  };
  const prefetchAfterRest: Handler = (event) => {
    stop();
    timer.current = setTimeout(() => prefetchTarget(event), restMs);
  };
  // A tap may end in the same frame, which has to show the pressed state first.
  const prefetchAfterPaint: Handler = (event) => afterPaint(() => prefetchTarget(event));
  return {
    onPointerOver: prefetchAfterRest,
    onPointerLeave: stop,
    onPointerDown: prefetchAfterPaint,
    onFocus: prefetchAfterRest,
    onBlur: stop,
  };
}
