import 'shared-contracts/theme.css';
import '@bergauf/build/fonts.css';
import { hydrate } from './hydrate.tsx';
import './fallback-page.css';

/** A task of its own: evaluating the scripts and hydrating the page would be one long one. */
function start(): void {
  if ('scheduler' in window) void window.scheduler.postTask(hydrate, { priority: 'user-blocking' });
  else setTimeout(hydrate);
}

// Scripts start once the first part of the page was painted; its state comes last.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start, { once: true });
else start();
