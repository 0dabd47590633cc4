import { type RefObject, useEffect, useRef } from 'react';
import { useApp } from 'shared-contracts/app';
import { useLocation } from 'shared-contracts/routing';
import { flyouts } from '../flyout/flyout-store.ts';

/**
 * Closes flyouts and menu sheets on Escape (focus returns to the element that opened it), on a press or focus outside, and on a new page.
 * Each flyout has `data-flyout="<id>"`; for a menu it is on the element around item and sheet.
 */
export function useDismissal(root: RefObject<HTMLElement | null>): void {
  const app = useApp();
  const { pathname, search } = useLocation();
  const opener = useRef<HTMLElement | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address is the event itself
  useEffect(() => {
    flyouts.of(app).getState().dismiss();
  }, [app, pathname, search]);

  useEffect(() => {
    const store = flyouts.of(app);
    const elementOf = (id: string): HTMLElement | null =>
      root.current?.querySelector<HTMLElement>(`[data-flyout="${id}"]`) ?? null;
    const isOutside = (target: EventTarget | null): boolean => {
      const { open } = store.getState();
      // React may have removed the target in response to this same event: a retry button that was pressed is not outside.
      return open !== null && target instanceof Node && target.isConnected && !elementOf(open)?.contains(target);
    };
    const unsubscribe = store.subscribe((now, before) => {
      if (now.open !== null && now.open !== before.open) {
        opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
      }
      if (now.open === null && before.open !== null) returnFocus(elementOf(before.open));
    });
    const returnFocus = (closed: HTMLElement | null): void => {
      const focused = document.activeElement;
      if (focused && (focused === document.body || closed?.contains(focused))) opener.current?.focus();
      opener.current = null;
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') store.getState().dismiss();
    };
    const onPress = ({ target }: PointerEvent): void => {
      if (isOutside(target)) store.getState().close();
    };
    const onFocus = ({ target }: FocusEvent): void => {
      if (isOutside(target) && store.getState().by === 'user') store.getState().close();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('focusin', onFocus);
    return () => {
      unsubscribe();
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('focusin', onFocus);
    };
  }, [app, root]);
}
