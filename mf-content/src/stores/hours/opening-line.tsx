import type { ReactElement } from 'react';
import { useApp } from 'shared-contracts/app';
import type { StoreDay } from 'shared-contracts/entities';
import { useTranslate } from 'shared-contracts/i18n';
import { type OpeningMessageKey, openingState, openingText } from 'shared-contracts/opening-hours';
import styles from './opening-line.module.css';

/** Whether a store is open, and until when, or when it opens. Nothing if today's hours are unknown. */
export function OpeningLine({ days, now }: { days: readonly StoreDay[]; now: number }): ReactElement | null {
  const t = useTranslate<OpeningMessageKey>();
  const { locale } = useApp();
  const state = openingState(days, now);
  if (state.kind === 'unknown') return null;
  const isSoon = state.kind === 'open' && state.minutes <= 60;
  return (
    <span className={styles.line} data-open={isSoon ? 'soon' : state.kind === 'open'}>
      {openingText(state, t, locale)}
    </span>
  );
}
