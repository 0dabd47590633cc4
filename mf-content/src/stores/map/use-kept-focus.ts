import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus in the map when the focused marker is removed from the document, because it is out of view or part of a cluster.
 * @param onLost called then: React fires no blur event for an element that it removes
 * @returns listeners of the map
 */
export function useKeptFocus(
  map: RefObject<SVGSVGElement | null>,
  onLost: () => void,
): { onFocus(): void; onBlur(): void } {
  const isInside = useRef(false);
  useLayoutEffect(() => {
    if (!isInside.current || document.activeElement !== document.body) return;
    map.current?.focus({ preventScroll: true });
    onLost();
  });
  return {
    onFocus() {
      isInside.current = true;
    },
    onBlur() {
      isInside.current = false;
    },
  };
}
