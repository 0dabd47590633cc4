import type { ReactElement } from 'react';
import { type SiteLocale, useApp } from 'shared-contracts/app';
import type { PlaceSuggestion } from 'shared-contracts/entities';
import { useTranslate } from 'shared-contracts/i18n';
import { placeNameIn } from '../place-names.ts';
import type { MessageKey } from './messages/messages.ts';
import styles from './place-field.module.css';

type PlaceOptionsProps = {
  id: string;
  places: readonly PlaceSuggestion[];
  active: number | null;
  onActive(index: number): void;
  onChoose(place: PlaceSuggestion): void;
};

/** What the field contains once a place was chosen. */
export const wordsOf = ({ name, postcode }: PlaceSuggestion, locale: SiteLocale): string =>
  `${postcode} ${placeNameIn(name, locale)}`.trim();

/** The suggestions of the combobox. Without any, an element for `aria-controls`. */
export function PlaceOptions({ id, places, active, onActive, onChoose }: PlaceOptionsProps): ReactElement {
  const t = useTranslate<MessageKey>();
  const { locale } = useApp();
  if (places.length === 0) return <div id={id} hidden />;
  return (
    <div id={id} role="listbox" aria-label={t('shops.suggestions')} className={styles.list}>
      {places.map((place, index) => (
        // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the combobox
        // biome-ignore lint/a11y/useKeyWithClickEvents: Enter in the combobox chooses the active option
        <div
          key={`${place.postcode} ${place.name}`}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          className={styles.option}
          // Keeps the focus in the field.
          onPointerDown={(event) => event.preventDefault()}
          onPointerMove={() => onActive(index)}
          onClick={() => onChoose(place)}
        >
          <span className={styles.postcode}>{place.postcode}</span> {placeNameIn(place.name, locale)}
        </div>
      ))}
    </div>
  );
}

export function FailedSuggestions({ onRetry }: { onRetry(): void }): ReactElement {
  const t = useTranslate<MessageKey>();
  return (
    <div className={`${styles.list} ${styles.failed}`}>
      <p>{t('shops.not-suggested')}</p>
      <button
        type="button"
        className={`text-link ${styles.retry}`}
        // The note stays: the focus does not leave the field, even in browsers that do not focus buttons on click.
        onPointerDown={(event) => event.preventDefault()}
        onClick={onRetry}
      >
        {t('shops.suggest-again')}
      </button>
    </div>
  );
}
