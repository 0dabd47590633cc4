import { type ReactNode, useEffect, useState } from 'react';
import { useApp } from 'shared-contracts/app';
import type { ProductTile, SearchLimited } from 'shared-contracts/entities';
import { isTile } from '../../answer/answer-form.ts';
import { useT } from '../messages/use-t.ts';
import { ProductRow } from '../product-row.tsx';
import type { Visits } from './visits.ts';

const shown = 8;

type SeenRowProps = { visits: Visits; loading: ReactNode };

/** The tiles of the products that were seen before. What cannot be had is not missed: then there is no row. */
export function SeenRow({ visits, loading }: SeenRowProps): ReactNode {
  const t = useT();
  const { api, locale } = useApp();
  const [tiles, setTiles] = useState<readonly ProductTile[] | null>(null);
  const ids = visits.slice(0, shown).join(',');

  useEffect(() => {
    const abandon = new AbortController();
    const params = new URLSearchParams({ productIds: ids, locale });
    api.get<SearchLimited>(`/search-limited/?${params}`, { signal: abandon.signal }).then((answer) => {
      if (!abandon.signal.aborted) setTiles(answer.ok ? answer.data.search.filter(isTile) : []);
    });
    return () => abandon.abort();
  }, [api, locale, ids]);

  return tiles ? <ProductRow id="zuletzt-angesehen" title={t('product.recent')} products={tiles} /> : loading;
}
