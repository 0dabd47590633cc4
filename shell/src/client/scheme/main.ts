import { paper } from '../../app/paper-colours.ts';

/*
 * Shows the scheme that the shopper has chosen, before anything is painted (decision 0056): this script is inline in the document's head.
 * `bergaufScheme()` reads the choice, and `bergaufScheme('dark')` changes it, for the control in the footer. It follows other tabs and pages
 * of the back/forward cache, and sets the attribute again when React re-renders the whole document. Where the browser stores nothing, the
 * choice lasts as long as the page.
 */

/** Necessary storage: the shopper has pressed a button for exactly this (decision 0052). */
const key = 'bergauf-scheme';

const root = document.documentElement;
let chosen: 'light' | 'dark' | undefined;

function show(): void {
  if (root.dataset['scheme'] !== chosen) {
    if (chosen) root.dataset['scheme'] = chosen;
    else delete root.dataset['scheme'];
  }
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const scheme = meta.content === paper.dark ? 'dark' : 'light';
    meta.media = mediaOf(scheme);
  }
}

function mediaOf(scheme: 'light' | 'dark'): string {
  if (!chosen) return `(prefers-color-scheme: ${scheme})`;
  return scheme === chosen ? 'all' : 'not all';
}

function read(): void {
  try {
    const text = localStorage.getItem(key);
    chosen = text === 'light' || text === 'dark' ? text : undefined;
  } catch {
    // The browser forbids storage.
  }
  show();
}

function store(): void {
  try {
    if (chosen) localStorage.setItem(key, chosen);
    else localStorage.removeItem(key);
  } catch {
    // As above.
  }
}

globalThis.bergaufScheme = (next) => {
  if (next) {
    chosen = next === 'system' ? undefined : next;
    store();
    show();
  }
  return chosen ?? 'system';
};
addEventListener('storage', read);
addEventListener('pageshow', read);
new MutationObserver(show).observe(root, { attributeFilter: ['data-scheme'] });
read();
