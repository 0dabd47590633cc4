import { type ReactElement, useEffect, useRef, useState } from 'react';
import styles from './recently-viewed.module.css';
import { RecentlyViewed } from './recently-viewed.tsx';

/** The row on pages of other frontends. It is added while its place is out of sight, so that nothing moves before the shopper's eyes. */
export function RecentlyViewedFragment(): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  const [isPlaced, setPlaced] = useState(false);

  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      setPlaced(true);
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={place} className={`page ${styles.elsewhere}`}>
      {isPlaced && <RecentlyViewed productId={null} />}
    </div>
  );
}
