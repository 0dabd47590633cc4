import { type ReactElement, useEffect, useRef, useState } from 'react';
import styles from './recently-viewed.module.css';
import { RecentlyViewed } from './recently-viewed.tsx';

/**
 * The row on pages of other frontends. It is added while its place is below the viewport, to avoid a visible layout shift: if it is above,
 * browsers keep the scroll position only if nothing else changes at the same moment.
 */
export function RecentlyViewedFragment(): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  const [isPlaced, setPlaced] = useState(false);

  useEffect(() => {
    const placeBelow = (): void => {
      if ((place.current?.getBoundingClientRect().top ?? 0) > innerHeight) setPlaced(true);
    };
    placeBelow();
    addEventListener('scroll', placeBelow, { passive: true });
    return () => removeEventListener('scroll', placeBelow);
  }, []);

  return (
    <div ref={place} className={`page ${styles.elsewhere}`}>
      {isPlaced && <RecentlyViewed productId={null} />}
    </div>
  );
}
