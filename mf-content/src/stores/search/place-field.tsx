import { type FormEvent, type KeyboardEvent, type ReactElement, useEffect, useId, useRef } from 'react';
import { useApp } from 'shared-contracts/app';
import type { PlaceSuggestion } from 'shared-contracts/entities';
import { useTranslate } from 'shared-contracts/i18n';
import { localAddress, paths } from 'shared-contracts/paths';
import { placeNameIn } from '../place-names.ts';
import type { MessageKey } from './messages/messages.ts';
import styles from './place-field.module.css';
import { movedTo, useSuggestions } from './place-suggestions.ts';
import { longestWords } from './search-address.ts';
import { useDevicePosition } from './use-device-position.ts';

type PlaceFieldProps = {
  /** Initial text of the field. */
  words: string;
  services: readonly string[];
  onSearch(words: string): void;
};

/** One field for place or postcode (UX 28): a combobox in a GET form, which works without script, too. */
export function PlaceField({ words, services, onSearch }: PlaceFieldProps): ReactElement {
  const t = useTranslate<MessageKey>();
  const { config, locale } = useApp();
  const [fieldId, listId] = [useId(), useId()];
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { places, active, isOpen, count, hasFailed, type, retry, move, close } = useSuggestions();
  const device = useDevicePosition(onSearch);

  const shownWords = useRef(words);

  // After a change of the address, such as by Back, the field shows its place. Initially it keeps what was typed before hydration.
  useEffect(() => {
    if (shownWords.current === words) return;
    shownWords.current = words;
    if (input.current) input.current.value = words;
  }, [words]);

  const wordsOf = ({ name, postcode }: PlaceSuggestion): string => `${postcode} ${placeNameIn(name, locale)}`.trim();

  function search(typed: string): void {
    close();
    if (input.current) input.current.value = typed;
    onSearch(typed);
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    const chosen = active === null ? undefined : places[active];
    search(chosen ? wordsOf(chosen) : (input.current?.value ?? ''));
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (!isOpen && !hasFailed) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      close();
      return;
    }
    if (!isOpen) return;
    const to = movedTo(event.key, active, places.length);
    if (to === undefined) return;
    event.preventDefault();
    move(to);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: the form itself is the landmark, which every browser knows
    <form
      ref={form}
      role="search"
      aria-label={t('shops.heading')}
      action={localAddress(config, paths.shops)}
      method="get"
      className={styles.form}
      onSubmit={onSubmit}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close();
      }}
    >
      <label htmlFor={fieldId} className={styles.label}>
        {t('shops.field')}
      </label>
      <div className={styles.box}>
        <input
          ref={input}
          id={fieldId}
          name="ort"
          className={`field ${styles.input}`}
          defaultValue={words}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-activedescendant={active === null ? undefined : `${listId}-${active}`}
          autoComplete="postal-code"
          autoCapitalize="words"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={longestWords}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {services.length > 0 ? <input type="hidden" name="service" value={services.join(',')} /> : null}
        <button type="submit" className="button button-primary">
          {t('shops.search')}
        </button>
        {isOpen ? (
          <div id={listId} role="listbox" aria-label={t('shops.suggestions')} className={styles.list}>
            {places.map((place, index) => (
              // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the combobox
              // biome-ignore lint/a11y/useKeyWithClickEvents: Enter in the combobox chooses the active option
              <div
                key={`${place.postcode} ${place.name}`}
                id={`${listId}-${index}`}
                role="option"
                aria-selected={index === active}
                className={styles.option}
                // Keeps the focus in the field.
                onPointerDown={(event) => event.preventDefault()}
                onPointerMove={() => move(index)}
                onClick={() => search(wordsOf(place))}
              >
                <span className={styles.postcode}>{place.postcode}</span> {placeNameIn(place.name, locale)}
              </div>
            ))}
          </div>
        ) : (
          <div id={listId} hidden />
        )}
        {hasFailed ? (
          <div className={`${styles.list} ${styles.failed}`}>
            <p>{t('shops.not-suggested')}</p>
            <button
              type="button"
              className={`text-link ${styles.retry}`}
              // The note stays: the focus does not leave the field, even in browsers that do not focus buttons on click.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => {
                // The button is removed with the note.
                input.current?.focus();
                retry();
              }}
            >
              {t('shops.suggest-again')}
            </button>
          </div>
        ) : null}
      </div>
      <p role="status" className="visually-hidden">
        {hasFailed ? t('shops.not-suggested') : count === null ? '' : t('shops.suggested', { count })}
      </p>
      <div className={styles.device}>
        <button type="button" className={styles.locate} aria-disabled={device.state === 'asking'} onClick={device.ask}>
          <svg viewBox="0 0 20 20" aria-hidden="true" className={styles.icon}>
            <circle cx="10" cy="10" r="5.5" />
            <path d="M10 1.5v4M10 14.5v4M1.5 10h4M14.5 10h4" />
          </svg>
          {t(device.state === 'asking' ? 'shops.locating' : 'shops.locate')}
        </button>
        <p role="status" className={styles.note}>
          {device.state === 'failed' ? t('shops.not-located') : ''}
        </p>
      </div>
    </form>
  );
}
