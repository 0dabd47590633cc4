import type { Measure, ReleaseCount } from '@bergauf/service-kit/release-counts';
import { Counter, type Registry } from 'prom-client';
import type { RemoteName } from 'shared-contracts/remote';
import type { ReleaseSet } from '../app/page-state.ts';
import type { VitalsReport } from '../app/vitals-report.ts';

/** Counts for each release, by which rollouts are judged. Each count belongs to the set that rendered the page. */
export type ReleaseCounts = {
  /** This server served a page of the set, document or payload. A cache in front of it serves most public pages, which are not counted. */
  countView(set: ReleaseSet): void;
  /**
   * @param failed remotes that failed in the rendering, or were left out because they had hung a worker
   * @param undecided remotes that waited for the product API: not counted, as that is no evidence about them
   */
  countRendering(set: ReleaseSet, failed: ReadonlySet<RemoteName>, undecided?: ReadonlySet<RemoteName>): void;
  /** A release failed in a browser; browsers report each release once for each page load. */
  countBrowserFailure(remote: string, version: string): void;
  /** @param remotes the remotes of the page, with their versions */
  countPageLoad(remotes: ReadonlyMap<string, string>, report: Pick<VitalsReport, 'vitals' | 'errors'>): void;
  /** Events of shoppers who consent to statistics. */
  countShopping(set: ReleaseSet, of: { pages: number; addedToCart: number }): void;
  list(): ReleaseCount[];
};

/** Most releases that are counted; those that were counted last stay. */
const mostReleases = 60;

/** Upper limits of good Web Vitals: milliseconds, and a score. */
const limits = { lcp: 2_500, inp: 200, cls: 0.1 };

type Sums = Map<Measure, { trials: number; events: number }>;

/** @param channel whose discovery document the shell serves; tells apart several shells in one Prometheus */
export function createReleaseCounts(registry: Registry, channel: string): ReleaseCounts {
  const releases = new Map<string, { remote: string; version: string; sums: Sums }>();

  function add(remote: string, version: string, measure: Measure, trials: number, events: number): void {
    const id = `${remote}@${version}`;
    const release = releases.get(id) ?? { remote, version, sums: new Map() };
    // The newest one stands last.
    releases.delete(id);
    releases.set(id, release);
    const before = release.sums.get(measure) ?? { trials: 0, events: 0 };
    release.sums.set(measure, { trials: before.trials + trials, events: before.events + events });
    const [oldest] = releases.keys();
    if (releases.size > mostReleases && oldest !== undefined) releases.delete(oldest);
  }

  const forSet = ({ remotes }: ReleaseSet, apply: (remote: RemoteName, version: string) => void): void => {
    for (const [remote, release] of Object.entries(remotes)) if (release) apply(remote as RemoteName, release.version);
  };

  const list = (): ReleaseCount[] =>
    [...releases.values()].flatMap(({ remote, version, sums }) =>
      [...sums].map(([measure, sum]) => ({ remote, version, measure, ...sum })),
    );

  exportAs(registry, 'bergauf_release_trials_total', 'Renderings and page views by which releases are compared.', () =>
    list().map(({ trials, events: _, ...labels }) => ({ labels: { ...labels, channel }, value: trials })),
  );
  exportAs(registry, 'bergauf_release_events_total', 'Those of the trials in which the measured event happened.', () =>
    list().map(({ trials: _, events, ...labels }) => ({ labels: { ...labels, channel }, value: events })),
  );

  return {
    countView: (set) => forSet(set, (remote, version) => add(remote, version, 'browser-failures', 1, 0)),
    countRendering: (set, failed, undecided) =>
      forSet(set, (remote, version) => {
        if (failed.has(remote)) add(remote, version, 'server-failures', 1, 1);
        else if (!undecided?.has(remote)) add(remote, version, 'server-failures', 1, 0);
      }),
    countBrowserFailure: (remote, version) => add(remote, version, 'browser-failures', 0, 1),
    countPageLoad(remotes, { vitals, errors }) {
      for (const [remote, version] of remotes) {
        const hasThrown = errors.some((error) => error.remote === remote && error.version === version);
        add(remote, version, 'script-errors', 1, hasThrown ? 1 : 0);
        const { lcp, inp, cls } = vitals;
        if (lcp !== undefined) add(remote, version, 'slow-paint', 1, lcp > limits.lcp ? 1 : 0);
        if (inp !== undefined) add(remote, version, 'slow-input', 1, inp > limits.inp ? 1 : 0);
        if (cls !== undefined) add(remote, version, 'layout-shift', 1, cls > limits.cls ? 1 : 0);
      }
    },
    countShopping: (set, { pages, addedToCart }) =>
      forSet(set, (remote, version) => add(remote, version, 'add-to-cart', pages, addedToCart)),
    list,
  };
}

type Series = { labels: { remote: string; version: string; measure: string; channel: string }; value: number };

function exportAs(registry: Registry, name: string, help: string, series: () => Series[]): void {
  new Counter({
    name,
    help,
    labelNames: ['remote', 'version', 'measure', 'channel'],
    registers: [registry],
    collect() {
      this.reset();
      for (const { labels, value } of series()) this.inc(labels, value);
    },
  });
}
