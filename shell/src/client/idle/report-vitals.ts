import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { laterElementId } from '../../app/element-ids.ts';
import type { PageState } from '../../app/page-state.ts';
import { type VitalsReport, vitalsPath } from '../../app/vitals-report.ts';
import { hydratedFragments, loadedRemotes, missingMessages } from './resource-times.ts';
import { scriptErrors } from './script-errors.ts';

/**
 * Measures this page load and reports it once, when the tab is hidden or left: vitals, when each fragment was hydrated, when the files of
 * each frontend had arrived, and script errors. It contains no identifier of a person, tab or device (decision 0051).
 */
export function reportVitals(state: PageState): void {
  const share = Number(document.getElementById(laterElementId)?.dataset['share'] ?? 0);
  if (Math.random() >= share) return;
  const vitals: VitalsReport['vitals'] = {};
  const options = { reportAllChanges: true };
  const note =
    (vital: keyof VitalsReport['vitals']) =>
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
    const report: VitalsReport = {
      route: state.routeId,
      releases: releasesOf(state),
      vitals,
      interactive: hydratedFragments(),
      loaded: loadedRemotes(),
      errors: scriptErrors(globalThis.bergaufErrors ?? []),
      ...missingMessages(),
    };
    navigator.sendBeacon(vitalsPath, new Blob([JSON.stringify(report)], { type: 'application/json' }));
  };
  // The library has added its listeners before: what it measures while the tab is being hidden is part of the report.
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send());
  addEventListener('pagehide', send);
}

function releasesOf({ set }: PageState): VitalsReport['releases'] {
  const entries = Object.entries(set.remotes).flatMap(([name, remote]) => (remote ? [[name, remote.version]] : []));
  return Object.fromEntries(entries);
}
