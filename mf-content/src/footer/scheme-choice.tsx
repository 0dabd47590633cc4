import { type ReactElement, useSyncExternalStore } from 'react';
import { useTranslate } from 'shared-contracts/i18n';
import styles from './footer.module.css';
import type { MessageKey } from './messages/messages.ts';

type Scheme = 'system' | 'light' | 'dark';

const schemes: readonly Scheme[] = ['system', 'light', 'dark'];

declare global {
  /** Reads or changes the chosen scheme: the script in the document's head (decision 0056). Undefined with an older shell. */
  var bergaufScheme: ((next?: Scheme) => Scheme) | undefined;
}

/** The device's scheme, light or dark. The document's script stores the choice, and applies it before anything else of a page is shown. */
export function SchemeChoice(): ReactElement {
  const t = useTranslate<MessageKey>();
  const chosen = useSyncExternalStore(follow, readScheme, () => null);
  return (
    <fieldset className={styles.schemes}>
      <legend>{t('footer.scheme')}</legend>
      {schemes.map((scheme) => (
        <button
          key={scheme}
          type="button"
          className={styles.scheme}
          aria-pressed={chosen === null ? undefined : scheme === chosen}
          onClick={() => globalThis.bergaufScheme?.(scheme)}
        >
          {t(`footer.scheme.${scheme}`)}
        </button>
      ))}
    </fieldset>
  );
}

const readScheme = (): Scheme => globalThis.bergaufScheme?.() ?? 'system';

/** The attribute of the document changes with the choice, whichever tab it was made in. */
function follow(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-scheme'] });
  return () => observer.disconnect();
}
