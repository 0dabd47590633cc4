import { type FormEvent, type ReactElement, useEffect, useLayoutEffect, useRef } from 'react';
import { type ConsentChoice, type Locale, useApp } from 'shared-contracts/app';
import { dateTags } from 'shared-contracts/dates';
import { usePageIndex } from 'shared-contracts/fragment-data';
import { useTranslate } from 'shared-contracts/i18n';
import { paths } from 'shared-contracts/paths';
import { Link, useLocation } from 'shared-contracts/routing';
import { CloseIcon } from '../icons/icons.tsx';
import styles from './consent-settings.module.css';
import type { MessageKey } from './messages/messages.ts';
import type { Decision } from './stored-keys.ts';

type ConsentSettingsProps = {
  choice: ConsentChoice | null;
  onDecide(decision: Decision): void;
  onClose(): void;
};

/** The consent categories in a modal dialog. No box is ticked by default; closing the dialog decides nothing. */
export function ConsentSettings({ choice, onDecide, onClose }: ConsentSettingsProps): ReactElement {
  const t = useTranslate<MessageKey>();
  const { config, locale } = useApp();
  const hasStores = usePageIndex()?.has.stores ?? !config.teamBuild;
  // A store is chosen only for pick-up.
  const necessary = hasStores && config.omnichannelAvailable ? 'necessary.text' : 'necessary.no-stores';
  const dialog = useRef<HTMLDialogElement>(null);
  useModal(dialog, onClose);

  function save(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    onDecide({ preferences: form.has('preferences'), statistics: form.has('statistics') });
  }

  const matomo = config.analytics?.matomo;
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="consent-title"
      onClose={onClose}
      onPointerDown={(event) => {
        // A press on the backdrop has the dialog as its target.
        if (event.target === event.currentTarget) event.currentTarget.close();
      }}
    >
      {/* Another tab may decide meanwhile: the boxes follow. */}
      <form key={choice?.at} className={styles.form} onSubmit={save}>
        <header className={styles.head}>
          <h2 id="consent-title" className={styles.title}>
            {t('settings.title')}
          </h2>
          <button
            type="button"
            className={styles.close}
            aria-label={t('close')}
            onClick={() => dialog.current?.close()}
          >
            <CloseIcon />
          </button>
        </header>
        <p>
          {t('settings.text')}{' '}
          <Link to={paths.static('datenschutz')} className="text-link">
            {t('privacy')}
          </Link>
        </p>
        <p className={styles.decided}>
          {choice ? t('settings.decided', { date: decisionDay(choice.at, locale) }) : t('settings.undecided')}
        </p>
        <label className={styles.category}>
          <input type="checkbox" checked disabled readOnly />
          <span className={styles.name}>{t('necessary')}</span>
          <span className={styles.text}>{t(necessary)}</span>
        </label>
        <label className={styles.category}>
          <input type="checkbox" name="preferences" defaultChecked={choice?.preferences ?? false} />
          <span className={styles.name}>{t('preferences')}</span>
          <span className={styles.text}>{t('preferences.text')}</span>
        </label>
        {config.analytics ? (
          <label className={styles.category}>
            <input type="checkbox" name="statistics" defaultChecked={choice?.statistics ?? false} />
            <span className={styles.name}>{t('statistics')}</span>
            <span className={styles.text}>
              {t('statistics.text')} {matomo ? t('statistics.matomo', { host: new URL(matomo.origin).host }) : null}
            </span>
          </label>
        ) : null}
        <div className={styles.buttons}>
          <button type="button" className="button" onClick={() => onDecide({ preferences: false, statistics: false })}>
            {t('decline')}
          </button>
          <button type="button" className="button" onClick={() => onDecide({ preferences: true, statistics: true })}>
            {t('accept')}
          </button>
          <button type="submit" className="button">
            {t('save')}
          </button>
        </div>
      </form>
    </dialog>
  );
}

/**
 * The day of a decision in the shopper's time zone, in English with the day before the month: `22/11/2026`.
 * @param at milliseconds since 1970
 */
export function decisionDay(at: number, locale: Locale): string {
  return new Date(at).toLocaleDateString(dateTags[locale]);
}

/** Opens the dialog as modal while mounted; it closes with the next page. */
function useModal(dialog: { readonly current: HTMLDialogElement | null }, onClose: () => void): void {
  // In a layout effect: the browser returns the focus only if the dialog is closed before it is removed from the document.
  useLayoutEffect(() => {
    const element = dialog.current;
    const { style } = document.documentElement;
    element?.showModal();
    style.overflow = 'hidden';
    return () => {
      element?.close();
      style.overflow = '';
    };
  }, [dialog]);
  const { key } = useLocation();
  const openedAt = useRef(key);
  useEffect(() => {
    if (key !== openedAt.current) onClose();
  }, [key, onClose]);
}
