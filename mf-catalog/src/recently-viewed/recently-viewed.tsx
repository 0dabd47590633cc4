import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useApp } from 'shared-contracts/app';
import { lazyComponent } from 'shared-contracts/lazy-component';
import styles from './recently-viewed.module.css';
import { idsOtherThan } from './visits.ts';
import { visitsStore } from './visits-store.ts';

const RecentlyViewedRow = lazyComponent(async () => (await import('./recently-viewed-row.tsx')).RecentlyViewedRow);

/**
 * Earlier visits, after hydration. Code and tiles of the row are loaded when it is near the viewport.
 * @param productId of the product page, whose visit is recorded; null elsewhere
 */
export function RecentlyViewed({ productId }: { productId: number | null }): ReactElement | null {
  const app = useApp();
  const [ids, setIds] = useState<readonly number[]>([]);
  const [isNear, setNear] = useState(false);
  const container = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const { getState } = visitsStore.of(app);
    if (productId === null) getState().read(Date.now());
    else getState().addVisit(productId, Date.now());
    setIds(idsOtherThan(getState().visits, productId));
  }, [app, productId]);

  useEffect(() => {
    if (!container.current || ids.length === 0) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: '600px' },
    );
    observer.observe(container.current);
    return () => observer.disconnect();
  }, [ids]);

  if (ids.length === 0) return null;
  const loading = <div className={styles.loading} />;
  return (
    <div ref={container}>
      {isNear ? <RecentlyViewedRow ids={ids} loading={loading} fallback={loading} failed={() => loading} /> : loading}
    </div>
  );
}
