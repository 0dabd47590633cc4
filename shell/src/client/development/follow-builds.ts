import { type DevelopmentChange, type DevelopmentProblem, problemText } from '../../app/development-change.ts';
import { keepFields } from './kept-fields.ts';
import { createPageRefresh } from './refresh-page.ts';

/** Retry interval in milliseconds while the server does not respond. */
const pauseMs = 1_000;

/** The first lines of a stack are those of the frontend. */
const stackLines = 4;

/**
 * Follows the builds of the frontend under development. The page is updated to a new build by fast refresh, which keeps the state of
 * components; where that does not suffice, the page is reloaded, and scroll position, fields and focus are restored. Problems are shown in
 * the badge. Ends when the link has expired.
 */
export async function followBuilds(badge: HTMLElement): Promise<void> {
  let shown = badge.dataset['version'] ?? null;
  const remote = badge.dataset['remote'] ?? '';
  const refresh = createPageRefresh(remote, shown ?? '');
  // A fragment that throws shows its fallback, which may look like the fragment itself.
  let thrown: DevelopmentProblem | null = null;
  addEventListener('error', ({ error }) => {
    const stack = error instanceof Error ? String(error.stack) : '';
    if (thrown || !stack.includes(`/preview/files/${remote}/`)) return;
    thrown = { kind: 'thrown', message: stack.split('\n', stackLines).join('\n') };
    showProblem(badge, thrown);
  });
  let change = badge.dataset['change'] ?? null;
  const server = serverOf(change);
  // Only a page load lets the server try the next build.
  const hasFailedOnServer = badge.dataset['problem'] === 'failed';
  for (;;) {
    const found = await nextChange(change);
    if (found === 'ended') return;
    if (found === null) {
      await pause();
      continue;
    }
    // Another development server counts its builds from the start.
    const isOther = serverOf(found.change) !== server;
    if (found.version !== null && (isOther || found.version !== shown)) {
      if (isOther || hasFailedOnServer || thrown || !(await refresh.to(found))) {
        keepFields();
        location.reload();
        return;
      }
      shown = found.version;
    }
    showProblem(badge, found.problem ?? thrown);
    change = found.change;
    // The shop responds at once while the development server is down.
    if (change === null) await pause();
  }
}

/** A change id is `<server id>-<counter>`. */
const serverOf = (change: string | null): string | null => change?.split('-')[0] ?? null;

/** @returns null while the shop does not respond */
async function nextChange(after: string | null): Promise<DevelopmentChange | 'ended' | null> {
  try {
    const response = await fetch(`/_shell/preview/state?after=${after ?? ''}`, { cache: 'no-store' });
    if (response.status >= 400 && response.status < 500 && response.status !== 429) return 'ended';
    return response.ok ? ((await response.json()) as DevelopmentChange) : null;
  } catch {
    return null;
  }
}

function showProblem(badge: HTMLElement, problem: DevelopmentChange['problem']): void {
  // React removes the badge when it re-renders the document.
  if (!badge.isConnected) document.body.append(badge);
  if (problem) badge.dataset['problem'] = problem.kind;
  else delete badge.dataset['problem'];
  const text = badge.querySelector('pre');
  if (text) text.textContent = problem ? problemText(problem) : '';
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, pauseMs));
