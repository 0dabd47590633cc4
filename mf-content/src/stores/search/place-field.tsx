import { type FormEvent, type KeyboardEvent, type ReactElement, useEffect, useId, useRef } from 'react';
import { useApp } from 'shared-contracts/app';
import { useTranslate } from 'shared-contracts/i18n';
import { localAddress, paths } from 'shared-contracts/paths';
import { DevicePositionButton } from './device-position-button.tsx';
import type { MessageKey } from './messages/messages.ts';
import styles from './place-field.module.css';
import { FailedSuggestions, PlaceOptions, wordsOf } from './place-options.tsx';
import { movedTo, useSuggestions } from './place-suggestions.ts';
import { longestWords } from './search-address.ts';

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

  const shownWords = useRef(words);

  // After a change of the address, such as by Back, the field shows its place. Initially it keeps what was typed before hydration.
  useEffect(() => {
    if (shownWords.current === words) return;
    shownWords.current = words;
    if (input.current) input.current.value = words;
  }, [words]);

  function search(typed: string): void {
    close();
    if (input.current) input.current.value = typed;
    onSearch(typed);
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    const chosen = active === null ? undefined : places[active];
    search(chosen ? wordsOf(chosen, locale) : (input.current?.value ?? ''));
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
        <PlaceOptions
          id={listId}
          places={isOpen ? places : []}
          active={active}
          onActive={move}
          onChoose={(place) => search(wordsOf(place, locale))}
        />
        {hasFailed ? (
          <FailedSuggestions
            onRetry={() => {
              // The button is removed with the note.
              input.current?.focus();
              retry();
            }}
          />
        ) : null}
      </div>
      <p role="status" className="visually-hidden">
        {hasFailed ? t('shops.not-suggested') : count === null ? '' : t('shops.suggested', { count })}
      </p>
      <DevicePositionButton onFound={onSearch} />
    </form>
  );
}
