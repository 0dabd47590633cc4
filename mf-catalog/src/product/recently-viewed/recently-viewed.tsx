import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useApp } from 'shared-contracts/app';
import { lazyComponent } from 'shared-contracts/lazy-component';
import styles from './recently-viewed.module.css';
import { idsOtherThan } from './visits.ts';
import { visitsStore } from './visits-store.ts';

const SeenRow = lazyComponent(async () => (await import('./recently-viewed-row.tsx')).SeenRow);

/** Notes the visit after hydration and shows the ones before; code and tiles of the row are read when one comes near. */
export function RecentlyViewed({ productId }: { productId: number }): ReactElement | null {
  const app = useApp();
  const [seen, setSeen] = useState<readonly number[]>([]);
  const [isNear, setNear] = useState(false);
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const { getState } = visitsStore.of(app);
    getState().see(productId, Date.now());
    setSeen(idsOtherThan(getState().visits, productId));
  }, [app, productId]);

  useEffect(() => {
    if (!place.current || seen.length === 0) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: '600px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [seen]);

  if (seen.length === 0) return null;
  const loading = <div className={styles.loading} />;
  return (
    <div ref={place}>
      {isNear ? <SeenRow ids={seen} loading={loading} fallback={loading} failed={() => loading} /> : loading}
    </div>
  );
}
