import { isDevelopmentBuild } from '../../store/version.ts';
import type { HistoryEntry, Observation } from './history.ts';

/** The past of one remote, from the history. */
export type RemotePast = {
  /** Default releases that rollbacks go back through, the newest last; without development builds. */
  defaults: readonly string[];
  /** All releases that have ever been the default. */
  promoted: ReadonlySet<string>;
  /** Releases that a rollback does not choose, and why. */
  bad: ReadonlyMap<string, string>;
  /** The bad releases that were withdrawn by an edit. */
  withdrawn: ReadonlyMap<string, Withdrawal>;
  /** Version in traffic to the time since which it has been there without a break, ISO 8601. */
  since: ReadonlyMap<string, string>;
  /** Version to the time when it left the traffic, ISO 8601. */
  until: ReadonlyMap<string, string>;
  /** The traffic after the last edit. */
  last: ReplayedTraffic;
};

/** The edit that withdrew a release. */
export type Withdrawal = {
  /** ISO 8601. */
  at: string;
  /** Name of a token or user; `registry` if the evidence decided. */
  who: string;
  how: 'was rolled back' | 'was withdrawn as a canary';
  /** Note of the edit, if any. */
  note: string | null;
};

/** A remote's traffic according to its history. */
export type ReplayedTraffic = {
  current: string | null;
  canary: { version: string; percent: number } | null;
  isOff: boolean;
  /** Why promotions are refused; null if they are not. */
  pin: string | null;
};

/** The state while the history is replayed. */
type Reading = ReplayedTraffic & {
  defaults: string[];
  promoted: Set<string>;
  since: Map<string, string>;
  until: Map<string, string>;
  withdrawn: Map<string, Withdrawal>;
  /** A running shell had a problem with it. */
  failed: Map<string, string>;
  beforeDevelopment: Pick<ReplayedTraffic, 'current' | 'canary'> | null;
};

/**
 * Replays the history of a remote. A promotion is pushed onto the stack of default releases; a rollback removes all releases above its
 * target. So repeated rollbacks go further back each time. A release that was rolled back or has failed counts as bad until it
 * is promoted again.
 *
 * @param now the current observations of running shells
 */
export function replay(history: readonly HistoryEntry[], name: string, now: readonly Observation[] = []): RemotePast {
  const reading: Reading = {
    current: null,
    canary: null,
    isOff: false,
    pin: null,
    beforeDevelopment: null,
    ...{
      defaults: [],
      promoted: new Set(),
      since: new Map(),
      until: new Map(),
      withdrawn: new Map(),
      failed: new Map(),
    },
  };
  for (const entry of history) {
    if (entry.name !== name && entry.action !== 'recover') continue;
    const wasOff = reading.isOff;
    // Observations were made before the edit.
    observe(reading, entry.seen ?? []);
    read(reading, entry);
    if (entry.action === 'disable') continue;
    const inTraffic = [reading.current, reading.canary?.version ?? null].filter((version) => version !== null);
    // The time in traffic starts again after a remote was off.
    const before = entry.action === 'enable' && wasOff ? new Map<string, string>() : reading.since;
    for (const version of reading.since.keys()) if (!inTraffic.includes(version)) reading.until.set(version, entry.at);
    for (const version of inTraffic) reading.until.delete(version);
    reading.since = new Map(inTraffic.map((version) => [version, before.get(version) ?? entry.at]));
  }
  observe(reading, now);
  const { defaults, promoted, since, until, withdrawn, failed, current, canary, isOff, pin } = reading;
  return {
    defaults,
    promoted,
    since,
    until,
    bad: new Map([...failed, ...[...withdrawn].map(([version, { how }]) => [version, how] as const)]),
    withdrawn,
    last: { current, canary, isOff, pin },
  };
}

function observe({ failed }: Reading, seen: readonly Observation[]): void {
  for (const { version, problem } of seen) {
    if (problem) failed.set(version, `failed in the shop (${problem})`);
    else failed.delete(version);
  }
}

function read(reading: Reading, { at, who, action, from, to, percent, reason = '', note }: HistoryEntry): void {
  const { current, canary, defaults, promoted, withdrawn, failed } = reading;
  const withdraw = (version: string, how: Withdrawal['how']) =>
    withdrawn.set(version, { at, who, how, note: note ?? null });
  switch (action) {
    case 'promote':
      if (!to) return;
      if (canary && to === current) withdraw(canary.version, 'was withdrawn as a canary');
      withdrawn.delete(to);
      failed.delete(to);
      if (to !== defaults.at(-1)) defaults.push(to);
      promoted.add(to);
      setTraffic(reading, to, null);
      return;
    case 'rollback':
      if (canary) withdraw(canary.version, 'was withdrawn as a canary');
      if (!to) return;
      withdrawn.delete(to);
      if (from) withdraw(from, 'was rolled back');
      // If the target was rolled back itself, it has left the stack; the rest of the stack remains valid for further rollbacks.
      reading.defaults = [...(defaults.includes(to) ? defaults.slice(0, defaults.lastIndexOf(to)) : defaults), to];
      promoted.add(to);
      setTraffic(reading, to, null);
      return;
    case 'canary':
      if (from) reading.current = from;
      reading.canary = to && percent ? { version: to, percent } : null;
      if (to && !percent) withdraw(to, 'was withdrawn as a canary');
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
      return;
    }
    case 'pin':
    case 'unpin':
      reading.pin = action === 'pin' ? reason : null;
      return;
    case 'note':
      return;
  }
}

/** The traffic that a recovery restores; without development builds. */
export function recovered({
  current,
  canary,
  defaults,
}: Pick<Reading, 'current' | 'canary'> & { defaults: readonly string[] }) {
  if (current === null || !isDevelopmentBuild(current)) return { current, canary };
  return { current: defaults.at(-1) ?? null, canary: null };
}

function setTraffic(reading: Reading, current: string | null, canary: ReplayedTraffic['canary']): void {
  reading.current = current;
  reading.canary = canary;
  reading.beforeDevelopment = null;
}
