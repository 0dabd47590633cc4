import { type ReactElement, type SubmitEvent, useEffect, useId, useReducer, useRef, useState } from 'react';
import { useApp } from 'shared-contracts/app';
import type { ProductOption, StoreAvailability } from 'shared-contracts/entities';
import { useT } from '../messages/use-t.ts';
import { pickupTransition } from './pickup-machine.ts';
import { pickupPlace } from './pickup-place.ts';
import styles from './pickup-search.module.css';
import { StoreRow } from './store-row.tsx';

const storesShown = 4;

/** One field, place or postcode (UX rule 28); the stores nearest to it and what they have of the chosen size. */
export function PickupSearch({ option }: { option: ProductOption | null }): ReactElement {
  const t = useT();
  const { api, locale } = useApp();
  const id = useId();
  const [remembered] = useState(() => pickupPlace().read() ?? '');
  const [place, setPlace] = useState(remembered);
  const [state, dispatch] = useReducer(pickupTransition, { kind: 'idle' });
  const questions = useRef(0);
  const optionId = option?.id;

  useEffect(() => {
    if (optionId === undefined || place === '') return;
    questions.current += 1;
    const question = questions.current;
    const abandon = new AbortController();
    dispatch({ type: 'asked', question });
    const params = new URLSearchParams({ option: String(optionId), near: place, limit: String(storesShown), locale });
    const { signal } = abandon;
    api.get<StoreAvailability>(`/api/v1/stores/availability/?${params}`, { signal }).then((result) => {
      if (signal.aborted) return;
      if (result.ok) pickupPlace().write(place);
      dispatch({ type: 'answered', question, result });
    });
    return () => abandon.abort();
  }, [api, locale, optionId, place]);

  if (!option) return <p className={styles.note}>{t('pickup.size-first')}</p>;
  return (
    <div className={styles.search}>
      <form
        className={styles.form}
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
          event.preventDefault();
          const words = new FormData(event.currentTarget).get('place');
          setPlace(typeof words === 'string' ? words.trim() : '');
        }}
      >
        <label htmlFor={id}>{t('pickup.place')}</label>
        <input id={id} name="place" className="field" defaultValue={place} autoComplete="postal-code" maxLength={80} />
        <button type="submit" className="button">
          {t('pickup.show')}
        </button>
      </form>
      <div role="status">
        {state.kind === 'failed' && <p className={styles.failed}>{t(`pickup.failed.${state.reason}`)}</p>}
        {state.kind === 'asked' && <p className="visually-hidden">{t('pickup.asked')}</p>}
        {state.kind === 'answered' && (
          <p className="visually-hidden">{t('pickup.answered', { count: state.stores.length, place })}</p>
        )}
      </div>
      {state.kind === 'asked' && <div className={`skeleton ${styles.loading}`} />}
      {state.kind === 'answered' && (
        <ul className={styles.stores}>
          {state.stores.map((entry) => (
            <StoreRow key={entry.store.id} entry={entry} />
          ))}
        </ul>
      )}
    </div>
  );
}
