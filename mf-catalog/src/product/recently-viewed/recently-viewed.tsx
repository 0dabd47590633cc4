import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useApp } from 'shared-contracts/app';
import type { ProductTile, SearchLimited } from 'shared-contracts/entities';
import { isTile } from '../../answer/answer-form.ts';
import { useT } from '../../messages/use-t.ts';
import { ProductRow } from '../product-row.tsx';
import styles from './recently-viewed.module.css';
import { otherThan, type Visits, visitRecord, withVisit } from './visits.ts';

const shown = 8;

/** Notes the visit after hydration and shows the ones before; their tiles are read when one comes near. */
export function RecentlyViewed({ productId }: { productId: number }): ReactElement | null {
  const t = useT();
  const { api, locale } = useApp();
  const [visits, setVisits] = useState<Visits>([]);
  const [tiles, setTiles] = useState<readonly ProductTile[] | null>(null);
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const record = visitRecord();
    const before = record.read() ?? [];
    record.write(withVisit(before, productId));
    setVisits(otherThan(before, productId).slice(0, shown));
    setTiles(null);
  }, [productId]);

  useEffect(() => {
    if (!place.current || visits.length === 0) return;
    const abandon = new AbortController();
    const near = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        near.disconnect();
        const params = new URLSearchParams({ productIds: visits.join(','), locale });
        api.get<SearchLimited>(`/search-limited/?${params}`, { signal: abandon.signal }).then((answer) => {
          // What cannot be had is not missed: the row goes away.
          if (!abandon.signal.aborted) setTiles(answer.ok ? answer.data.search.filter(isTile) : []);
        });
      },
      { rootMargin: '600px' },
    );
    near.observe(place.current);
    return () => {
      near.disconnect();
      abandon.abort();
    };
  }, [api, locale, visits]);

  if (visits.length === 0) return null;
  return (
    <div ref={place}>
      {tiles ? (
        <ProductRow id="zuletzt-angesehen" title={t('product.recent')} products={tiles} />
      ) : (
        <div className={styles.loading} />
      )}
    </div>
  );
}
