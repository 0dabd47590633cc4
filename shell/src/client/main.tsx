import 'shared-contracts/theme.css';
import '@bergauf/build/fonts.css';
import { hydrate } from './hydrate.tsx';
import './fallback-page.css';

/** In a task of its own: evaluating the scripts and hydrating the page in one would be a long task. */
function start(): void {
  if ('scheduler' in window) void window.scheduler.postTask(hydrate, { priority: 'user-blocking' });
  else setTimeout(hydrate);
}

// Scripts start once the first part of the page is painted; the page's state arrives last.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start, { once: true });
else start();
