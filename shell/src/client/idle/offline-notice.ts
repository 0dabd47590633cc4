import type { Locale } from 'shared-contracts/app';

const texts: Readonly<Record<Locale, string>> = {
  at: 'Du bist gerade offline. Was du schon geladen hast, bleibt da.',
  en: 'You are offline right now. What you have loaded already stays here.',
};

const style = {
  position: 'fixed',
  insetBlockEnd: '0',
  insetInline: '0',
  zIndex: '90',
  padding: '0.75rem 1rem',
  textAlign: 'center',
  color: 'var(--paper)',
  background: 'var(--ink)',
} as const;

/** Says that the browser has no connection, and goes by itself once it has one again. */
export function showOfflineNotice(locale: Locale): void {
  // Screen readers announce what is added to a status that is there already.
  const status = document.createElement('div');
  status.setAttribute('role', 'status');
  document.body.append(status);
  const update = (): void => {
    status.replaceChildren();
    if (navigator.onLine) return;
    const notice = document.createElement('p');
    notice.textContent = texts[locale];
    Object.assign(notice.style, style, { margin: '0' });
    status.append(notice);
  };
  addEventListener('online', update);
  addEventListener('offline', update);
  update();
}
