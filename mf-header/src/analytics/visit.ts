import type { Analytics } from 'shared-contracts/analytics';
import type { SiteLimits } from 'shared-contracts/app';
import { createPausableTimer } from 'shared-contracts/pausable-timer';
import { type KeyValueStorage, versionedRecord } from 'shared-contracts/storage';

/** A visit lasts until its tab is closed. `id`: 16 random hexadecimal digits. `shownMs`: how long the shop was visible. */
type VisitRecord = { readonly id: string; readonly pages: number; readonly shownMs: number };

export type Visit = {
  readonly id: string;
  /** Counts a page, and reports the one that reaches the site's limit. */
  countPage(): void;
  /** Stops the timer and deletes the stored visit. */
  discard(): void;
};

/**
 * Counts pages and the time in which the shop is visible, across full page loads: in this tab's storage, under the consent to statistics.
 * The timer is paused while the tab is in the background.
 */
export function openVisit(
  track: Analytics['track'],
  { pageTimerMs, pageCounterPages }: Pick<SiteLimits, 'pageTimerMs' | 'pageCounterPages'>,
  storage: KeyValueStorage | null = tabStorage(),
): Visit {
  const record = versionedRecord('bergauf-visit', 1, isVisit, storage);
  let visit: VisitRecord = record.read() ?? { id: randomId(), pages: 0, shownMs: 0 };
  let shownSince: number | null = null;
  const timer = createPausableTimer(pageTimerMs - visit.shownMs, () => {
    shownSince = null;
    store({ shownMs: pageTimerMs });
    track({ name: 'page_timer' });
  });

  function store(change: Partial<VisitRecord>): void {
    visit = { ...visit, ...change };
    record.write(visit);
  }

  function follow(): void {
    const isHidden = document.visibilityState === 'hidden';
    if (isHidden) hide();
    else if (shownSince === null && visit.shownMs < pageTimerMs) {
      shownSince = Date.now();
      timer.run();
    }
  }

  function hide(): void {
    timer.pause();
    if (shownSince !== null) store({ shownMs: Math.min(visit.shownMs + Date.now() - shownSince, pageTimerMs - 1) });
    shownSince = null;
  }

  document.addEventListener('visibilitychange', follow);
  addEventListener('pagehide', hide);
  addEventListener('pageshow', follow);
  follow();

  return {
    id: visit.id,
    countPage() {
      store({ pages: visit.pages + 1 });
      if (visit.pages === pageCounterPages) track({ name: 'page_counter' });
    },
    discard() {
      timer.stop();
      document.removeEventListener('visibilitychange', follow);
      removeEventListener('pagehide', hide);
      removeEventListener('pageshow', follow);
      record.clear();
    },
  };
}

function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function isVisit(value: unknown): value is VisitRecord {
  const { id, pages, shownMs } = Object(value) as Record<string, unknown>;
  return /^[0-9a-f]{16}$/.test(String(id)) && Number.isSafeInteger(pages) && Number.isSafeInteger(shownMs);
}

/** Reading the property alone throws where storage is forbidden. */
function tabStorage(): KeyValueStorage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}
