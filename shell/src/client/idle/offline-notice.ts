import type { Locale } from 'shared-contracts/app';
import { createNoticeBar } from './notice-bar.ts';

const texts: Readonly<Record<Locale, string>> = {
  at: 'Du bist gerade offline. Was du schon geladen hast, bleibt da.',
  en: 'You are offline right now. What you have loaded already stays here.',
};

/** Shows a notice while the browser is offline. */
export function showOfflineNotice(locale: Locale): void {
  const bar = createNoticeBar();
  const update = (): void => (navigator.onLine ? bar.hide() : bar.show(texts[locale]));
  addEventListener('online', update);
  addEventListener('offline', update);
  update();
}
