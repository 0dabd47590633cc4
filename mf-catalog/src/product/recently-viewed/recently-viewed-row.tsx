import { type ReactNode, useEffect, useState } from 'react';
import { isTile } from 'shared-contracts/api';
import { useApp } from 'shared-contracts/app';
import type { ProductTile, SearchLimited } from 'shared-contracts/entities';
import { useTranslate } from 'shared-contracts/i18n';
import type { MessageKey } from '../messages/messages.ts';
import { ProductRow } from '../product-row.tsx';
import { Keeping } from './history-consent.tsx';
import styles from './recently-viewed.module.css';

const shown = 8;

type SeenRowProps = { ids: readonly number[]; loading: ReactNode };

/** The tiles of the products that were seen before. What cannot be had is not missed: then there is no row. */
export function SeenRow({ ids, loading }: SeenRowProps): ReactNode {
  const t = useTranslate<MessageKey>();
  const { api, locale } = useApp();
  const [tiles, setTiles] = useState<readonly ProductTile[] | null>(null);
  const [isForgotten, setForgotten] = useState(false);
  const wanted = ids.slice(0, shown).join(',');

  useEffect(() => {
    const abandon = new AbortController();
    const params = new URLSearchParams({ productIds: wanted, locale });
    void api.get<SearchLimited>(`/search-limited/?${params}`, { signal: abandon.signal }).then((answer) => {
      if (!abandon.signal.aborted) setTiles(answer.ok ? answer.data.search.filter(isTile) : []);
    });
    return () => abandon.abort();
  }, [api, locale, wanted]);

  // The button that had the focus is gone with the row.
  if (isForgotten) {
    return (
      <p ref={(note) => note?.focus()} tabIndex={-1} className={styles.forgotten}>
        {t('recent.forgotten')}
      </p>
    );
  }
  if (!tiles) return loading;
  return (
    <ProductRow id="zuletzt-angesehen" title={t('product.recent')} products={tiles}>
      <Keeping onForgotten={() => setForgotten(true)} />
    </ProductRow>
  );
}
