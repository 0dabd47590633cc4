import { type ReactNode, useEffect, useState } from 'react';
import { checkResponse, hasShape, isTile } from 'shared-contracts/api';
import { useApp } from 'shared-contracts/app';
import type { ProductTile, SearchLimited } from 'shared-contracts/entities';
import { useTranslate } from 'shared-contracts/i18n';
import { ProductRow } from '../product/tile-row.tsx';
import { HistoryConsent } from './history-consent.tsx';
import type { MessageKey } from './messages/messages.ts';
import styles from './recently-viewed.module.css';

const maximumTiles = 8;

/** Checks the list only: malformed tiles are left out individually. */
const isPreview = hasShape<SearchLimited>({ search: 'array' });

/** One function for all renderings: React calls a new one again. */
const focusNote = (note: HTMLElement | null): void => note?.focus();

type RecentlyViewedRowProps = { ids: readonly number[]; loading: ReactNode };

/** Tiles of the visited products. Products that could not be loaded are left out; without any there is no row. */
export function RecentlyViewedRow({ ids, loading }: RecentlyViewedRowProps): ReactNode {
  const t = useTranslate<MessageKey>();
  const { api, locale } = useApp();
  const [tiles, setTiles] = useState<readonly ProductTile[] | null>(null);
  const [isForgotten, setForgotten] = useState(false);
  const wanted = ids.slice(0, maximumTiles).join(',');

  useEffect(() => {
    const controller = new AbortController();
    const params = new URLSearchParams({ productIds: wanted, locale });
    void api.get<unknown>(`/search-limited/?${params}`, { signal: controller.signal }).then((response) => {
      if (controller.signal.aborted) return;
      const result = checkResponse(response, isPreview);
      setTiles(result.ok ? result.data.search.filter(isTile) : []);
    });
    return () => controller.abort();
  }, [api, locale, wanted]);

  // The button that had focus is removed with the row.
  if (isForgotten) {
    return (
      <p ref={focusNote} tabIndex={-1} className={styles.forgotten}>
        {t('recent.forgotten')}
      </p>
    );
  }
  if (!tiles) return loading;
  return (
    <ProductRow id="zuletzt-angesehen" title={t('recent.title')} products={tiles}>
      <HistoryConsent onForgotten={() => setForgotten(true)} />
    </ProductRow>
  );
}
