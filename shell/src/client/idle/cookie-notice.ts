import type { Locale } from 'shared-contracts/app';
import { createNoticeBar } from './notice-bar.ts';

const texts: Readonly<Record<Locale, { readonly text: string; readonly close: string }>> = {
  at: {
    text: 'Dein Browser speichert keine Cookies. Warenkorb und Anmeldung sind weg, sobald eine Seite neu geladen wird.',
    close: 'Verstanden',
  },
  en: {
    text: 'Your browser does not store cookies. Your cart and login are gone as soon as a page is loaded again.',
    close: 'Got it',
  },
};

/** Warns that the browser refuses cookies: everything seems to work until the next page load. */
export function showCookieNotice(locale: Locale): void {
  if (navigator.cookieEnabled) return;
  const { text, close } = texts[locale];
  createNoticeBar().show(text, close);
}
