import { type ReactElement, useEffect, useRef, useState } from 'react';
import { part } from 'shared-contracts/part';
import styles from './recently-viewed.module.css';
import { otherThan, type Visits, visitRecord, withVisit } from './visits.ts';

const SeenRow = part(async () => (await import('./seen-row.tsx')).SeenRow);

/** Notes the visit after hydration and shows the ones before; code and tiles of the row are read when one comes near. */
export function RecentlyViewed({ productId }: { productId: number }): ReactElement | null {
  const [visits, setVisits] = useState<Visits>([]);
  const [isNear, setNear] = useState(false);
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const record = visitRecord();
    const before = record.read() ?? [];
    record.write(withVisit(before, productId));
    setVisits(otherThan(before, productId));
  }, [productId]);

  useEffect(() => {
    if (!place.current || visits.length === 0) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: '600px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [visits]);

  if (visits.length === 0) return null;
  const loading = <div className={styles.loading} />;
  return (
    <div ref={place}>
      {isNear ? <SeenRow visits={visits} loading={loading} waiting={loading} failed={() => loading} /> : loading}
    </div>
  );
}
