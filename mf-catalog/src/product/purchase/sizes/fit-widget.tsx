import { type ReactElement, useState } from 'react';
import { type AppContext, useApp } from 'shared-contracts/app';
import { languageTags, useTranslate } from 'shared-contracts/i18n';
import type { MessageKey } from '../../messages/messages.ts';
import styles from './frame-form.module.css';

/**
 * A third-party fit widget in a frame, where the site has a key for one (decision 0077). Pressing the button is the consent: nothing is
 * requested from that party before.
 */
export function FitWidget({ productId }: { productId: number }): ReactElement | null {
  const app = useApp();
  const t = useTranslate<MessageKey>();
  const [isAsked, setIsAsked] = useState(false);
  const address = widgetAddress(app, productId);
  if (!address) return null;
  if (!isAsked)
    return (
      <>
        <p className={styles.hint}>{t('fit.widget.hint', { host: address.host })}</p>
        <button type="button" className="text-link" onClick={() => setIsAsked(true)}>
          {t('fit.widget.load')}
        </button>
      </>
    );
  return (
    <iframe
      ref={focusOnce}
      title={t('fit.widget.title', { host: address.host })}
      src={address.href}
      sandbox="allow-scripts allow-forms"
      referrerPolicy="no-referrer"
      className={styles.widget}
    />
  );
}

/** The button that had the focus is removed. One function for all renderings, so that React calls it once. */
function focusOnce(frame: HTMLIFrameElement | null): void {
  frame?.focus();
}

function widgetAddress({ config, locale }: Pick<AppContext, 'config' | 'locale'>, productId: number): URL | null {
  const { bikesFitWidgetUrl: url, bikesFitWidgetKey: key } = config;
  if (!url || key === null) return null;
  const address = new URL(url);
  address.search = String(new URLSearchParams({ key, product: String(productId), locale: languageTags[locale] }));
  return address;
}
