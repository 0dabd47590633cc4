import type { VitalsReport } from '../../app/vitals-report.ts';

/** Milliseconds from the start of the navigation until the first instance of each fragment was hydrated. */
export function hydratedFragments(): VitalsReport['interactive'] {
  const found: VitalsReport['interactive'] = {};
  for (const { name, startTime } of performance.getEntriesByType('mark')) {
    if (name.startsWith('mf-')) found[name] ??= startTime;
  }
  return found;
}

/** Milliseconds that the files of each frontend took during the first load, from the first request to the last byte. */
export function loadedRemotes(): VitalsReport['loaded'] {
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

/** Frontends set a mark for each text of an on-demand module that they had to show in German. */
export function missingMessages(): Pick<VitalsReport, 'missingMessages'> {
  const counts: Record<string, number> = {};
  for (const { name } of performance.getEntriesByType('mark')) {
    const [, remote] = /^untranslated (mf-[a-z-]+)$/.exec(name) ?? [];
    if (remote) counts[remote] = (counts[remote] ?? 0) + 1;
  }
  return Object.keys(counts).length > 0 ? { missingMessages: counts } : {};
}
