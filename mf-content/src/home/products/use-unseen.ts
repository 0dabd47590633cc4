import { type RefObject, useEffect, useState } from 'react';

/**
 * Follows a value while the element is outside the viewport, to avoid a visible layout shift. While the element is visible it keeps its
 * value.
 */
export function useUnseen<T>(element: RefObject<Element | null>, value: T): T {
  const [shown, setShown] = useState(value);
  useEffect(() => {
    const { current } = element;
    if (shown === value || !current) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => !entry.isIntersecting)) setShown(value);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, shown, value]);
  return shown;
}
