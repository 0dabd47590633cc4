import type { ReactElement } from 'react';
import { hasShape } from 'shared-contracts/api';
import { useApp } from 'shared-contracts/app';
import type { SelectedStore, Store, StoreDay } from 'shared-contracts/entities';
import type { Translate } from 'shared-contracts/i18n';
import { type OpeningMessageKey, openingState, openingText, useNow } from 'shared-contracts/opening-hours';
import at from 'shared-contracts/opening-hours/messages/at.json';
import en from 'shared-contracts/opening-hours/messages/en.json';
import { useQuery } from '../browser/use-query.ts';
import { useOnDemandTexts } from '../messages/on-demand-texts.ts';

const isStore = hasShape<Required<Pick<Store, 'openingDays'>>>({ openingDays: 'array' });

type StoreOpeningProps = { store: SelectedStore; className?: string | undefined };

/** Whether the chosen store is open, and what comes next. Nothing until that is known, and without a response. */
export function StoreOpening({ store, className }: StoreOpeningProps): ReactElement | null {
  const { locale } = useApp();
  const { query } = useQuery(`/api/v1/stores/${encodeURIComponent(store.sysname)}/?locale=${locale}`, isStore);
  return query.status === 'success' ? <OpeningNow days={query.data.openingDays} className={className} /> : null;
}

/** Whether a store is open, and what comes next, computed from the days that determine it. */
export function OpeningNow({
  days,
  className,
}: {
  days: readonly StoreDay[];
  className?: string | undefined;
}): ReactElement {
  const { locale } = useApp();
  const t: Translate<OpeningMessageKey> = useOnDemandTexts(at, en);
  const state = openingState(days, useNow(Date.now()));
  const text = openingText(state, t, locale);
  return (
    <span className={className} data-open={state.kind === 'open'} title={text}>
      {text}
    </span>
  );
}
