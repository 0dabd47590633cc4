import 'shared-contracts/theme.css';
import '@bergauf/build/fonts.css';
import { hydrate } from './hydrate.tsx';
import './fallback-page.css';

/** Milliseconds after which hydration starts without a frame: a tab in the background paints none. */
const frameTimeoutMs = 200;

/**
 * Runs a task after the browser's next frame: the server's HTML is painted first, and evaluating the scripts is not one long task with
 * what they start.
 */
function afterFrame(run: () => void): void {
  let hasRun = false;
  const once = (): void => {
    if (hasRun) return;
    hasRun = true;
    run();
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, frameTimeoutMs);
}

afterFrame(hydrate);
