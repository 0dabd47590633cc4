import { isDevelopmentBuild } from '../store/version.ts';
import type { HistoryEntry, Observation } from './history.ts';

/** What the history tells of one remote. */
export type RemotePast = {
  /** Default releases that a rollback walks back over, the newest last. Builds under development never are among them. */
  defaults: readonly string[];
  /** All that have ever been the default. */
  promoted: ReadonlySet<string>;
  /** Releases that a rollback does not choose, and why. */
  bad: ReadonlyMap<string, string>;
  /** Version in traffic to the time since when it has been there without a break, ISO 8601. */
  since: ReadonlyMap<string, string>;
  /** What the document said after the last edit. */
  last: RemoteTraffic;
};

export type RemoteTraffic = {
  current: string | null;
  canary: { version: string; percent: number } | null;
  isOff: boolean;
};

/** What is known of a remote while its history is read. */
type Reading = RemoteTraffic & {
  defaults: string[];
  promoted: Set<string>;
  since: Map<string, string>;
  /** Taken back by an operator: rolled back, or ended as a canary. */
  withdrawn: Map<string, string>;
  /** A running shell had a problem with it. */
  failed: Map<string, string>;
  beforeDevelopment: Pick<RemoteTraffic, 'current' | 'canary'> | null;
};

/**
 * Reads the past of a remote off the history. A promotion goes on top of the releases before it; a rollback cuts off what is
 * above the release it went to. So repeated rollbacks go further and further back. What was taken back or has failed is bad
 * until it is promoted anew.
 *
 * @param now what running shells say at this moment
 */
export function replay(history: readonly HistoryEntry[], name: string, now: readonly Observation[] = []): RemotePast {
  const reading: Reading = {
    ...{ current: null, canary: null, isOff: false, beforeDevelopment: null },
    ...{ defaults: [], promoted: new Set(), since: new Map(), withdrawn: new Map(), failed: new Map() },
  };
  for (const entry of history) {
    if (entry.name !== name && entry.action !== 'recover') continue;
    const wasOff = reading.isOff;
    read(reading, entry);
    observe(reading, entry.seen ?? []);
    if (entry.action === 'disable') continue;
    const inTraffic = [reading.current, reading.canary?.version ?? null].filter((version) => version !== null);
    // What comes back from being off begins anew.
    const before = entry.action === 'enable' && wasOff ? new Map<string, string>() : reading.since;
    reading.since = new Map(inTraffic.map((version) => [version, before.get(version) ?? entry.at]));
  }
  observe(reading, now);
  const { defaults, promoted, since, withdrawn, failed, current, canary, isOff } = reading;
  return { defaults, promoted, since, bad: new Map([...failed, ...withdrawn]), last: { current, canary, isOff } };
}

function observe({ failed }: Reading, seen: readonly Observation[]): void {
  for (const { version, problem } of seen) {
    if (problem) failed.set(version, `failed in the shop (${problem})`);
    else failed.delete(version);
  }
}

function read(reading: Reading, { action, from, to, percent }: HistoryEntry): void {
  const { current, canary, defaults, promoted, withdrawn, failed } = reading;
  switch (action) {
    case 'promote':
      if (!to) return;
      if (canary && to === current) withdrawn.set(canary.version, 'was withdrawn as a canary');
      withdrawn.delete(to);
      failed.delete(to);
      if (to !== defaults.at(-1)) defaults.push(to);
      promoted.add(to);
      setTraffic(reading, to, null);
      return;
    case 'rollback':
      if (canary) withdrawn.set(canary.version, 'was withdrawn as a canary');
      if (!to) return;
      withdrawn.delete(to);
      if (from) withdrawn.set(from, 'was rolled back');
      reading.defaults = [...defaults.slice(0, Math.max(0, defaults.lastIndexOf(to))), to];
      promoted.add(to);
      setTraffic(reading, to, null);
      return;
    case 'canary':
      if (from) reading.current = from;
      reading.canary = to && percent ? { version: to, percent } : null;
      if (to && !percent) withdrawn.set(to, 'was withdrawn as a canary');
      return;
    case 'disable':
    case 'enable':
      reading.isOff = action === 'disable';
      return;
    case 'develop':
      reading.beforeDevelopment ??= { current, canary };
      reading.current = to;
      reading.canary = null;
      return;
    case 'restore':
      setTraffic(reading, to, reading.beforeDevelopment?.canary ?? null);
      if (!to) reading.isOff = false;
      return;
    case 'recover': {
      const back = recovered(reading);
      setTraffic(reading, back.current, back.canary);
    }
  }
}

/** What a recovery brings back: what a release watch had put there is left out. */
export function recovered({
  current,
  canary,
  defaults,
}: Pick<Reading, 'current' | 'canary'> & { defaults: readonly string[] }) {
  if (current === null || !isDevelopmentBuild(current)) return { current, canary };
  return { current: defaults.at(-1) ?? null, canary: null };
}

function setTraffic(reading: Reading, current: string | null, canary: RemoteTraffic['canary']): void {
  reading.current = current;
  reading.canary = canary;
  reading.beforeDevelopment = null;
}
