import { type ReactElement, type SubmitEvent, useId } from 'react';
import { useSearchTranslate } from './messages/messages.ts';
import styles from './store-search-form.module.css';

/** As long as the API reads. */
const longest = 80;

export function StoreSearchForm({ place, onSearch }: { place: string; onSearch(place: string): void }): ReactElement {
  const t = useSearchTranslate();
  const id = useId();
  return (
    <form
      className={styles.form}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        const words = new FormData(event.currentTarget).get('place');
        onSearch(typeof words === 'string' ? words.trim() : '');
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
        maxLength={longest}
      />
      <button type="submit" className="button">
        {t('search.search')}
      </button>
    </form>
  );
}
