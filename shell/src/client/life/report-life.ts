import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { type LifeReport, laterElementId, lifePath } from '../../app/life-report.ts';
import type { PageState } from '../../app/page-state.ts';
import { scriptErrors } from './script-errors.ts';

/**
 * Measures this page load and reports it once, when the tab is hidden or left: vitals, when the fragments were interactive, when the
 * files of each frontend had arrived, and errors of scripts. No identifier of a person, tab or device is part of it (decision 0051).
 */
export function reportLife(state: PageState): void {
  const share = Number(document.getElementById(laterElementId)?.dataset['share'] ?? 0);
  if (Math.random() >= share) return;
  const vitals: LifeReport['vitals'] = {};
  const options = { reportAllChanges: true };
  const note =
    (vital: keyof LifeReport['vitals']) =>
    ({ value }: { value: number }): void => {
      vitals[vital] = value;
    };
  onTTFB(note('ttfb'), options);
  onFCP(note('fcp'), options);
  onLCP(note('lcp'), options);
  onINP(note('inp'), options);
  onCLS(note('cls'), options);
  let isSent = false;
  const send = (): void => {
    if (isSent) return;
    isSent = true;
    const report: LifeReport = {
      route: state.routeId,
      releases: releasesOf(state),
      vitals,
      interactive: hydratedFragments(),
      loaded: loadedRemotes(),
      errors: scriptErrors(globalThis.bergaufErrors ?? []),
    };
    navigator.sendBeacon(lifePath, new Blob([JSON.stringify(report)], { type: 'application/json' }));
  };
  // The library adds its own listeners before: what it learns as the tab is hidden is part of the report.
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send());
  addEventListener('pagehide', send);
}

function releasesOf({ set }: PageState): LifeReport['releases'] {
  const entries = Object.entries(set.remotes).flatMap(([name, remote]) => (remote ? [[name, remote.version]] : []));
  return Object.fromEntries(entries);
}

/** Milliseconds from the start of the navigation until the first of each fragment was hydrated. */
function hydratedFragments(): LifeReport['interactive'] {
  const found: LifeReport['interactive'] = {};
  for (const { name, startTime } of performance.getEntriesByType('mark')) {
    if (name.startsWith('mf-')) found[name] ??= startTime;
  }
  return found;
}

/** Milliseconds that the files of each frontend took, from the first request to the last byte, as far as the first load goes. */
function loadedRemotes(): LifeReport['loaded'] {
  const spans = new Map<string, { from: number; to: number }>();
  // Scripts start after the first frame, which may be after the load event.
  const firstLoadEnds = Math.max(0, ...Object.values(hydratedFragments()));
  for (const entry of performance.getEntriesByType('resource') as PerformanceResourceTiming[]) {
    const [, remote] = /\/(mf-[a-z-]+)\/\d[\w.+-]*\/client\/.*\.js$/.exec(entry.name) ?? [];
    if (!remote || entry.startTime > firstLoadEnds) continue;
    const span = spans.get(remote) ?? { from: entry.startTime, to: 0 };
    spans.set(remote, {
      from: Math.min(span.from, entry.startTime),
      to: Math.max(span.to, entry.responseEnd),
    });
  }
  return Object.fromEntries([...spans].map(([remote, { from, to }]) => [remote, Math.max(0, to - from)]));
}
