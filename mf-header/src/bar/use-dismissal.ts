import { type RefObject, useEffect, useRef } from 'react';
import { useApp } from 'shared-contracts/app';
import { useLocation } from 'shared-contracts/routing';
import { flyouts } from '../flyout/flyouts.ts';

/**
 * What closes whatever the header has let down: Escape (focus goes back to what opened it), a press or a step of focus
 * elsewhere, a new page. Each flyout bears `data-flyout="<id>"`, a menu item's around item and sheet.
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
    const place = (id: string): HTMLElement | null =>
      root.current?.querySelector<HTMLElement>(`[data-flyout="${id}"]`) ?? null;
    const isOutside = (target: EventTarget | null): boolean => {
      const { open } = store.getState();
      return open !== null && target instanceof Node && !place(open)?.contains(target);
    };
    const stopFollowing = store.subscribe((now, before) => {
      if (now.open !== null && now.open !== before.open) {
        opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
      }
      if (now.open === null && before.open !== null) giveFocusBack(place(before.open));
    });
    const giveFocusBack = (left: HTMLElement | null): void => {
      const focused = document.activeElement;
      if (focused && (focused === document.body || left?.contains(focused))) opener.current?.focus();
      opener.current = null;
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') store.getState().dismiss();
    };
    const onPress = ({ target }: PointerEvent): void => {
      if (isOutside(target)) store.getState().close();
    };
    const onFocus = ({ target }: FocusEvent): void => {
      if (isOutside(target) && store.getState().by === 'hand') store.getState().close();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('focusin', onFocus);
    return () => {
      stopFollowing();
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('focusin', onFocus);
    };
  }, [app, root]);
}
