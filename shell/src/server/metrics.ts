import { mainChannel } from '@bergauf/service-kit/shell-protocol/channel';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { RemoteName } from 'shared-contracts/remote';
import type { ReleaseSet } from '../app/page-state.ts';
import { createReleaseCounts, type ReleaseCounts } from './release-counts.ts';
import type { RemoteFailure } from './worker/protocol.ts';

export type Metrics = {
  registry: Registry;
  pages: Counter<'from'>;
  renderSeconds: Histogram;
  swaps: Counter;
  dataFailures: Counter<'reason'>;
  lostWorkers: Counter;
  failedReports: Counter;
  releaseCounts: ReleaseCounts;
  /** Exports size and entries of the page cache. */
  watchCache(cache: { bytes(): number; size(): number }): void;
  /** Exports the wanted and the serving revision, and the problems of the release sync. */
  watchReleaseSync(status: () => WatchedStatus): void;
  /** Records the set that shoppers without a bucket get from now on. */
  setActive(set: ReleaseSet): void;
  /** Records releases that shoppers may get: failures in browsers are counted by these versions only. */
  addKnown(set: ReleaseSet): void;
  /**
   * Counts a page of a set that hung or crashed against each of its releases, any of which may be the cause. @returns false for an unknown
   * set
   */
  countCrash(setId: string): boolean;
  /** True for releases that have been in traffic since the server started. */
  isKnownRelease(remote: string, version: string): boolean;
  /** True for remotes that have had a release in traffic since the server started. */
  isKnownRemote(remote: string): boolean;
  /** @param counts by remote, how many texts a rendered page did not have in its language */
  countMissingMessages(counts: Readonly<Partial<Record<RemoteName, number>>>): void;
  countFailures(failures: readonly (RemoteFailure | BrowserFailure)[], where: 'server' | 'browser'): void;
};

/** The fields of the release sync's status that the metrics read. */
type WatchedStatus = {
  wanted: { revision: number } | null;
  serving: { revision: number } | null;
  problems: readonly { kind: string }[];
};

export type BrowserFailure = { remote: string; version: string; phase: string };

const mostKnownSets = 60;

/**
 * Metrics of one server; two servers in one process have separate ones.
 * @param channel whose discovery document the server follows; null: the main one
 */
export function createMetrics(channel: string | null = null): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const failures = new Counter({
    name: 'bergauf_remote_failures_total',
    help: 'Failures of a frontend, by the release that failed, where, and in which phase.',
    labelNames: ['remote', 'version', 'where', 'phase'],
    registers: [registry],
  });
  const missingMessages = new Counter({
    name: 'bergauf_missing_messages_total',
    help: 'Texts that a page or a module did not have in its language and showed in German, by frontend.',
    labelNames: ['remote'],
    registers: [registry],
  });
  const active = new Gauge({
    name: 'bergauf_remote_active',
    help: '1 for the release of each frontend that shoppers without a bucket get.',
    labelNames: ['remote', 'version'],
    registers: [registry],
  });
  const known = new Set<string>();
  const knownRemotes = new Set<string>();
  /** By id; the sets that were prepared last. */
  const knownSets = new Map<string, ReleaseSet>();
  const releaseCounts = createReleaseCounts(registry, channel ?? mainChannel);
  return {
    registry,
    releaseCounts,
    pages: new Counter({
      name: 'bergauf_pages_total',
      help: 'Pages served, by where they came from.',
      labelNames: ['from'],
      registers: [registry],
    }),
    renderSeconds: new Histogram({
      name: 'bergauf_render_seconds',
      help: 'Time in the render worker for one page, data included.',
      buckets: [0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
      registers: [registry],
    }),
    dataFailures: new Counter({
      name: 'bergauf_page_data_failures_total',
      help: 'Pages rendered without their data, by reason.',
      labelNames: ['reason'],
      registers: [registry],
    }),
    lostWorkers: new Counter({
      name: 'bergauf_render_workers_lost_total',
      help: 'Render workers that hung and were ended, or that died.',
      registers: [registry],
    }),
    countMissingMessages(counts) {
      for (const [remote, count] of Object.entries(counts)) missingMessages.inc({ remote }, count);
    },
    watchCache(cache) {
      new Gauge({
        name: 'bergauf_page_cache_bytes',
        help: 'Bytes that the page cache holds, keys and compressed forms included.',
        registers: [registry],
        collect() {
          this.set(cache.bytes());
        },
      });
      new Gauge({
        name: 'bergauf_page_cache_entries',
        help: 'Pages that the page cache holds.',
        registers: [registry],
        collect() {
          this.set(cache.size());
        },
      });
    },
    watchReleaseSync(status) {
      new Gauge({
        name: 'bergauf_rollout_revision',
        help: 'Revision of the wanted discovery document, and of the last one that serves completely.',
        labelNames: ['state'],
        registers: [registry],
        collect() {
          const { wanted, serving } = status();
          if (wanted) this.set({ state: 'wanted' }, wanted.revision);
          if (serving) this.set({ state: 'serving' }, serving.revision);
        },
      });
      new Gauge({
        name: 'bergauf_rollout_problems',
        help: 'Problems that keep the serving set from the wanted one, by kind.',
        labelNames: ['kind'],
        registers: [registry],
        collect() {
          this.reset();
          for (const { kind } of status().problems) this.inc({ kind });
        },
      });
    },
    failedReports: new Counter({
      name: 'bergauf_registry_reports_failed_total',
      help: 'Reports about releases that the registry did not accept. Without them canaries have no evidence.',
      registers: [registry],
    }),
    swaps: new Counter({
      name: 'bergauf_set_swaps_total',
      help: 'Release sets taken into traffic.',
      registers: [registry],
    }),
    setActive(set) {
      active.reset();
      for (const [remote, release] of Object.entries(set.remotes)) {
        if (release) active.set({ remote, version: release.version }, 1);
      }
    },
    addKnown(set) {
      knownSets.delete(set.id);
      knownSets.set(set.id, set);
      const [oldest] = knownSets.keys();
      if (knownSets.size > mostKnownSets && oldest !== undefined) knownSets.delete(oldest);
      for (const [remote, release] of Object.entries(set.remotes)) {
        if (!release) continue;
        knownRemotes.add(remote);
        known.add(`${remote}@${release.version}`);
      }
    },
    countCrash(setId) {
      const set = knownSets.get(setId);
      for (const [remote, release] of Object.entries(set?.remotes ?? {})) {
        if (release) releaseCounts.countBrowserFailure(remote, release.version);
      }
      return set !== undefined;
    },
    isKnownRemote: (remote) => knownRemotes.has(remote),
    isKnownRelease: (remote, version) => known.has(`${remote}@${version}`),
    countFailures(list, where) {
      for (const { remote, version, phase } of list) failures.inc({ remote, version, where, phase });
    },
  };
}
