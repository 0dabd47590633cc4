import type { Locale } from 'shared-contracts/app';

const texts: Readonly<Record<Locale, string>> = {
  at: 'Die Seite wird geladen.',
  en: 'The page is loading.',
};

/** Milliseconds of loading after which screen readers announce it; the page's title follows once it is shown. */
const slowAfterMs = 1_000;

/** Announces that the page of a navigation loads slowly. The document has the state of the router's navigation as `data-navigation`. */
export function announceSlowPage(locale: Locale): void {
  const root = document.documentElement;
  const status = document.createElement('div');
  status.className = 'visually-hidden';
  status.setAttribute('role', 'status');
  document.body.append(status);
  let timer: ReturnType<typeof setTimeout> | undefined;
  new MutationObserver(() => {
    clearTimeout(timer);
    status.textContent = '';
    if (root.dataset['navigation'] !== 'loading') return;
    timer = setTimeout(() => {
      status.textContent = texts[locale];
    }, slowAfterMs);
  }).observe(root, { attributeFilter: ['data-navigation'] });
}
