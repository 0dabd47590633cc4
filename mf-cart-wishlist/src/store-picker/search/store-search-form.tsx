import { type ReactElement, type SubmitEvent, useId } from 'react';
import { useSearchTranslate } from './messages/messages.ts';
import styles from './store-sheet.module.css';

/** Most characters that the API accepts. */
const maxPlaceLength = 80;

export function StoreSearchForm({ place, onSearch }: { place: string; onSearch(place: string): void }): ReactElement {
  const t = useSearchTranslate();
  const id = useId();
  return (
    <form
      className={styles.form}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        const entered = new FormData(event.currentTarget).get('place');
        onSearch(typeof entered === 'string' ? entered.trim() : '');
      }}
    >
      <label htmlFor={id}>{t('search.place')}</label>
      <input
        id={id}
        name="place"
        className="field"
        defaultValue={place}
        autoComplete="postal-code"
        enterKeyHint="search"
        maxLength={maxPlaceLength}
      />
      <button type="submit" className="button">
        {t('search.search')}
      </button>
    </form>
  );
}
