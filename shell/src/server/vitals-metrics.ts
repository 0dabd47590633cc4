import { Counter, Histogram, type Registry } from 'prom-client';
import { remoteOf } from '../app/remote-loader.ts';
import type { ShopRoute } from '../app/route-table.ts';
import type { VitalsReport } from '../app/vitals-report.ts';

export type VitalsMetrics = {
  /** Counts one page load. Unknown names are left out or counted as `other`: labels stay bounded. */
  count(report: VitalsReport): void;
  /** Counts a report that was refused. */
  refuse(reason: 'malformed' | 'limited' | 'foreign'): void;
};

type Options = {
  registry: Registry;
  /** Routes of all sets that shoppers get now. */
  routes(): readonly ShopRoute[];
  /** Called with each report and the frontends of its page whose releases are running. */
  onPageLoad?: (remotes: ReadonlyMap<string, string>, report: VitalsReport) => void;
  /** Releases that shoppers get now, as `<remote>@<version>`. */
  running(): ReadonlySet<string>;
  /** Called with the number of missing texts, by running frontend. */
  onMissingMessages?: (counts: Readonly<Record<string, number>>) => void;
  /** What those releases expose, as `<remote>/<module>`. */
  exposes(): ReadonlySet<string>;
};

const seconds = [0.05, 0.1, 0.2, 0.5, 1, 1.8, 2.5, 4, 8, 15];
/** The limits of a good and of a poor score are among them. */
const shifts = [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1];

/** Longer times come from suspended devices. */
const longestMs = 120_000;

/**
 * Vitals of page loads as Prometheus histograms. Labels are pages, exposed modules, remotes and versions of running releases only; when a
 * release is no longer in traffic, all series are reset.
 */
export function createVitalsMetrics({
  registry,
  routes,
  running,
  exposes,
  onPageLoad,
  onMissingMessages,
}: Options): VitalsMetrics {
  const registers = [registry];
  const vitals = new Histogram({
    name: 'bergauf_web_vital_seconds',
    help: 'Time to first byte, first and largest contentful paint, and the slowest response to an input, by page and release.',
    labelNames: ['vital', 'page', 'remote', 'version'],
    buckets: seconds,
    registers,
  });
  const layoutShift = new Histogram({
    name: 'bergauf_layout_shift',
    help: 'Cumulative layout shift of a page load, by page and release.',
    labelNames: ['page', 'remote', 'version'],
    buckets: shifts,
    registers,
  });
  const interactive = new Histogram({
    name: 'bergauf_fragment_interactive_seconds',
    help: 'Time from the start of a page load until a fragment was hydrated.',
    labelNames: ['fragment', 'version'],
    buckets: seconds,
    registers,
  });
  const loaded = new Histogram({
    name: 'bergauf_remote_load_seconds',
    help: 'Time in which the files of a frontend were loaded, from the first request to the last byte.',
    labelNames: ['remote', 'version'],
    buckets: seconds,
    registers,
  });
  const errors = new Counter({
    name: 'bergauf_script_errors_total',
    help: 'Errors in browsers that no code caught, by the release whose file threw.',
    labelNames: ['remote', 'version'],
    registers,
  });
  const reports = new Counter({
    name: 'bergauf_vitals_reports_total',
    help: 'Reports of page loads by browsers, by outcome.',
    labelNames: ['outcome'],
    registers,
  });
  let labelled: ReadonlySet<string> = new Set();

  /** Removes all series as soon as shoppers no longer get one of their releases: versions must not accumulate as labels. */
  function forgetOthers(releases: ReadonlySet<string>): void {
    const isGone = [...labelled].some((release) => !releases.has(release));
    labelled = releases;
    if (!isGone) return;
    for (const metric of [vitals, layoutShift, interactive, loaded, errors]) metric.reset();
  }

  return {
    count(report) {
      const releases = running();
      forgetOthers(releases);
      reports.inc({ outcome: 'counted' });
      const versionOf = (remote: string): string => {
        const version = report.releases[remote] ?? '';
        return releases.has(`${remote}@${version}`) ? version : 'other';
      };
      const remotes = new Set([...releases].map((release) => release.slice(0, release.indexOf('@'))));
      const fragments = exposes();
      const route = routes().find(({ id }) => id === report.route);
      const remote = route ? remoteOf(route.page) : 'shell';
      const of = { page: route?.id ?? 'other', remote, version: remote === 'shell' ? '-' : versionOf(remote) };
      const { cls, ...times } = report.vitals;
      for (const [vital, ms] of Object.entries(times)) {
        if (ms <= longestMs) vitals.observe({ vital, ...of }, ms / 1000);
      }
      if (cls !== undefined) layoutShift.observe(of, cls);
      for (const [fragment, ms] of Object.entries(report.interactive)) {
        if (!fragments.has(fragment) || ms > longestMs) continue;
        interactive.observe({ fragment, version: versionOf(fragment.slice(0, fragment.indexOf('/'))) }, ms / 1000);
      }
      for (const [name, ms] of Object.entries(report.loaded)) {
        if (remotes.has(name) && ms <= longestMs) loaded.observe({ remote: name, version: versionOf(name) }, ms / 1000);
      }
      for (const { remote: name, version, count } of report.errors) {
        const isRunning = releases.has(`${name}@${version}`);
        const known = name === 'shell' || remotes.has(name) ? name : 'other';
        errors.inc({ remote: known, version: isRunning ? version : 'other' }, count);
      }
      const missing = Object.entries(report.missingMessages ?? {}).filter(([name]) => remotes.has(name));
      onMissingMessages?.(Object.fromEntries(missing));
      onPageLoad?.(remotesOf(report, remote, releases), report);
    },
    refuse: (reason) => reports.inc({ outcome: reason }),
  };
}

/** The page's own frontend, and those whose fragments were hydrated or have thrown. A fragment that failed is never hydrated. */
function remotesOf(
  { interactive, loaded, errors, releases }: VitalsReport,
  owner: string,
  running: ReadonlySet<string>,
): Map<string, string> {
  const fragments = Object.keys(interactive).map((fragment) => fragment.slice(0, fragment.indexOf('/')));
  const present = new Set([owner, ...fragments, ...Object.keys(loaded), ...errors.map(({ remote }) => remote)]);
  return new Map(
    Object.entries(releases).filter(([name, version]) => present.has(name) && running.has(`${name}@${version}`)),
  );
}
