import { type RefObject, useEffect, useState } from 'react';
import type { MapFrame } from './map-view.ts';

/** The size of an element, also when it changes; null before it is known. */
export function useElementSize(element: RefObject<Element | null>): MapFrame | null {
  const [frame, setFrame] = useState<MapFrame | null>(null);
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      if (width > 0 && height > 0) setFrame({ width, height });
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return frame;
}
