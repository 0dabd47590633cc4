import 'shared-contracts/theme.css';
import '@bergauf/build/fonts.css';
import { hydrate } from './hydrate.tsx';
import './fallback-page.css';

// A task of its own: evaluating the scripts and hydrating the page would be one long one.
if ('scheduler' in window) void window.scheduler.postTask(hydrate, { priority: 'user-blocking' });
else setTimeout(hydrate);
